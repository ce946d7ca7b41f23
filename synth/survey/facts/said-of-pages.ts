import { isMass, isPlural, plural, singular } from "../../../logic/english/english.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { kindByAddress } from "../naming/own-address.ts";
import { SEPARATORS } from "../naming/site-name.ts";
import { leadNoun } from "./lead-noun.ts";
import { isTypeBeside, wordOfType } from "./own-type.ts";

/** A page of a collection as it calls what it is about. */
export interface SpeakingPage {
  title: string;
  /** What it holds: only a few of many pages are read. */
  read(): PageWords;
}

interface PageWords {
  html: string;
  /** The address that it gives itself. */
  address: string;
  /** Schema.org types that it states. */
  types: readonly string[];
  /** Its text, a line for each run between tags. */
  lines: readonly string[];
}

type ReadPage = PageWords & Pick<SpeakingPage, "title">;

/** So many pages tell as much as all of them. */
const ENOUGH = 12;
const LEAST_PAGES = 4;
/** A word counts where nearly all pages say it. */
const SHARE = 0.9;
/** So many titles say it. */
const TITLED = 0.7;
/** One way of saying it may be chance ("this company" on the page of a job): it takes two. */
const WAYS = 2;
/** "Job type", "Job summary": so many short lines of all pages begin with the word. */
const LEAST_HEADED = 2;
const LONGEST_LINE = 4;
/** Markup about the page stands near its beginning: so many characters are looked at. */
const HEAD = 40_000;

/** So many pages write a word small that is no name; what stands in an address says nothing. */
const WRITTEN_SMALL = 0.2;
const SMALL = /(?<![\p{L}\p{N}.@/])\p{Ll}{3,}(?![\p{L}\p{N}]|[.@/]\p{L})/gu;

const META_TYPE = /<meta\s[^>]*(?:property|name)\s*=\s*["']og:type["'][^>]*>/i;
const CONTENT = /content\s*=\s*["']([^"']+)["']/i;

/** What pages are to the web, and no kind of thing. */
const GENERIC_TYPE =
  /^(?:website|web ?page|article|blog(?: ?post(?:ing)?)?|news ?article|page|item ?page|profile(?: ?page)?|object|activity|thing|creative ?work|other|non profit|public figure|landmark)$/i;
/** What every page says of itself, its visitors and its parts: "this page", "this review", "this week". */
const SAID_OF_ALL =
  /^(?:page|web|website|site|is|was|has|does|one|time|review|item|form|window|week|month|year|day|morning|season|service|information|info|story|world|place|company|area|section|feature|link|article|post|comment|message|image|photo|picture|video|list|thing|way|kind|type|case|point|field|button|icon|browser|tab|search|newsletter|email|offer|deal|policy|term|content|user|member|reviewer|seller|store|shop|title|map|question|answer|topic|entry|record|document|file|data|version|table|figure|text|part|number|name|date|category|details?|overview|description|home|contact|news|photos|online|free|new|best|top|all|more|other|view|find|about|my|your|our|the|and|for|with|from|not|will|can|would)$/i;

/**
 * What the pages of a collection call the thing that each of them is about, in the singular: by the address that they give
 * themselves (`kindByAddress`), by the type that all of them state (Open Graph, schema.org), by their first sentence ("… is the second
 * episode of"), or by a word that they say of it in two ways: "this job", "Systems Engineer jobs" as a title, "Dome tent: Tents" as one filed under several, "Job type" and
 * "Job summary" as labels, "New jobs" beside "Used jobs" as what is offered. Undefined where they agree on none.
 *
 * @param facts names of the facts that they state: what a page has ("Company") it is not
 */
export function saidOfPages(pages: readonly SpeakingPage[], facts: readonly string[]): string | undefined {
  const step = Math.max(1, Math.floor(pages.length / ENOUGH));
  if (pages.length < LEAST_PAGES) return undefined;
  const read = pages
    .filter((_, at) => at % step === 0)
    .slice(0, ENOUGH)
    .map((page): ReadPage => ({ title: page.title, ...page.read() }));
  const typed = kindByAddress(read) ?? agreedType(read) ?? schemaType(read);
  if (typed !== undefined) return typed;
  const led = leadNoun(read);
  if (led !== undefined && !SAID_OF_ALL.test(led)) return led;
  // "Amazon" is a name: nobody writes it small.
  const small = new Set(
    common(read, ({ lines }) => lines.flatMap((line) => line.match(SMALL) ?? []), asOne, WRITTEN_SMALL),
  );
  const had = new Set(facts.flatMap((fact) => [fact.toLowerCase(), singular(fact.toLowerCase())]));
  const ways = new Map<string, number>();
  for (const found of [
    saidInTitle(read),
    filedInTitle(read),
    saidAsThis(read),
    offeredNewAndUsed(read),
    saidInLabels(read),
  ])
    for (const word of found)
      if (!SAID_OF_ALL.test(word) && !had.has(word) && small.has(word) && !isMass(word))
        ways.set(word, (ways.get(word) ?? 0) + 1);
  // Of equals what stands in the title.
  const [best] = [...ways].filter(([, count]) => count >= WAYS).sort(([, a], [, b]) => b - a);
  return best?.[0];
}

function agreedType(pages: readonly ReadPage[]): string | undefined {
  const types = new Set(
    pages.map(({ html }) => {
      const [tag = ""] = META_TYPE.exec(html.slice(0, HEAD)) ?? [];
      return (CONTENT.exec(tag)?.[1] ?? "").split(/[.:]/).at(-1)!.replace(/_/g, " ").trim().toLowerCase();
    }),
  );
  const [type = ""] = types;
  return types.size === 1 && /^\p{L}{3,}$/u.test(type) && !GENERIC_TYPE.test(type) && !SAID_OF_ALL.test(type)
    ? type
    : undefined;
}

/** "JobPosting" -> "job posting", where it is the one type of a thing that all pages state. */
function schemaType(pages: readonly ReadPage[]): string | undefined {
  const types = common(
    pages,
    (page) => page.types.filter((type) => !isTypeBeside(type)),
    (type) => type,
  );
  const [type = ""] = types;
  return types.length === 1 ? wordOfType(type) : undefined;
}

/** "Apply for this job", "Compare these jobs" */
const saidAsThis = (pages: readonly ReadPage[]) => common(pages, ({ lines }) => wordsAfter(/\bth(?:is|ese)/, lines));

/** "New cars" here and "Used cars" there: what is to be had in both states is what a page is about. */
function offeredNewAndUsed(pages: readonly ReadPage[]): string[] {
  const used = new Set(common(pages, ({ lines }) => wordsAfter(/\bused/, lines)));
  return common(pages, ({ lines }) => wordsAfter(/\bnew/, lines)).filter((word) => used.has(word));
}

const wordsAfter = (before: RegExp, lines: readonly string[]): string[] => {
  const pattern = new RegExp(`${before.source} (\\p{L}{3,})\\b`, "giu");
  return lines.flatMap((line) => [...line.matchAll(pattern)].map(([, word]) => word!));
};

/** Long titles are cut off before they say it: most of them tell. */
function saidInTitle(pages: readonly ReadPage[]): string[] {
  // What stands behind the name of each of them is what the site is called: "Annual review | Harbour Trust".
  const site = new Set(common(pages, ({ title }) => title.split(SEPARATORS).slice(1), foldText));
  const own = ({ title }: ReadPage) =>
    site.size === 0
      ? title
      : title
          .split(SEPARATORS)
          .filter((part) => !site.has(foldText(part)))
          .join(" ");
  return common(pages, (page) => own(page).match(/(?<![\p{L}.])\p{L}{3,}(?!\p{L}|\.\p{L})/gu) ?? [], asOneWord, TITLED);
}

/** "Ridge 45 hiking tent: Tents & Shelters", "Delta dome tent: Tents & Shelters": what one of is named and several are filed under. */
function filedInTitle(pages: readonly ReadPage[]): string[] {
  const filed = common(pages, ({ title }) => [title.split(PARTS).at(-1)!], foldText, TITLED)[0] ?? "";
  const words = new Set((filed.match(WORDS) ?? []).map(asOne));
  return common(
    pages,
    ({ title }) => (title.split(PARTS).slice(0, -1).join(" ").match(WORDS) ?? []).filter((one) => !isPlural(one)),
    (word) => word.toLowerCase(),
    TITLED,
  ).filter((word) => words.has(word));
}

/** What a thing is filed under stands close behind a colon, too. */
const PARTS = new RegExp(String.raw`${SEPARATORS.source}|:\s+`, "u");
const WORDS = /(?<!\p{L})\p{L}{3,}(?!\p{L})/gu;

function saidInLabels(pages: readonly ReadPage[]): string[] {
  const labels = common(
    pages,
    ({ lines }) => lines.filter((line) => line.includes(" ") && line.split(" ").length <= LONGEST_LINE),
    (line) => line.replace(/:$/, "").toLowerCase(),
  );
  const counts = new Map<string, number>();
  for (const label of labels) {
    const first = /^\p{L}{3,}(?= )/u.exec(label)?.[0];
    if (first) counts.set(first, (counts.get(first) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count >= LEAST_HEADED).map(([word]) => word);
}

/** What nearly all pages say, one and several of a thing as one. */
function common(
  pages: readonly ReadPage[],
  said: (page: ReadPage) => readonly string[],
  key: (word: string) => string = asOneWord,
  share = SHARE,
): string[] {
  const counts = new Map<string, number>();
  for (const page of pages)
    for (const word of new Set(said(page).map(key))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= share * pages.length).map(([word]) => word);
}

const asOneWord = (word: string) => asOne(word.toLowerCase());

/** "jobs" -> "job"; what only looks like a plural stays. */
const asOne = (word: string) => (plural(singular(word)) === word ? singular(word) : word);
