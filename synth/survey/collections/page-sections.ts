import type { Cell } from "../../../core/relation.ts";
import {
  childTags,
  closest,
  descendants,
  elementPath,
  inside,
  isPageTag,
  type Tag,
} from "../../../crawler/read/dom/dom.ts";
import { textOf } from "../../../crawler/read/dom/text.ts";
import { capitalise, isPlural, plural } from "../../../logic/english/english.ts";
import type { FamilyPage } from "../naming/family-page.ts";
import { nounPhrase } from "../naming/noun-phrases.ts";
import { NUMBERING } from "../naming/page-subjects.ts";
import { documentOf } from "../page-dom.ts";
import { membersIn } from "./page-members.ts";

/** What a page lists under one of its headings, or the short text that stands there alone. */
export interface PageSection {
  /** The heading, without numbering and marks. */
  heading: string;
  /** Names of what is listed; one for a short text. */
  items: Cell[];
  isList: boolean;
  /** What is listed is described further down on the page. */
  isLed: boolean;
  /** How many of them there are could be told in two ways. */
  isUnsure?: true;
  /** Around all of it. */
  evidence: Cell["evidence"];
}

/** A name longer than this (characters) is a sentence. */
const LONGEST_ITEM = 40;
/** A term that is described may say how it is written. */
const LONGEST_TERM = 120;
/** A short text has no more characters. */
const LONGEST_TEXT = 40;
/** A heading of more words is a sentence. */
const MOST_WORDS = 3;
const HEADING = /^\p{L}[\p{L}'’ -]*$/u;
const ANCHOR = /\s*[¶§#:]+\s*$/;
/** What stands under these leads on, or shows how, and says nothing of the thing itself. */
const ASIDE =
  /\b(?:see also|related|examples?|references|notes?|remarks?|bugs|history|contents?|links?|topics?|navigation|authors?|credits|licen[cs]e|copyright|acknowledge?ments|synopsis|syntax|usage|description|summary|overview|introduction|abstract|details|tips?|warnings?|sections?|chapters?|pages?|changes|news|questions|answers|files|downloads?|comments?|search|menu|index)\b/i;
/** "Method Summary": methods, each led to. */
const SUMMED_UP = /^(.+\S)\s+(?:summary|list|index|overview)$/i;
/** "size: how large", "size – how large", "size = 3": what follows describes what is named. */
const DESCRIBES = /\s+[-–—=]\s+|\s*:(?:\s|$)|\s*\(/;
/** What frames a page is not about its subject, and code is no list. */
const OUTSIDE: ReadonlySet<string> = new Set(["nav", "footer", "aside", "header", "script", "style", "pre", "form"]);
const LISTS: ReadonlySet<string> = new Set(["dl", "ul", "ol", "table"]);

interface Open {
  heading: string;
  at: Tag;
  lists: Tag[];
  texts: Tag[];
  hasMore: boolean;
  /** Another one on the page is called the same. */
  isTwice: boolean;
}

/**
 * What stands under the headings of a page: names that are listed under a plural ("Errors"), in whatever markup, or one
 * short text under a heading of few words ("Return value: number"). What stands under a heading that comes twice is unsure.
 */
export function pageSections(page: FamilyPage): PageSection[] {
  const found = new Map<string, Open>();
  let open: Open | undefined;
  const begin = (at: Tag): Open => {
    const heading = textOf(at).replace(ANCHOR, "").replace(NUMBERING, "").trim();
    const key = heading.toLowerCase();
    const begun = { heading, at, lists: [], texts: [], hasMore: false, isTwice: found.has(key) };
    found.set(key, begun);
    return begun;
  };
  const isEntered = (tag: Tag) => !OUTSIDE.has(tag.name) && !(LISTS.has(tag.name) && !holdsSections(tag));
  for (const tag of descendants(documentOf(page.html), isEntered)) {
    if (isHeadingTag(tag)) open = begin(tag);
    else if (tag.name === "dt") {
      if (isPageTag(tag.parent) && isFieldList(tag.parent)) open = begin(tag);
    } else if (tag.name === "table") {
      const heading = headingIn(tag);
      if (heading) open = begin(heading);
      open?.lists.push(tag);
    } else if (!open) continue;
    else if (LISTS.has(tag.name) && !isEntered(tag)) open.lists.push(tag);
    else if (tag.name === "p") open.texts.push(tag);
    else if (tag.name === "pre" || tag.name === "img") open.hasMore = true;
  }
  return [...found.values()].flatMap((one) => (one.isTwice ? unsureSection(one, page) : sectionOf(one, page)) ?? []);
}

/** What stands under two headings of one name, or is listed otherwise than by names, is there, and nobody could say how much of it. */
function unsureSection({ heading, at }: Open, { snapshot, url }: FamilyPage): PageSection | undefined {
  const noun = HEADING.test(heading) && !ASIDE.test(heading) ? nounPhrase(heading) : undefined;
  if (noun === undefined || !isPlural(noun)) return undefined;
  const evidence = { snapshot, url, place: { at: "node" as const, path: elementPath(at) } };
  return { heading, items: [], isList: true, isLed: false, isUnsure: true, evidence };
}

/** Its terms are headings: under one of them at least stands a list. */
const isFieldList = (list: Tag) =>
  list.name === "dl" &&
  childTags(list).some((part) => part.name === "dd" && childTags(part).some(({ name }) => LISTS.has(name)));

/** The heading that a table begins with, where it has no other. */
function headingIn(table: Tag): Tag | undefined {
  const [heading, ...more] = [...descendants(table)].filter(isHeadingTag);
  const row = heading && closest(heading, ({ name }) => name === "tr");
  return row && more.length === 0 && inside(table, "tr")[0] === row ? heading : undefined;
}

const isHeadingTag = ({ name }: Tag) => /^h[1-6]$/.test(name);

/** A list that arranges the page: of which a part is such a list, or has headings, at whatever depth. */
const holdsSections = (list: Tag) =>
  list.name === "dl"
    ? isFieldList(list) || inside(list, "dl").some(isFieldList)
    : list.name !== "table" && [...descendants(list)].some(isHeadingTag);

function sectionOf(open: Open, page: FamilyPage): PageSection | undefined {
  const { heading, lists, texts, hasMore } = open;
  const summedUp = SUMMED_UP.exec(heading)?.[1];
  if (summedUp !== undefined && HEADING.test(summedUp)) return summaryOf(summedUp, open, page);
  if (!HEADING.test(heading) || ASIDE.test(heading) || heading.split(" ").length > MOST_WORDS) return undefined;
  const filled = texts.filter((tag) => textOf(tag) !== "");
  const [list] = lists;
  if (list) {
    const noun = nounPhrase(heading);
    if (noun === undefined || !isPlural(noun)) return undefined;
    if (lists.length > 1) return unsureSection(open, page);
    const members = membersIn(list, page);
    const items = (members === "none" ? namesIn(list, page) : members) ?? [];
    const printed = new Set(items.map(({ value }) => value.printed.toLowerCase()));
    if (items.length === 0 || (members === "none" && printed.size < items.length)) return unsureSection(open, page);
    const evidence = items.length === 1 ? items[0]!.evidence : evidenceOf(list, page);
    return { heading, items, isList: true, isLed: members !== "none", evidence };
  }
  const [only] = filled;
  if (!only || filled.length > 1 || hasMore) return undefined;
  const text = textOf(only);
  if (text.length > LONGEST_TEXT || /[.!?;:]$/.test(text)) return undefined;
  const cell: Cell = { value: { kind: "text", printed: text }, evidence: evidenceOf(only, page) };
  return { heading, items: [cell], isList: false, isLed: false, evidence: cell.evidence };
}

/** "Method Summary" above a list of links further down is a list of methods. */
function summaryOf(words: string, { lists }: Open, page: FamilyPage): PageSection | undefined {
  const phrase = nounPhrase(words);
  const [list] = lists;
  if (!list || lists.length > 1 || phrase === undefined || ASIDE.test(words)) return undefined;
  const items = membersIn(list, page);
  if (items === undefined || items === "none") return undefined;
  const heading = capitalise(isPlural(phrase) ? phrase : plural(phrase));
  return { heading, items, isList: true, isLed: true, evidence: evidenceOf(list, page) };
}

/** The names that a list gives, each with its place; undefined where an item has none. */
function namesIn(list: Tag, page: FamilyPage): Cell[] | undefined {
  const tags = list.name === "dl" ? terms(list) : list.name === "table" ? firstCells(list) : childTags(list);
  const cells = tags.map((tag): Cell | undefined => {
    const name = textOf(tag).replace(ANCHOR, "").split(DESCRIBES, 1)[0]!.trim();
    const longest = list.name === "dl" ? LONGEST_TERM : LONGEST_ITEM;
    if (name === "" || name.length > longest || (list.name !== "dl" && /[.!?;]$/.test(name))) return undefined;
    const place = { at: "node" as const, path: elementPath(tag), start: 0, end: name.length };
    return { value: { kind: "text", printed: name }, evidence: { ...evidenceOf(tag, page), place } };
  });
  return cells.length > 0 && cells.every((cell) => cell !== undefined) ? cells : undefined;
}

/** Several terms above one description are one. */
function terms(list: Tag): Tag[] {
  const parts = childTags(list).flatMap((child) => (child.name === "div" ? childTags(child) : [child]));
  return parts.filter(({ name }, at) => name === "dt" && parts[at - 1]?.name !== "dt");
}

/** Of a table of several columns, what its rows begin with; the row of headings left out. */
function firstCells(table: Tag): Tag[] {
  const rows = [...descendants(table)].filter(
    (tag) => tag.name === "tr" && closest(tag, ({ name }) => name === "table") === table,
  );
  const cells = rows.map((row) => childTags(row).filter(({ name }) => name === "td" || name === "th"));
  const filled = cells.filter((row) => row.length > 1 && row.some(({ name }) => name === "td"));
  const isHead = (tag: Tag) => isPageTag(tag.parent) && closest(tag, ({ name }) => name === "thead") !== undefined;
  return filled.flatMap(([first]) => (first && !isHead(first) ? [first] : []));
}

const evidenceOf = (tag: Tag, { snapshot, url }: FamilyPage): Cell["evidence"] => ({
  snapshot,
  url,
  place: { at: "node", path: elementPath(tag) },
});
