import { listOf, plural } from "./english.ts";

/** "in the table “Members” on the page “Members | Club” of the Club site" in its parts. */
const PLACE =
  /^in the (?<thing>\p{L}+) “(?<name>[^”]*)” (?:on the page “(?<page>[^”]*)” of|(?<joint>on|of)) (?<site>.+)$/u;
/** What stands between the parts of a page's title. */
const TITLE_END = /^\s*(?:[|–—·:»-].*)?$/;

interface Place {
  thing: string;
  name: string;
  page: string | undefined;
  /** "on" a site, "of" a file. */
  joint: string;
  site: string;
}

/**
 * Where several relations stand, as one adverbial: each place once, a site alone only where no place on it is named, a page
 * only where its title says more than the name of the table on it.
 */
export function sourceWords(sources: readonly string[]): string {
  const given = [...new Set(sources.filter((source) => source !== ""))];
  const apart = given.filter((source) => {
    const where = source.replace(/^(?:on|in|at)\s/, "");
    return !given.some((other) => other !== source && other.includes(where));
  });
  const groups = new Map<string, { place: Place; names: string[] }>();
  const words: (string | { place: Place; names: string[] })[] = [];
  for (const source of onePageList(apart)) {
    const place = readPlace(source);
    if (!place) {
      words.push(source);
      continue;
    }
    const key = JSON.stringify([place.thing, place.page, place.joint, place.site]);
    const group = groups.get(key);
    if (group) group.names.push(place.name);
    else {
      const made = { place, names: [place.name] };
      groups.set(key, made);
      words.push(made);
    }
  }
  // Of several pages of one site the last says which site.
  const sites = words.map((part) =>
    typeof part !== "string" && part.place.page !== undefined ? part.place.site : undefined,
  );
  return listOf(
    words.map((part, at) => {
      if (typeof part === "string") return inBook(part);
      const later = part.place.page !== undefined && sites[at + 1] === part.place.site;
      return placeWords(part.place, part.names, later);
    }),
  );
}

const PAGE = /^on the page “(?<page>[^”]*)” of (?<site>.+)$/u;

/** "on the page “A” of X", "on the page “B” of X" -> "on the pages “A” and “B” of X", where the first of them stands. */
function onePageList(sources: readonly string[]): string[] {
  const pages = new Map<string, string[]>();
  for (const source of sources) {
    const { page, site } = PAGE.exec(source)?.groups ?? {};
    if (page !== undefined && site !== undefined) pages.set(site, [...(pages.get(site) ?? []), `“${page}”`]);
  }
  return sources.flatMap((source) => {
    const { page, site } = PAGE.exec(source)?.groups ?? {};
    const together = pages.get(site ?? "") ?? [];
    if (page === undefined || together.length < 2) return [source];
    return together[0] === `“${page}”` ? [`on the pages ${listOf(together)} of ${site}`] : [];
  });
}

/** "On the Acme Reference site": a site that is called a book is read in. */
function inBook(words: string): string {
  const { book } = BOOK.exec(words)?.groups ?? {};
  return book === undefined ? words : `in ${book}`;
}

const BOOK =
  /^on (?<book>the (?:(?:\S+ )*(?:documentation|manual|handbook|guide|reference|specification|encyclop(?:a?e|æ)dia|dictionary|almanac|yearbook)|(?:specification|documentation|manual|guide|handbook|dictionary) of .*?))(?: (?:index|contents|home ?page))?(?: site)?$/i;

function readPlace(source: string): Place | undefined {
  const { thing, name, page, joint = "on", site } = PLACE.exec(source)?.groups ?? {};
  if (thing === undefined || name === undefined || site === undefined) return undefined;
  const own = page?.toLowerCase().startsWith(name.toLowerCase()) && TITLE_END.test(page.slice(name.length));
  return { thing, name, page: own ? undefined : page, joint, site };
}

function placeWords({ thing, page, joint, site }: Place, names: readonly string[], siteLater: boolean): string {
  const unique = [...new Set(names)].map((name) => `“${name}”`);
  const on = page === undefined ? `${joint} ${site}` : `on the page “${page}”${siteLater ? "" : ` of ${site}`}`;
  return `in the ${unique.length > 1 ? plural(thing) : thing} ${listOf(unique)} ${on}`;
}
