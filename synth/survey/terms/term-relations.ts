import { contentId } from "../../../core/ids.ts";
import type { Cell, Relation, Row } from "../../../core/relation.ts";
import { capitalise, plural } from "../../../logic/english/english.ts";
import { humanise } from "../../../logic/english/humanise.ts";
import { typeColumn } from "../../../logic/values/type-column.ts";
import { grouped } from "../grouped.ts";
import type { FamilyPage } from "../naming/family-page.ts";
import type { Scope } from "../surveyed.ts";
import { cellOf, type DescribedTerm, describedTerms, type Printed, type TermFact } from "./described-terms.ts";
import { RETURNED } from "./member-details.ts";
import { VERSIONS } from "./term-statements.ts";

/** Some pages of a kind, all of which were read. */
export interface TermScope {
  key: string;
  /** What the pages are called, in the singular. */
  noun: string;
  /** "listed under “Ports” on the page “Harbours” of the Coast site" */
  where: (site: string) => string;
  /** What each of them is about, by URL. */
  names: ReadonlyMap<string, Cell>;
}

/** Fewer terms, or terms on fewer pages, are named one by one. */
const LEAST_TERMS = 8;
const LEAST_PAGES = 4;
/** A value that fewer terms share is no kind of them. */
const LEAST_SHARED = 3;
/** Of values of which more than this share stand alone, each is a name. */
const MOST_ALONE = 0.5;
/** Sentences that are asked about, the most frequent first. */
const MOST_SENTENCES = 4;
/** So often, on average, a page says it. */
const LEAST_PER_PAGE = 2;
/** A sentence that more of the terms have tells nothing apart. */
const MOST_SAYING = 0.6;

interface Found {
  page: FamilyPage;
  term: DescribedTerm;
  kind: string;
}

/**
 * What the pages of a scope state of the things that they describe one by one ("New in version 3.8", "Default: 5", "port
 * (integer)", or a sentence that many descriptions repeat word for word): a relation for each kind of thing and of statement,
 * with a row for each thing that states it, its page first.
 *
 * @param kindOf what an index of the site calls the things
 */
export function termRelations(
  pages: readonly FamilyPage[],
  scope: TermScope,
  kindOf: KindOf = () => undefined,
): [Relation, Scope][] {
  const kinds = grouped(
    pages.flatMap((page) =>
      [...grouped(describedTerms(page), ({ list }) => list).values()].flatMap((terms) => ofKinds(terms, page, kindOf)),
    ),
    ({ kind }) => kind,
  );
  const unclear = kinds.get("") ?? [];
  return [...kinds].flatMap(([kind, found]) => {
    if (kind === "" || kind === scope.noun || found.length < LEAST_TERMS) return [];
    const columns = new Set(found.flatMap(({ term }) => term.facts.map(({ column }) => column)));
    // What states the same may be of the same kind, where nothing says of which it is.
    const told = [...columns].filter((column) => !unclear.some((one) => factOf(one, column)));
    const stated = told.map((column) => statedRelation(kind, column, found, scope));
    return [...stated.filter((one) => one !== undefined), ...sentenceRelations(kind, found, unclear, scope)];
  });
}

const factOf = ({ term }: Found, column: string): TermFact | undefined =>
  term.facts.find((fact) => fact.column === column);

/** What an index calls what a page describes under a name. */
export type KindOf = (url: string, name: string) => string | undefined;

/** An index says what the terms of a list are where it has so many of them. */
const INDEXED = 0.8;

/** The terms of one list of a page, with what they are; empty where nothing says it. */
function ofKinds(terms: readonly DescribedTerm[], page: FamilyPage, kindOf: KindOf): Found[] {
  const indexed = terms.flatMap(({ name }) => kindOf(page.url, name.text) ?? []);
  const [noun] = indexed;
  const isIndexed = indexed.length >= INDEXED * terms.length && indexed.every((one) => one === noun);
  return terms.map((term) => {
    const kind = term.isSure ? term.kind : isIndexed ? noun : term.kind;
    return { page, term, kind: kind ?? "" };
  });
}

function statedRelation(
  kind: string,
  column: string,
  all: readonly Found[],
  scope: TermScope,
): [Relation, Scope] | undefined {
  const stating = all.filter((one) => factOf(one, column));
  // What a page states of one thing in two ways could be counted in two.
  if (!isBroad(stating) || hasTwice(stating)) return undefined;
  if (stating.some((one) => factOf(one, column)!.isUnsure))
    return VERSIONS.has(column) ? counted(kind, column, all, stating, scope) : undefined;
  const isRead = column === RETURNED && stating.some(isHeaded);
  if (isRead && !all.every((one) => factOf(one, column) || one.term.isUntyped)) return undefined;
  const said = stating.map((one) => latestOf(factOf(one, column)!.said));
  if (!areKinds(said.map(({ text }) => text))) return undefined;
  const { column: typed, values } = typeColumn(
    column,
    said.map(({ text }) => ({ text })),
  );
  const cells = said.map((one, at): Cell => ({ ...cellOf(one, stating[at]!.page), value: values[at]! }));
  const stated =
    stating.length < all.length ? ` with a ${isRead ? "" : "stated "}${humanise(column)}` : detailed(stating);
  return relationOf(kind, contentId(column), stating, scope, stated, { column: typed, cells });
}

/**
 * A function under a heading of its own has the type that is read from the way it is called, or none, which nobody has to state: where
 * neither is understood, functions with a type would be left out of those.
 */
const isHeaded = ({ term }: Found): boolean => term.list === "";

/** What is described under "Method Details" may be listed beside what stands on other pages. */
const detailed = (found: readonly Found[]): string | undefined =>
  found.every(({ term }) => term.isDetailed) ? " with a section of their own" : undefined;

/** Things that state a version, some of them in two ways: it is sure that they do, and not which. */
function counted(
  kind: string,
  column: string,
  all: readonly Found[],
  stating: readonly Found[],
  scope: TermScope,
): [Relation, Scope] | undefined {
  if (stating.length === all.length) return undefined;
  return relationOf(kind, contentId(column), stating, scope, ` with a stated ${humanise(column)}`);
}

/** Of several versions the last one: "3.9" before "3.10". */
function latestOf(said: readonly Printed[]): Printed {
  const parts = ({ text }: Printed) => text.split(".").map((part) => Number.parseInt(part, 10));
  return [...said].sort((one, other) => {
    const [a, b] = [parts(one), parts(other)];
    const at = a.findIndex((part, index) => part !== b[index]);
    return at < 0 ? 1 : (b[at] ?? -1) - a[at]!;
  })[0]!;
}

/**
 * Things that are described with the same words: whoever looks for the words finds them in whatever sentence, so that each
 * description is searched for them.
 */
function sentenceRelations(
  kind: string,
  all: readonly Found[],
  unclear: readonly Found[],
  scope: TermScope,
): [Relation, Scope][] {
  if (all.some(({ term }) => term.description === undefined)) return [];
  const times = new Map<string, number>();
  for (const { term } of all)
    for (const sentence of new Set(term.sentences)) times.set(sentence, (times.get(sentence) ?? 0) + 1);
  const frequent = [...times].filter(([, count]) => count >= LEAST_TERMS).sort(([, one], [, other]) => other - one);
  const relations: [Relation, Scope][] = [];
  for (const [words] of frequent) {
    if (relations.length === MOST_SENTENCES) break;
    const found = all.filter((one) => placeOf(words, one) !== undefined);
    if (!isBroad(found) || !isRepeated(found) || found.length > MOST_SAYING * all.length || hasTwice(found)) continue;
    if (unclear.some((one) => placeOf(words, one) !== undefined)) continue;
    relations.push(relationOf(kind, contentId(words), found, scope, ` described with the words “${words}”`));
  }
  return relations;
}

function placeOf(words: string, { term: { description } }: Found): number | undefined {
  const at = description?.text.toLowerCase().indexOf(words.toLowerCase()) ?? -1;
  return at < 0 ? undefined : at;
}

const isBroad = (found: readonly Found[]) =>
  found.length >= LEAST_TERMS && new Set(found.map(({ page }) => page.url)).size >= LEAST_PAGES;

/** Words that each page has once tell no page from another. */
const isRepeated = (found: readonly Found[]) =>
  found.length >= LEAST_PER_PAGE * new Set(found.map(({ page }) => page.url)).size;

/** A thing that its page describes twice; functions of one name that take other arguments are two. */
const hasTwice = (found: readonly Found[]) =>
  new Set(found.map(({ page, term }) => `${page.url} ${term.line}`)).size < found.length;

/** Values that sort things, as versions and types do, and do not name them. */
function areKinds(said: readonly string[]): boolean {
  const times = new Map<string, number>();
  for (const text of said) times.set(text, (times.get(text) ?? 0) + 1);
  const alone = [...times.values()].filter((count) => count === 1).length;
  const most = Math.max(...times.values());
  return times.size > 1 && most >= LEAST_SHARED && alone <= MOST_ALONE * said.length;
}

function relationOf(
  kind: string,
  key: string,
  found: readonly Found[],
  { key: scope, noun, where, names }: TermScope,
  stated: string | undefined,
  value?: { column: Relation["columns"][number]; cells: readonly Cell[] },
): [Relation, Scope] {
  const things = plural(noun);
  const label = capitalise(kind);
  const isNamedOnce = new Set(found.map(({ term }) => term.name.text.toLowerCase())).size === found.length;
  const relation: Relation = {
    id: contentId("stated_terms", scope, kind, key),
    name: capitalise(plural(kind)),
    source: "records",
    url: found[0]!.page.url,
    columns: [
      { name: capitalise(noun), type: "text", role: "category" },
      { name: isNamedOnce ? label : "Name", type: "text", role: isNamedOnce ? "label" : "text" },
      ...(value ? [value.column] : []),
    ],
    rows: found.map(({ page, term }, at): Row => {
      const own = value ? [value.cells[at]!] : [];
      return { cells: [names.get(page.url)!, cellOf(term.name, page), ...own] };
    }),
  };
  const having = new Set(found.map(({ page }) => page.url)).size;
  const said: Scope = {
    noun: kind,
    ...(stated === undefined ? {} : { stated }),
    ...(having < names.size ? { lackedBySome: true } : {}),
    place: (site) => `among the ${things} ${where(site)}`,
  };
  return [relation, said];
}
