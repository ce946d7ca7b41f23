import { decoded } from "../../../core/decoded.ts";
import type { Cell } from "../../../core/relation.ts";
import { toldOf } from "../../../crawler/read/collections/told-of.ts";
import { plural } from "../../../logic/english/english.ts";
import { isOnlyAdjective, nounKind } from "../../../logic/english/noun-kinds.ts";
import { ANCHOR } from "../anchor-mark.ts";
import { headingsOf as headingsIn, marksOf } from "../page-marks.ts";
import type { FamilyPage, Heading } from "./family-page.ts";
import { pluralHead } from "./noun-phrases.ts";
import { type AsCalled, calledOn } from "./short-names.ts";

/** What pages of one kind are about, each by what it calls itself. */
export interface PageSubjects {
  /** What they are, in the singular: "task"; undefined where neither headings nor folder say it. */
  noun: string | undefined;
  /** All the words that say it: "QML Type". */
  phrase?: string;
  /** By URL; pages that do not say it, or whose name another one bears, are left out. */
  names: ReadonlyMap<string, Cell>;
  /** Pages that are about something else: their headings lack the words that say what the others are. */
  apart: ReadonlySet<string>;
}

/** The first heading of a page may be the site's; its own is among so many. */
const HEADINGS = 3;
const LOWEST_LEVEL = 3;
/** So many of the pages must be told apart by a heading, and agree on the words around the name. */
const SHARE = 0.9;
/** A name longer than this (characters) may be a sentence… */
const LONGEST_NAME = 50;
/** …and is none where half of all the pages' names are no longer than this. */
const LONGEST_USUAL = 60;
type IsPlural = (plural: string, singular: string) => boolean;
/** Whether the pages use a word within their text, in small letters. */
type IsSaid = (word: string) => boolean;

/** So many pages are searched for a word. */
const PAGES_HEARD = 20;
/** A name before a dash and what it is. */
const GLOSSED = /^(\S.{0,29}?)\s[—–-]\s/;
/** "53.11. ", "Chapter 4: ", "A.2 ": numbering before a page's name. */
export const NUMBERING = /^(?:(?:chapter|section|appendix|part)\s+)?(?:[A-Z]|\d+)(?:\.\d+)*[.:)]?\s+(?=\S)/i;
/** "2017", "2009/10", "no. 4" at the end of a name. */
const NUMBERED = /\s+(?:no\.\s?|#)?\d+(?:[/–-]\d+)?$/i;
/** What says what the things are: no article, no site's name in parts. */
const KIND = /^\p{L}{3,}$/u;
/** What begins what is said of a thing. */
const MORE = /^(?:with|for|of|in|on|at|by|from|and|or|[-–—|(].*)$/i;
/** "ISBN", "NGOs" */
const ACRONYM = /^\p{Lu}{2,}s?$/u;
/** What a number begins is no name without the word before it; a year alone is one. */
const DESIGNATED = /^\d(?!\d{3}(?:[/–-]\d+)?$)/;
/** "The 2019 Prize": no number goes by its article alone. */
const ARTICLE = /^the$/i;
const NO_KIND = /^(?:the|and|for|from|with|page|html|reference|manual|documentation|guide|overview|description)$/i;

/**
 * What each of some pages is about: the first heading that tells nearly all of them apart, without numbering and without
 * the words that all begin or end with. The word next to the name says what kind of thing they are ("Copy Task"), or else
 * their folder does ("/tasks/copy.html"). Undefined where no heading tells them apart.
 */
export const pageSubjects = (pages: readonly FamilyPage[]): PageSubjects | undefined =>
  subjectsOf(
    pages.map(({ url }) => url),
    pages.map(headingsOf),
    ...heardOn(pages),
  );

/**
 * The same where no heading says it: by their titles, else by what the pages that lead to them call them.
 *
 * @param called what other pages call these, by URL
 */
export function titledSubjects(
  pages: readonly FamilyPage[],
  called: (urls: ReadonlySet<string>) => ReadonlyMap<string, Heading[]>,
): PageSubjects | undefined {
  const urls = pages.map(({ url }) => url);
  const titled = subjectsOf(urls, pages.map(titleOf), ...heardOn(pages));
  if (titled) return titled;
  const names = called(new Set(urls));
  return subjectsOf(
    urls,
    urls.map((url) => names.get(url) ?? []),
    ...heardOn(pages),
  );
}

/** What the pages tell of the words in their names. */
const heardOn = (pages: readonly FamilyPage[]) => [pluralsOf(pages), saidOn(pages), calledOn(pages)] as const;

/** Whether a word is a plural as far as the first pages tell: what they use with its ending alone is a name. */
const pluralsOf = (pages: readonly FamilyPage[]) => (plural: string, singular: string) => {
  const uses = (word: string) => {
    const pattern = new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, "iu");
    return pages.slice(0, PAGES_HEARD).some(({ html }) => pattern.test(html()));
  };
  return uses(singular) || !uses(plural);
};

const saidOn = (pages: readonly FamilyPage[]) => (word: string) => {
  const pattern = new RegExp(`(?<![\\p{L}/.@-])${word}(?![\\p{L}/.@-])`, "u");
  return pages.slice(0, PAGES_HEARD).some(({ html }) => pattern.test(html()));
};

/**
 * The same of pages or files by what may name each, the likeliest first.
 *
 * @param isPlural whether their folder's word is one, given its singular
 * @param isSaid whether they use a word that is in no dictionary as one
 * @param asCalled their short names as far as they are called so, without the word that says what they are
 */
export function subjectsOf(
  urls: readonly string[],
  headings: readonly Heading[][],
  isPlural: IsPlural = () => true,
  isSaid: IsSaid = () => true,
  asCalled: AsCalled = (short) => short,
): PageSubjects | undefined {
  for (let at = 0; at < HEADINGS; at++) {
    const found = headings.flatMap((all) => all.slice(at, at + 1));
    if (new Set(found.map(({ text }) => text)).size < SHARE * urls.length) continue;
    const { kind, phrase, kept: short } = withoutCommon(found, isSaid);
    const whole = kind === undefined ? short : asCalled(short, found, kind);
    const told = toldOf(whole.map(({ text }) => text))?.length ?? 0;
    const kept = whole.map((heading) =>
      withoutGloss({ ...heading, text: heading.text.slice(0, heading.text.length - told) }),
    );
    const times = new Map<string, number>();
    for (const { text } of kept) times.set(text.toLowerCase(), (times.get(text.toLowerCase()) ?? 0) + 1);
    // They are judged together: the longest of some names is no sentence for that.
    const areNames = kept.filter(({ text }) => text.length <= LONGEST_USUAL).length * 2 >= kept.length;
    const names = new Map(
      kept
        .filter((heading) => heading.text !== "" && (areNames || heading.text.length <= LONGEST_NAME))
        .filter(({ text }) => times.get(text.toLowerCase()) === 1)
        .map((heading) => [heading.about, cellOf(heading)]),
    );
    const ofKind = new Set(kept.map(({ about }) => about));
    return {
      noun: kind?.toLowerCase() ?? folderNoun(urls, isPlural),
      ...(phrase === undefined ? {} : { phrase }),
      names,
      apart: new Set(found.flatMap(({ about }) => (ofKind.has(about) ? [] : [about]))),
    };
  }
  return undefined;
}

/** "deck.abc — Abstract base classes for stacks of cards": a long heading that begins with a name is that. */
function withoutGloss(heading: Heading): Heading {
  const name = heading.text.length > LONGEST_NAME ? GLOSSED.exec(heading.text)?.[1] : undefined;
  return name === undefined ? heading : { ...heading, text: name };
}

function headingsOf({ url, snapshot, html }: FamilyPage): Heading[] {
  return headingsIn(html, LOWEST_LEVEL)
    .flatMap(({ text, path }): Heading[] => {
      const whole = text.replace(ANCHOR, "");
      const start = NUMBERING.exec(whole)?.[0].length ?? 0;
      return whole === "" ? [] : [{ about: url, url, snapshot, text: whole.slice(start), start, path }];
    })
    .slice(0, HEADINGS);
}

function titleOf({ url, snapshot, html }: FamilyPage): Heading[] {
  const { title } = marksOf(html);
  return title ? [{ about: url, url, snapshot, ...title, start: 0 }] : [];
}

/**
 * Words that nearly all texts begin or end with are about all of them; one that lacks them is about something else, where they say
 * what the others are. A name that they share (of who publishes them) says nothing of the kind, and goes with a number behind it.
 */
function withoutCommon(
  headings: readonly Heading[],
  isSaid: IsSaid,
): {
  kind: string | undefined;
  phrase: string | undefined;
  kept: Heading[];
} {
  let kept = [...headings];
  let kind: string | undefined;
  let phrase: string | undefined;
  for (const end of ["start", "end"] as const) {
    const before = kept;
    const taken: string[] = [];
    for (let word = commonWord(kept, end); word !== undefined; word = commonWord(kept, end)) {
      const common = word;
      if (end === "start") taken.push(common);
      else taken.unshift(common);
      kept = kept.flatMap((heading) => {
        const words = heading.text.split(" ");
        if (words.length < 2 || words.at(end === "start" ? 0 : -1) !== common) return [];
        if (end === "end") return [{ ...heading, text: words.slice(0, -1).join(" ") }];
        const start = heading.start + common.length + 1;
        return [{ ...heading, text: words.slice(1).join(" "), start }];
      });
    }
    const head = headOf(taken);
    if (head !== undefined) phrase = taken.at(-1) === head ? taken.join(" ") : undefined;
    if (head === undefined || (isName(head, end, isSaid) && !areShouted(headings))) {
      const isDesignation =
        end === "start" &&
        !taken.every((word) => ARTICLE.test(word)) &&
        kept.every(({ text }) => DESIGNATED.test(text));
      const bare = new Map(isDesignation ? [] : kept.map((heading) => [heading.about, heading]));
      kept = before.map((heading) => bare.get(heading.about) ?? heading);
      continue;
    }
    kind = head;
  }
  const numbered = numberedHead(kept);
  return numbered === undefined ? { kind, phrase, kept } : { kind: numbered, phrase: undefined, kept };
}

/** "Spring Fair 2017", "Autumn Fair 2019": what nearly all say before a number is what they are, whatever they begin with. */
function numberedHead(headings: readonly Heading[]): string | undefined {
  const bare = headings.map((heading) => ({ ...heading, text: heading.text.replace(NUMBERED, "") }));
  const isNumbered = ({ text }: Heading, at: number) => text !== headings[at]!.text;
  const head = commonWord(bare.filter(isNumbered), "end");
  return head === undefined ||
    (ACRONYM.test(head) && !areShouted(headings)) ||
    bare.filter(isNumbered).length < SHARE * headings.length
    ? undefined
    : headOf([head]);
}

/** "Apache Module", "Trekking Backpack, waterproof, with cover": what is named by words is the last one, before more is said of it. */
function headOf(words: readonly string[]): string | undefined {
  const more = words.findIndex((word) => /[,;:.]$/.test(word) || MORE.test(word));
  const phrase = more < 0 ? words : words.slice(0, MORE.test(words[more]!) ? more : more + 1);
  const fitting = phrase
    .map((word) => word.replace(/[,;:.]$/, ""))
    .filter((word) => KIND.test(word) && !NO_KIND.test(word));
  return fitting.at(-1);
}

/** "COPY TASK": what is all in capitals says nothing of its words. */
const areShouted = (headings: readonly Heading[]) => !headings.some(({ text }) => /\p{Ll}/u.test(text));

/**
 * Whether a word is the name of one thing: an acronym, or what begins all headings, is nowhere written without its capital and stands
 * in no dictionary. What they end in says what they are.
 */
function isName(word: string, end: "start" | "end", isSaid: IsSaid): boolean {
  if (ACRONYM.test(word)) return true;
  const small = word.toLowerCase();
  if (end === "end" || word === small || nounKind(small) !== undefined || isOnlyAdjective(small)) return false;
  return !isSaid(small) && !isSaid(plural(small));
}

function commonWord(headings: readonly Heading[], end: "start" | "end"): string | undefined {
  const counts = new Map<string, number>();
  for (const { text } of headings) {
    const words = text.split(" ");
    const word = words.length > 1 ? words.at(end === "start" ? 0 : -1)! : "";
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  for (const [word, count] of counts)
    if (word !== "" && headings.length > 1 && count >= SHARE * headings.length) return word;
  return undefined;
}

/** "/tasks/copy.html" -> task, where nearly all pages stand in such a folder. */
function folderNoun(urls: readonly string[], isPlural: IsPlural): string | undefined {
  const counts = new Map<string, { noun: string; count: number }>();
  for (const url of urls) {
    const folder = decoded(new URL(url).pathname.split("/").at(-2) ?? "").replace(/[-_]+/g, " ");
    const found = pluralHead(folder);
    if (found) counts.set(found.plural, { noun: found.singular, count: (counts.get(found.plural)?.count ?? 0) + 1 });
  }
  for (const [plural, { noun, count }] of counts)
    if (count >= SHARE * urls.length) return isPlural(plural, noun) ? noun : undefined;
  return undefined;
}

function cellOf({ url, snapshot, text, start, path }: Heading): Cell {
  const place = { at: "node" as const, path, start, end: start + text.length };
  return { value: { kind: "text", printed: text }, evidence: { snapshot, url, place } };
}
