import type { Cell } from "../../../core/relation.ts";
import {
  childTags,
  closest,
  descendants,
  elementPath,
  inside,
  isBlock,
  isPageTag,
  type Tag,
} from "../../../crawler/read/dom/dom.ts";
import { textOf } from "../../../crawler/read/dom/text.ts";
import { grouped } from "../grouped.ts";
import type { FamilyPage } from "../naming/family-page.ts";
import { oncePerPage } from "../page-dom.ts";
import { isOfNotes, levelOf, markedSince, noteOf, returnType, signatureBelow } from "./member-details.ts";
import { describedBy, describedIn, headedTerm, type Kind, kindOfList } from "./term-kinds.ts";
import {
  DEFAULT,
  MENTIONS_DEFAULT,
  type Statement,
  sentencesOf,
  statementOf,
  statementsBehind,
  versionOf,
} from "./term-statements.ts";

/** A text that a page prints, with its place in an element. */
export interface Printed {
  text: string;
  path: string;
  start: number;
}

/** What the description of a term states under one heading. */
export interface TermFact {
  column: string;
  /** One, or several where it may have several. */
  said: readonly Printed[];
  /** It states it in two ways. */
  isUnsure: boolean;
}

/** What a page describes under a name of its own: a function, an option. */
export interface DescribedTerm {
  /** What it is, in the singular: its markup says it, or the nearest heading may; undefined where neither does. */
  kind: string | undefined;
  /** Its markup says it. */
  isSure: boolean;
  /** The list that it stands in, by its element path; empty where it is a heading. */
  list: string;
  name: Printed;
  /** What it is told from others of its name by: all that its heading says of how it is called. */
  line: string;
  /** It stands under a heading of details: "Method Details". */
  isDetailed?: boolean;
  /** The way it is called says that it has no type. */
  isUntyped?: boolean;
  facts: readonly TermFact[];
  /** Sentences of its description that others may repeat. */
  sentences: readonly string[];
  /** All that is said of it; undefined where other terms are described within, or below a heading. */
  description: Printed | undefined;
}

/** "async deck.Deck.draw(count)" -> "deck.Deck.draw"; "port (integer)" -> "port"; "-f file" -> "-f" */
const NAME = /^(?:\p{L}+\s)*?(?<name>[^\s(=:,¶[{|]+)(?=\s?[(=:,¶[{|]|$)|^(?<first>[^\s(=:,¶[{|]+)/u;
const LONGEST_NAME = 60;
/** What says when something came is no longer (characters). */
const LONGEST_LINE = 80;
/** A list fewer of whose terms are described is a table of contents. */
const DESCRIBED = 0.3;
/** What code or a remark says is no statement. */
const OUTSIDE: ReadonlySet<string> = new Set(["script", "style", "pre", "nav", "footer"]);

type Named = Pick<DescribedTerm, "kind" | "isSure" | "list" | "name" | "line" | "isDetailed" | "isUntyped">;

interface Open extends Named {
  facts: { column: string; said: Printed[]; isUnsure: boolean }[];
  sentences: string[];
  description: Printed | undefined;
}

/** What a page describes term by term, each with what its description states in statements of their own. */
export const describedTerms = (page: Pick<FamilyPage, "html">): readonly DescribedTerm[] => termsOf(page.html);

const termsOf = oncePerPage((document): readonly DescribedTerm[] => {
  const terms = new Map<Tag, Open>();
  let headings: Tag[] = [];
  let headed: { open: Open; level: string; within: Tag | undefined } | undefined;
  const lists = new Map<Tag, Listed>();
  for (const tag of descendants(document, ({ name }) => !OUTSIDE.has(name))) {
    if (/^h[1-6]$/.test(tag.name)) {
      const level = levelOf(tag);
      const above = headings.filter((one) => levelOf(one) < level);
      const open = openHeaded(tag, above, terms, headed?.level);
      // Headings below that of a term are of parts of its description.
      if (open || !headed || level <= headed.level) headed = open && { open, level, within: closest(tag, isHolding) };
      headings = [tag, ...above];
    } else if (tag.name === "dt") {
      const list = closest(tag, ({ name }) => name === "dl");
      if (!list) continue;
      const isBelow = headed !== undefined && closest(list, isHolding) === headed.within;
      if (isOfNotes(list) || (isBelow && headed!.open.isDetailed)) {
        if (isBelow) tellNote(headed!.open, tag);
        continue;
      }
      const listed = lists.get(list) ?? { list, ...kindOfList(list, headings) };
      lists.set(list, listed);
      if (!listed.isSure)
        for (const term of describedIn(list).flatMap((above) => terms.get(above) ?? [])) tellField(term, tag);
      openTerm(tag, listed, terms);
    } else if (tag.name === "span" && markedSince(tag)) {
      const heading = closest(tag, ({ name }) => /^h[1-6]$/.test(name));
      const isHeaded = headed !== undefined && closest(tag, isHolding) === headed.within;
      const open = heading ? terms.get(heading) : isHeaded ? headed!.open : undefined;
      if (open) state(open, markedSince(tag)!, elementPath(tag));
    } else if (tag.name === "p" && !isStatedWithin(tag)) {
      const own = describedIn(tag).flatMap((term) => terms.get(term) ?? []);
      const isHeaded = own.length === 0 && headed && (closest(tag, isHolding) === headed.within || isOfHistory(tag));
      for (const term of isHeaded ? [headed!.open] : own) tell(term, tag);
    } else if (tag.name === "div" && headed && isLine(tag) && closest(tag, isHolding) === headed.within) {
      tellVersion(headed.open, tag);
    }
  }
  const described = new Map<string, number>();
  for (const { list, description } of terms.values())
    if (description?.text !== "") described.set(list, (described.get(list) ?? 0) + 1);
  const all = [...grouped(terms.values(), ({ list }) => list)];
  // A list of terms most of which nothing is said of is a table of contents.
  return all.flatMap(([list, own]) => ((described.get(list) ?? 0) >= DESCRIBED * own.length ? own : []));
});

const isHolding = ({ name }: Tag) => name === "dd" || name === "li" || name === "td" || name === "blockquote";

/** A table of the versions of what stands above it says of that when it came. */
function isOfHistory(tag: Tag): boolean {
  const table = closest(tag, ({ name }) => name === "table");
  const [first] = table ? inside(table, "th") : [];
  return first !== undefined && /^versions?$/i.test(textOf(first)) && closest(table!, isHolding) === undefined;
}

/** A line that is marked as a box of its own. */
const isLine = (tag: Tag) =>
  tag.children.length > 0 && childTags(tag).every((child) => !isBlock(child)) && textOf(tag).length <= LONGEST_LINE;

/** A paragraph of paragraphs is told by those. */
const isStatedWithin = (tag: Tag) => childTags(tag).some(({ name }) => name === "p");

function openHeaded(
  tag: Tag,
  above: readonly Tag[],
  terms: Map<Tag, Open>,
  level: string | undefined,
): Open | undefined {
  const term = headedTerm(tag, above);
  if (!term || (term.kind === undefined && level !== undefined && levelOf(tag) > level)) return undefined;
  const name = { text: term.name, path: elementPath(tag), start: textOf(tag).indexOf(term.name) };
  const signature = signatureBelow(tag);
  const line = textOf(tag) + (signature ? ` ${textOf(signature)}` : "");
  const { kind, isDetailed } = term;
  const type = signature && returnType(kind ?? "", term.name, signature);
  const open = begun({ kind, isSure: true, list: "", name, line, isDetailed, isUntyped: type === "none" });
  if (type && type !== "none") state(open, type, elementPath(signature!));
  terms.set(tag, open);
  return open;
}

interface Listed extends Kind {
  list: Tag;
}

/** A term is a place to lead to or one of a list of which something says what its terms are. */
function openTerm(tag: Tag, { list, kind, isSure }: Listed, terms: Map<Tag, Open>): void {
  if (kind === undefined && !hasPlace(tag)) return;
  // What is described within a term of another kind, without a word for it, is a part of that.
  if (!isSure && closest(list, ({ name }) => name === "dd")) return;
  const line = textOf(tag);
  const found = NAME.exec(line)?.groups;
  const name = found?.["name"] ?? found?.["first"];
  if (name === undefined || name.length > LONGEST_NAME) return;
  const path = elementPath(tag);
  const own = { text: name, path, start: line.indexOf(name) };
  const open = begun({ kind, isSure, list: elementPath(list), name: own, line: name });
  const description = descriptionOf(tag);
  open.description = description
    ? { text: textOf(description), path: elementPath(description), start: 0 }
    : { text: "", path, start: 0 };
  const around = closest(tag, ({ name }) => name === "dd");
  for (const above of around ? describedBy(around) : []) {
    const outer = terms.get(above);
    if (outer) outer.description = undefined;
  }
  for (const statement of statementsBehind(line)) state(open, statement, path);
  // A default in other words than are understood: it has one, and nobody knows which.
  if (MENTIONS_DEFAULT.test(line) && !open.facts.some(({ column }) => column === DEFAULT))
    open.facts.push({ column: DEFAULT, said: [{ text: line, path, start: 0 }], isUnsure: true });
  terms.set(tag, open);
}

/** What is said after it, and after further names of the same. */
function descriptionOf(tag: Tag): Tag | undefined {
  let after = tag.next;
  while (after && !(isPageTag(after) && after.name !== "dt")) after = after.next;
  return isPageTag(after) && after.name === "dd" && textOf(after) !== "" ? after : undefined;
}

const hasPlace = (tag: Tag) =>
  tag.attribs["id"] !== undefined ||
  childTags(tag).some(({ attribs }) => attribs["id"] !== undefined || attribs["name"] !== undefined);

const begun = (term: Named): Open => ({
  ...term,
  facts: [],
  description: undefined,
  sentences: [],
});

function tell(term: Open, tag: Tag): void {
  const text = textOf(tag);
  const path = elementPath(tag);
  const statement = statementOf(text);
  if (statement) state(term, statement, path);
  else term.sentences.push(...sentencesOf(text));
}

function tellVersion(term: Open, tag: Tag): void {
  const statement = versionOf(textOf(tag));
  if (statement) state(term, statement, elementPath(tag));
}

/** "Return type" with "bool" below it, within a description. */
function tellField(term: Open, label: Tag): void {
  const value = descriptionOf(label);
  const heading = textOf(label).replace(/\s*:$/, "");
  const statement = value && statementOf(`${heading}: ${textOf(value)}`);
  if (statement?.column === heading) state(term, { ...statement, start: 0 }, elementPath(value!));
}

/** "Since" with "2.1" below it, in the notes on a member. */
function tellNote(term: Open, label: Tag): void {
  const value = descriptionOf(label);
  const statement = value && noteOf(textOf(label), textOf(value));
  if (statement) state(term, statement, elementPath(value));
}

function state(term: Open, { column, printed, start, isOneOfSeveral, isUnsure }: Statement, path: string): void {
  const known = term.facts.find((fact) => fact.column === column);
  const one = { text: printed, path, start };
  if (!known) term.facts.push({ column, said: [one], isUnsure: isUnsure === true });
  else if (known.said.some(({ text }) => text === printed)) known.isUnsure ||= isUnsure === true;
  else if (isOneOfSeveral) known.said.push(one);
  else known.isUnsure = true;
}

/** The cell of what a page prints. */
export function cellOf({ text, path, start }: Printed, { snapshot, url }: Pick<FamilyPage, "snapshot" | "url">): Cell {
  const place = { at: "node" as const, path, start, end: start + text.length };
  return { value: { kind: "text", printed: text }, evidence: { snapshot, url, place } };
}
