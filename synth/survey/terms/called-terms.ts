import { contentId } from "../../../core/ids.ts";
import type { Cell, Relation } from "../../../core/relation.ts";
import { elementPath } from "../../../crawler/read/dom/dom.ts";
import { textOf } from "../../../crawler/read/dom/text.ts";
import { capitalise, plural } from "../../../logic/english/english.ts";
import { ANCHOR } from "../anchor-mark.ts";
import { type NamedTerm, namedTerms } from "../collections/page-terms.ts";
import { grouped } from "../grouped.ts";
import { chaptersOf } from "../lists/chapter-parts.ts";
import type { FamilyPage } from "../naming/family-page.ts";
import type { LeadingPage } from "../scopes/page-scope.ts";
import type { Scope } from "../surveyed.ts";
import { referencesWithin } from "./see-also.ts";

/** A chapter of fewer sections is looked through at a glance; nobody opens more. */
const LEAST_SECTIONS = 4;
const MOST_SECTIONS = 30;
/** Of fewer things nobody asks which of them has most. */
const LEAST_TERMS = 8;
/** So many of them have more than one, or hardly any differ. */
const LEAST_SEVERAL = 3;
/** What is called takes arguments. */
const CALLED: ReadonlySet<string> = new Set(["function", "method", "command", "macro"]);

interface Found extends NamedTerm {
  page: FamilyPage;
  name: Cell;
}

/**
 * Of the functions that the sections of a chapter describe, the forms that each is called in (lines above one description), and
 * what each refers to behind "See also": a relation with a row for each, the function first. Of chapters all of whose sections
 * were read, where no two of their functions are called the same.
 */
export function calledTerms(
  pages: ReadonlyMap<string, FamilyPage>,
  leading: readonly LeadingPage[],
): { relation: Relation; scope: Scope }[] {
  return chaptersOf(leading).flatMap(({ noun, whole, members }) => {
    const own = members.flatMap((url) => pages.get(url) ?? []);
    if (members.length < LEAST_SECTIONS || members.length > MOST_SECTIONS || own.length < members.length) return [];
    const terms = own.flatMap((page) => namedTerms(page).map((term) => ({ ...term, page })));
    return [...grouped(terms, ({ kind }) => kind)].flatMap(([kind, alike]) => {
      const found = alike.filter((one): one is Found => one.name !== undefined);
      const names = new Set(found.map(({ name }) => name.value.printed));
      const isSure = names.size === alike.length && alike.every((one) => one.isSure);
      if (!isSure || found.length < LEAST_TERMS || new Set(found.map(({ page }) => page.url)).size < LEAST_SECTIONS)
        return [];
      const things = `${plural(kind)} described in the ${plural(noun)} of ${whole}`;
      const relations = [CALLED.has(kind) ? formsOf(kind, whole, found) : undefined, referencesOf(kind, whole, found)];
      return relations
        .filter((one) => one !== undefined)
        .map(({ relation, noun: counted, isLacking }) => ({
          relation,
          scope: {
            noun: counted,
            ...(isLacking ? { lackedBySome: true as const } : {}),
            place: (site: string) => `among the ${things} of ${site}`,
          },
        }));
    });
  });
}

interface Counted {
  relation: Relation;
  /** What its rows are, in the singular. */
  noun: string;
  isLacking: boolean;
}

function formsOf(kind: string, key: string, found: readonly Found[]): Counted | undefined {
  const counts = found.map(({ lines }) => lines.length);
  if (counts.filter((count) => count > 1).length < LEAST_SEVERAL) return undefined;
  const rows = found.flatMap(({ name, lines, page: { snapshot, url } }) =>
    lines.map((line) => {
      const printed = textOf(line).replace(ANCHOR, "");
      const place = { at: "node" as const, path: elementPath(line), start: 0, end: printed.length };
      return { cells: [name, { value: { kind: "text" as const, printed }, evidence: { snapshot, url, place } }] };
    }),
  );
  return { relation: counting("calling form", kind, key, rows), noun: "calling form", isLacking: false };
}

function referencesOf(kind: string, key: string, found: readonly Found[]): Counted | undefined {
  const read = found.map(({ description, page }) => (description ? referencesWithin(description, page) : []));
  if (read.some((one) => one === undefined)) return undefined;
  const referring = read.filter((one) => one!.length > 0).length;
  if (referring < LEAST_TERMS) return undefined;
  const rows = found.flatMap(({ name }, at) => read[at]!.map((cell) => ({ cells: [name, cell] })));
  const noun = "“See also” reference";
  return { relation: counting(noun, kind, key, rows), noun, isLacking: referring < found.length };
}

function counting(noun: string, kind: string, key: string, rows: Relation["rows"]): Relation {
  return {
    id: contentId("called_terms", noun, kind, key),
    name: capitalise(plural(noun)),
    source: "records",
    url: rows[0]!.cells[0]!.evidence.url,
    columns: [
      { name: capitalise(kind), type: "text", role: "category" },
      { name: capitalise(noun), type: "text", role: "text" },
    ],
    rows,
  };
}
