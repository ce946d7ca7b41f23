import { decoded } from "../../../core/decoded.ts";
import { escaped } from "../../../core/escaped.ts";
import { dataRows } from "../../../core/relation.ts";
import { singular } from "../../../logic/english/english.ts";
import { isChinese } from "../../../logic/values/language.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import type { LinkingPage } from "../inbound-links.ts";
import type { SurveyedPage, SurveyedRelation } from "../surveyed.ts";
import type { NounEvidence } from "./noun-evidence.ts";

/** Names end, or begin, in a word by kind where so many of them do. */
const MOST_NAMES = 0.6;
/** A heading or title stands for rows of which it lists so many. */
const LISTED = 0.8;
/** Of pages whose own text uses a word more than so many do, it is theirs. */
const SPEAKING = 0.3;
/** So many pages are heard at most. */
const PAGES_HEARD = 20;
/** A Chinese heading says beside the noun what is done with such things, in so many characters. */
const MOST_BESIDE = 4;
/** So many places of a site that say the same independently of each other are believed. */
const BELIEVED = 2;

/** What a site is asked of what it calls its things. */
export interface Witnesses {
  /** The pages that link to a relation's, looked up where nothing else has told. */
  listing: () => readonly LinkingPage[];
  evidence: NounEvidence;
  /** What the pages themselves say that they are, by markup or in their first words. */
  said: string | undefined;
  pages: ReadonlyMap<string, SurveyedPage>;
}

/**
 * Is a relation's noun believed? A heading above a list may be anything ("Race calendar", "Where we measure it", "Our team"), and
 * so may a folder or one column that leads there; what two places say that have nothing to do with each other (the list's
 * heading, the folder, columns that lead there, the names' own ends, markup, the pages' running text) is what things are called.
 */
export function isBelieved(surveyed: SurveyedRelation, witnesses: Witnesses): boolean {
  if (!surveyed.hasNoun) return false;
  if (surveyed.relation.source !== "page_collection" && isInTable(surveyed)) return true;
  let believed = 0;
  for (const testifies of [headsLabel, namesFolder, headsColumn, endsNames, isSaidByMarkup, headsLists, isSpoken]) {
    believed += Number(testifies(surveyed, witnesses));
    if (believed >= BELIEVED) return true;
  }
  return false;
}

/** Rows of a table are what one of its columns is headed, or the table itself. */
const isInTable = ({ relation, naming }: SurveyedRelation): boolean =>
  [relation.name, ...relation.columns.flatMap(({ name, unnamed }) => (unnamed ? [] : [name]))].some((text) =>
    saysIt(text, naming.singular),
  );

const aboutOf = ({ relation }: SurveyedRelation) => new Set(relation.rows.flatMap(({ about }) => about ?? []));

function headsLabel({ label, naming }: SurveyedRelation): boolean {
  return label !== undefined && !label.column.unnamed && saysIt(label.column.name, naming.singular);
}

/** How many different lines above lists of them, in menus and on pages, say it. */
function headsLists(surveyed: SurveyedRelation, { listing, evidence }: Witnesses): number {
  const { singular: noun } = surveyed.naming;
  const about = aboutOf(surveyed);
  const found = new Set(evidence.headsOf(about));
  for (const { page, links } of listing()) {
    const listed = new Map<string, Set<string>>();
    for (const { url, heading } of links) listed.set(heading, (listed.get(heading) ?? new Set()).add(url));
    const isMost = (urls: ReadonlySet<string>) => urls.size >= LISTED * about.size;
    for (const [heading, urls] of listed) if (isMost(urls)) found.add(heading);
    if (!isMost(new Set(links.map(({ url }) => url)))) continue;
    found.add(page.heading ?? "");
    for (const part of page.title.split(/\s*[|｜–—_·]\s*|\s-\s/u)) found.add(part);
  }
  return new Set([...found].filter((text) => saysIt(text, noun)).map((text) => foldText(text))).size;
}

function namesFolder(surveyed: SurveyedRelation): boolean {
  if (surveyed.relation.source !== "page_collection") return false;
  const say = (url: string) => {
    const folders = new URL(url).pathname.split("/").slice(1, -1);
    return folders.some((folder) => saysIt(decoded(folder).replace(/[-_]+/g, " "), surveyed.naming.singular));
  };
  const about = aboutOf(surveyed);
  return about.size > 0 && [...about].every(say);
}

function headsColumn(surveyed: SurveyedRelation, { evidence }: Witnesses): boolean {
  const about = aboutOf(surveyed);
  const { singular: noun } = surveyed.naming;
  const heading = evidence.columnOf(about) ?? evidence.columnEndOf(about);
  return (heading !== undefined && saysIt(heading, noun)) || (isChinese(noun) && evidence.isHeadedSo(about, noun));
}

function endsNames({ relation, label, naming }: SurveyedRelation): boolean {
  if (!label) return false;
  const names = dataRows(relation).map(({ cells }) => cells[label.index]!.value.printed.trim());
  const noun = naming.singular.toLowerCase();
  const isOne = (name: string) =>
    isChinese(noun)
      ? name.endsWith(noun)
      : ` ${name.toLowerCase()}`.endsWith(` ${headOf(noun)}`) || name.toLowerCase().startsWith(`${headOf(noun)} `);
  return names.filter(isOne).length >= MOST_NAMES * names.length;
}

const isSaidByMarkup = ({ naming }: SurveyedRelation, { said }: Witnesses): boolean =>
  said !== undefined && saysIt(said, naming.singular);

/** "The station was opened …", “本馆”: their own text speaks of one, in words that are not the same on each page. */
function isSpoken(surveyed: SurveyedRelation, { pages }: Witnesses): boolean {
  const { singular: noun } = surveyed.naming;
  const texts = [...aboutOf(surveyed)].slice(0, PAGES_HEARD).map((url) => pages.get(url)?.prose?.() ?? []);
  const times = new Map<string, number>();
  for (const text of texts.flat()) times.set(text, (times.get(text) ?? 0) + 1);
  const speaks = new RegExp(isChinese(noun) ? noun : `(?<![\\p{L}-])${escaped(headOf(noun))}(?![\\p{L}-])`, "u");
  const heard = texts.filter((own) => own.some((text) => times.get(text) === 1 && speaks.test(text)));
  return texts.length > 0 && heard.length >= SPEAKING * texts.length;
}

/** Does a heading end in the noun, in the singular or the plural: "Our stations", "Monitoring station", “代表专家”? */
function saysIt(text: string, noun: string): boolean {
  // "专家团队" and "代表专家" are both of 专家.
  if (isChinese(noun)) return text.trim().length <= noun.length + MOST_BESIDE && text.includes(noun);
  const words = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]+/gu, " ")
    .trim()
    .split(/\s+/);
  const last = words.at(-1) ?? "";
  return last === headOf(noun) || singular(last) === headOf(noun);
}

/** "café" of "board-game café", "tie" of "tie from 2013 to 2015": of which years they are is no word for them. */
const headOf = (noun: string): string =>
  noun
    .toLowerCase()
    .replace(/ from \d{4} to \d{4}$/, "")
    .split(" ")
    .at(-1)!;
