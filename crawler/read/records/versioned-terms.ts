import { isText } from "domhandler";
import type { Relation } from "../../../core/relation.ts";
import { plural } from "../../../logic/english/english.ts";
import { closest, elementPath, isHeading, isPageTag, type Tag } from "../dom/dom.ts";
import { isPassedOver } from "../dom/hidden.ts";
import { textOf } from "../dom/text.ts";
import type { Draft, DraftCell } from "../tables/relation-draft.ts";

const NAME_LENGTH = 60;
/** Characters of a statement that are looked at. */
const STATEMENT_LENGTH = 60;
/** What a statement may begin with: spares most paragraphs the rest. */
const MAY_STATE = /^\s*(?:new|added|introduced|available|since|deprecated|removed)\b/i;
/** "New in version 3.8.", "Since: 2.32"; what goes on behind the version ("3.6: the parameter fold") is of a part of the term. */
const STATEMENT =
  /^(?<what>new|added|introduced|available|since|deprecated|removed)(?:\s(?:in|since|from|as of))?\s?:?\s(?:version\s|v)?(?<version>\d+(?:\.\d+)+(?:[a-z]+\d*)?)[.)]?$/i;
const COLUMNS = { first: "First version", deprecated: "Deprecation version", removed: "Removal version" } as const;
const VERSIONS: ReadonlySet<string> = new Set(Object.values(COLUMNS));
/** Words of a list's class that say what its terms are. */
const KIND =
  /^(?:function|method|class|attribute|exception|property|option|command|module|macro|type|struct|enum|signal|event|directive|role|variable|constant|field|member|parameter)$/;
/** "async enum.Enum.from_bytes(" -> "enum.Enum.from_bytes" */
const SIGNATURE = /^(?:[\p{L}]+\s)*(?<name>[\p{L}_@$.][\p{L}\p{N}_.:$-]*)(?=\s?[(=:[¶]|$)/u;

/** Headings that are names of something: "g_date_new ()", "WebKitSettings:enable-audio". */
const IDENTIFIER = /^[\p{L}_][\p{L}\p{N}]*(?:[_.:-]\S+|[\p{Ll}\p{N}]\p{Lu}\S*|(?=\s?\())(?:\s?\(.*\))?$/u;

interface Term {
  tag: Tag;
  kind: string;
  cells: Map<string, DraftCell>;
}

/**
 * What pages describe term by term, as manuals do functions and options, with the version that each came with ("New in
 * version 3.8.", "Since: 2.32"): a relation for each kind of term and of statement, a row for each term that says it.
 */
export function versionedTermDrafts(body: Tag, headingOf: (tag: Tag) => string): Draft[] {
  const terms = new Map<Tag, Term>();
  let heading: Tag | undefined;
  const all = body.page?.all ?? [];
  for (let at = body.order + 1; at < body.end; at++) {
    const tag = all[at]!;
    if (isPassedOver(tag)) {
      at = tag.end - 1;
      continue;
    }
    if (isHeading(tag)) heading = tag;
    if (tag.name !== "p" || !MAY_STATE.test(firstText(tag))) continue;
    const parts = STATEMENT.exec(textOf(tag, STATEMENT_LENGTH))?.groups;
    const subject = parts && subjectOf(tag, heading);
    if (!parts || !subject) continue;
    const term = terms.get(subject) ?? { tag: subject, kind: kindOf(subject), cells: new Map<string, DraftCell>() };
    terms.set(subject, term);
    const { what, version } = parts as { what: string; version: string };
    const start = textOf(tag).indexOf(version);
    const place: DraftCell["place"] = { at: "node", path: elementPath(tag), start, end: start + version.length };
    const column = columnOf(what.toLowerCase());
    if (!term.cells.has(column)) term.cells.set(column, { text: version, place });
  }
  const byKind = new Map<string, Term[]>();
  for (const term of terms.values()) {
    const alike = byKind.get(term.kind);
    if (alike) alike.push(term);
    else byKind.set(term.kind, [term]);
  }
  // Each statement is a list of its own: on every page it has the same columns, and nobody takes one for the other.
  return [...byKind].flatMap(([kind, found]) =>
    Object.values(COLUMNS).flatMap((column) => {
      const stating = found.filter(({ cells }) => cells.has(column));
      return draftOf(kind, stating, column, headingOf) ?? [];
    }),
  );
}

const columnOf = (what: string) =>
  what === "deprecated" ? COLUMNS.deprecated : what === "removed" ? COLUMNS.removed : COLUMNS.first;

function draftOf(
  kind: string,
  terms: readonly Term[],
  column: string,
  headingOf: (tag: Tag) => string,
): Draft | undefined {
  const names = new Map<string, { term: Term; cell: DraftCell }>();
  for (const term of terms) {
    const cell = nameOf(term.tag);
    if (cell && !names.has(cell.text)) names.set(cell.text, { term, cell });
  }
  const rows = [...names.values()];
  const [first] = rows;
  if (!first) return undefined;
  const { parent } = first.term.tag;
  const label = kind === "" ? { name: "Name", label: true, unnamed: true } : { name: capital(kind), label: true };
  return {
    name: kind === "" ? (isPageTag(parent) ? headingOf(parent) : "") : capital(plural(kind)),
    source: "records",
    columns: [label, { name: column }],
    rows: rows.map(({ term, cell }) => ({ cells: [cell, term.cells.get(column)!] })),
  };
}

/** Whether a relation is of terms that state a version: "functions" are then those that do. */
export const isVersioned = ({ source, columns }: Pick<Relation, "source" | "columns">): boolean =>
  source === "records" && VERSIONS.has(columns.at(-1)?.name ?? "");

/** The term that a paragraph describes, else the heading of a small section. */
function subjectOf(paragraph: Tag, heading: Tag | undefined): Tag | undefined {
  const described = closest(paragraph, ({ name }) => name === "dd");
  if (!described) return heading && IDENTIFIER.test(textOf(heading, NAME_LENGTH + 1)) ? heading : undefined;
  let before = described.prev;
  while (before && !(isPageTag(before) && before.name === "dt")) before = before.prev;
  return before && isPageTag(before) ? before : undefined;
}

function kindOf(subject: Tag): string {
  if (!isPageTag(subject.parent)) return "";
  const words = (subject.parent.attribs.class ?? "").toLowerCase().split(/\s+/);
  return words.findLast((word) => KIND.test(word)) ?? "";
}

function nameOf(subject: Tag): DraftCell | undefined {
  const text = textOf(subject);
  const name = SIGNATURE.exec(text)?.groups?.name;
  if (name === undefined || name.length > NAME_LENGTH) return undefined;
  const start = text.indexOf(name);
  return { text: name, place: { at: "node", path: elementPath(subject), start, end: start + name.length } };
}

/** The first text that an element shows, found without putting its whole text together. */
function firstText(tag: Tag): string {
  for (const child of tag.children) {
    const text = isText(child) ? child.data : isPageTag(child) ? firstText(child) : "";
    if (text.trim() !== "") return text;
  }
  return "";
}

const capital = (word: string) => word[0]!.toUpperCase() + word.slice(1);
