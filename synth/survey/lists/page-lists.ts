import { isPlural, singular } from "../../../logic/english/english.ts";
import { grouped } from "../grouped.ts";
import { addressKind } from "../naming/address-kind.ts";
import { nounPhrase } from "../naming/noun-phrases.ts";
import { NUMBERING } from "../naming/page-subjects.ts";
import { SEPARATORS } from "../naming/site-name.ts";

/** A page as far as it lists others. */
export interface ListingPage {
  url: string;
  title: string;
  /** Where its content leads, canonical. */
  links: readonly { url: string; text: string }[];
}

/** Pages that one page lists as things of one kind. */
export interface PageList {
  /** What it calls them, in the singular: "system catalog". */
  noun: string;
  /** The page that lists them. */
  url: string;
  members: ReadonlySet<string>;
  /** It lists no other page of their kind. */
  isWhole: boolean;
}

/** A page whose links lead elsewhere for more than this share lists other things as well. */
const MOSTLY = 0.5;
/** Where the reader may go from here. */
const GUIDING = /^\W*(?:next|prev(?:ious)?|up|home|back|top|contents|(?:table of )?contents|index|start)\W*$/i;
/** Of a title, the last words name what is listed: "Acme Client Applications". */
const MOST_WORDS = 2;
/** Titles of more words are sentences. */
const LONGEST_TITLE = 5;
/** Fewer pages are no list. */
const LEAST_PAGES = 4;

/**
 * The pages that list some of these and are called by a plural ("Chapter 53. System Catalogs"), each with those that it
 * lists. What it lists is there whole: of pages of that kind to which it leads, none was left unread. Pages that are about
 * something say what these are where they share them out ("Oil lamps", "Ropes"): beside a page that lists them, alone, or where one
 * thing is listed by two of them, they say what the things have to do with.
 *
 * @param parts what the pages list, in the plural: "Line Properties" are those of a line
 * @param things pages that are about something
 */
export function pageLists(
  urls: ReadonlySet<string>,
  pages: readonly ListingPage[],
  parts = "",
  things: ReadonlySet<string> = new Set(),
): PageList[] {
  const read = new Set(pages.map(({ url }) => url));
  const found: PageList[] = [];
  const taken = new Set<string>();
  const lists = pages.flatMap((page) => {
    if (urls.has(page.url)) return [];
    const onward = page.links.filter(({ url, text }) => url !== page.url && !GUIDING.test(text));
    const led = new Set(onward.map(({ url }) => url));
    const members = [...led].filter((url) => urls.has(url));
    if (members.length < LEAST_PAGES || members.length < MOSTLY * led.size) return [];
    const noun = pluralTitle(page.title, parts);
    const at = onward.flatMap(({ url }, index) => (urls.has(url) ? [index] : []));
    // What stands before and after them is where the reader may go from here.
    const among = new Set(onward.slice(at[0]!, at.at(-1)! + 1).map(({ url }) => url));
    return noun === undefined ? [] : [{ page, led, among, members, noun }];
  });
  const about = ({ page }: (typeof lists)[number]) => Number(things.has(page.url));
  const ofThings = lists.filter((one) => about(one) === 1);
  const listed = ofThings.flatMap(({ members }) => members);
  const areSharedOut = ofThings.length > 1 && new Set(listed).size === listed.length;
  const sorted = (areSharedOut ? lists : lists.filter((one) => about(one) === 0)).sort(
    (a, b) => b.members.length - a.members.length || about(a) - about(b),
  );
  for (const { page, led, among, members, noun } of sorted) {
    const own = members.filter((url) => !taken.has(url));
    if (own.length < LEAST_PAGES) continue;
    const isOfKind = addressKind(own);
    if ([...led].some((url) => !read.has(url) && isOfKind(url))) continue;
    for (const url of own) taken.add(url);
    const isWhole = [...among].every((url) => taken.has(url) || !read.has(url) || !isOfKind(url));
    found.push({ noun, url: page.url, members: new Set(own), isWhole });
  }
  return found;
}

/** "Acme Archive: Seasons": what stands behind the mark is the page's own. */
const spoken = (part: string) => part.split(/:\s+/).reverse();

/** "Chapter 53. System Catalogs | Manual" -> "system catalog"; "Graphics Object Properties", of properties -> "graphics object" */
function pluralTitle(title: string, parts: string): string | undefined {
  for (const part of title.split(SEPARATORS).flatMap(spoken)) {
    const words = part
      .replace(/\s*[([{].*$/, "")
      .trim()
      .replace(NUMBERING, "")
      .split(/\s+/);
    if (words.length > LONGEST_TITLE) continue;
    const ofThings = parts !== "" && words.at(-1)?.toLowerCase() === parts;
    const phrase = nounPhrase((ofThings ? words.slice(0, -1) : words.slice(-MOST_WORDS)).join(" "));
    if (phrase !== undefined && (ofThings || isPlural(phrase))) return singular(phrase);
  }
  return undefined;
}

/**
 * The same with what the pages of one list hold as one: "Roses A to F" and "Roses G to Z" list roses. It is not whole without one of
 * them.
 *
 * @param parts all pages of a list, by the URL of each
 */
export function listsOfParts(lists: readonly PageList[], parts: ReadonlyMap<string, readonly string[]>): PageList[] {
  return [...grouped(lists, ({ url }) => parts.get(url)?.[0] ?? url).values()].map(([first, ...others]) => ({
    ...first!,
    members: new Set([first!, ...others].flatMap(({ members }) => [...members])),
    isWhole:
      [first!, ...others].every(({ isWhole }) => isWhole) &&
      (parts.get(first!.url) ?? []).every((url) => [first!, ...others].some((one) => one.url === url)),
  }));
}
