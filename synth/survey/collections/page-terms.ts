import type { Cell } from "../../../core/relation.ts";
import { childTags, closest, descendants, elementPath, type Tag } from "../../../crawler/read/dom/dom.ts";
import { textOf } from "../../../crawler/read/dom/text.ts";
import { capitalise, plural } from "../../../logic/english/english.ts";
import { grouped } from "../grouped.ts";
import type { FamilyPage } from "../naming/family-page.ts";
import { documentOf } from "../page-dom.ts";
import type { PageSection } from "./page-sections.ts";

/** Words of a list's class that say what its terms are. */
const KIND =
  /^(?:function|method|class|attribute|exception|property|option|command|macro|type|struct|enum|signal|event|directive|role|variable|constant|field|member|parameter)$/;
/** "Function:" before the term. */
const STATED = /^(\p{L}+(?: \p{L}+)?):$/u;
/** A label that says nothing before the term… */
const UNSAID = /^:$/;
/** …which is a function's where its arguments follow: "[low, high] = span (deck, at)" -> "span" */
const CALLED = /^:?\s*(?:[^=()]*=\s*)?(?<name>[\p{L}_][\p{L}\p{N}_.]*)\s?\([^()]*\)\s*[¶§#]?$/u;
const FUNCTION = "function";
/** "async deck.Deck.draw(count)" -> "deck.Deck.draw" */
const NAME = /^(?:\p{L}+\s)*(?<name>[\p{L}_@$.][\p{L}\p{N}_.:$-]*)(?=\s?[(=:[¶]|\s|$)/u;
const LONGEST_NAME = 60;

interface Term {
  tag: Tag;
  list: Tag;
  kind: string;
  /** Its arguments, or a word before it, say what it is. */
  isSure: boolean;
  /** All lines above its description: each a way to call it. */
  lines: readonly Tag[];
  description: Tag | undefined;
}

/** What a page describes, with its name where it has one that can be told. */
export interface NamedTerm extends Omit<Term, "tag" | "list"> {
  name: Cell | undefined;
}

/** What a page describes term by term, one by one. */
export const namedTerms = (page: FamilyPage): NamedTerm[] =>
  ownTerms(page).own.map(({ tag, list, ...term }) => ({ ...term, name: nameOf({ tag }, page) }));

/** What a page describes itself, and the kinds of what it describes within that or without a place to lead to. */
function ownTerms(page: FamilyPage): { own: Term[]; leftOut: ReadonlySet<string> } {
  const described = [...descendants(documentOf(page.html))].filter(({ name }) => name === "dl");
  const all = described.flatMap(termsOf);
  const lists = new Set(all.map(({ list }) => list));
  const holder = (list: Tag) => closest(list, (above) => lists.has(above));
  const outer = all.filter(({ list }) => holder(list) === undefined);
  const inner = all.filter(({ list }) => outer[0]?.list === holder(list));
  const own = outer.length === 1 && inner.length > 0 ? inner : outer;
  const isOwn = new Set(own);
  const leftOut = new Set(all.flatMap((term) => (isOwn.has(term) ? [] : [term.kind])));
  for (const list of described) if (isPlaceless(list)) leftOut.add(kindOf(list)!);
  return { own, leftOut };
}

/** A list whose class says what its terms are, one of which nothing leads to. */
const isPlaceless = (list: Tag): boolean =>
  kindOf(list) !== undefined &&
  childTags(list).some(({ name, attribs }, at, all) => name === "dt" && all[at - 1]?.name !== "dt" && !attribs["id"]);

/**
 * What a page describes term by term, by the kinds that its markup states ("function" in the class of a list, "Function:"
 * before the term, arguments behind a label that is left empty): a list of each kind, as under a heading. What is described
 * within another term is the term's, unless all of the page is about that one. A list is unsure where it names one twice,
 * where an empty label leaves open what something is, or where the page describes more of the kind than it lists: whoever counts
 * the methods of a page with several classes counts those of each class, and would not say that the page has none.
 */
export function pageTerms(page: FamilyPage): PageSection[] {
  const { own, leftOut } = ownTerms(page);
  const found = [...grouped(own, ({ kind }) => kind)].flatMap(([kind, terms]): PageSection[] => {
    const items = terms.map((term) => nameOf(term, page));
    const heading = capitalise(plural(kind));
    if (items.some((item) => item === undefined)) return [withoutNames(kind, page)];
    const names = new Set(items.map((item) => item!.value.printed));
    const isUnsure = names.size < items.length || terms.some(({ isSure }) => !isSure) || leftOut.has(kind);
    const place = { at: "node" as const, path: elementPath(around(terms)) };
    const evidence = { snapshot: page.snapshot, url: page.url, place };
    return [
      {
        heading,
        items: items as Cell[],
        isList: true,
        isLed: true,
        ...(isUnsure ? { isUnsure: true as const } : {}),
        evidence,
      },
    ];
  });
  const listed = new Set(own.map(({ kind }) => kind));
  const unlisted = [...leftOut].filter((kind) => !listed.has(kind));
  return [...found, ...unlisted.map((kind) => withoutNames(kind, page))];
}

/** What a page describes some of, and nobody can say how many. */
const withoutNames = (kind: string, { snapshot, url }: FamilyPage): PageSection => ({
  heading: capitalise(plural(kind)),
  items: [],
  isList: true,
  isLed: true,
  isUnsure: true,
  evidence: { snapshot, url, place: { at: "node", path: "0" } },
});

/** What all of the terms stand in. */
function around(terms: readonly Term[]): Tag {
  const [first, last] = [terms[0]!.list, terms.at(-1)!.list];
  return closest(first, (above) => above.end >= last.end) ?? first;
}

/** What the class of a list says that its terms are. */
const kindOf = (list: Tag): string | undefined =>
  (list.attribs["class"] ?? "").split(/\s+/).find((word) => KIND.test(word));

/** Terms of a list that are places to lead to; several above one description are one. */
function termsOf(list: Tag): Term[] {
  const ofList = kindOf(list);
  return childTags(list).flatMap((tag, at, all): Term[] => {
    if (tag.name !== "dt" || all[at - 1]?.name === "dt" || tag.attribs["id"] === undefined) return [];
    const [first] = childTags(tag);
    const label = first ? textOf(first).trim() : "";
    const kind = STATED.exec(label)?.[1]?.toLowerCase() ?? ofList;
    const after = all.slice(at);
    const end = after.findIndex(({ name }) => name !== "dt");
    const lines = end < 0 ? after : after.slice(0, end);
    const description = after[end]?.name === "dd" ? after[end] : undefined;
    if (kind !== undefined) return [{ tag, list, kind, isSure: true, lines, description }];
    if (!UNSAID.test(label)) return [];
    const called = lines.find((one) => CALLED.test(textOf(one)));
    return [{ tag: called ?? tag, list, kind: FUNCTION, isSure: called !== undefined, lines, description }];
  });
}

function nameOf({ tag }: Pick<Term, "tag">, { snapshot, url }: FamilyPage): Cell | undefined {
  const text = textOf(tag);
  const [first] = childTags(tag);
  const label = first && text.startsWith(textOf(first)) ? textOf(first) : "";
  const stated = STATED.test(label) || UNSAID.test(label.trim()) ? label.length : 0;
  const from = stated + (text.slice(stated).length - text.slice(stated).trimStart().length);
  const called = UNSAID.test(label.trim()) ? CALLED.exec(text) : null;
  const name = (called ?? NAME.exec(text.slice(from)))?.groups?.["name"];
  if (name === undefined || name.length > LONGEST_NAME) return undefined;
  const start = called
    ? text.indexOf(name, text.slice(0, text.indexOf("(")).lastIndexOf(name))
    : text.indexOf(name, from);
  const place = { at: "node" as const, path: elementPath(tag), start, end: start + name.length };
  return { value: { kind: "text", printed: name }, evidence: { snapshot, url, place } };
}
