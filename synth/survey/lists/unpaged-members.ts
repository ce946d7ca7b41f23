import { dataRows, type Relation } from "../../../core/relation.ts";

/** A page that leads to so many of the things (by share) tells of their kind. */
const LISTS = 0.5;
/** So many names in a row are a list… */
const LEAST_NAMES = 3;
/** …of names of so many characters. */
const NAME = /^\p{Script=Han}[\p{Script=Han}\p{L}\d（）·]{1,11}$/u;
/** A longer line heads nothing. */
const LONGEST_HEADING = 10;
/** "另有办公室、财务科、保卫科等管理科室" */
const BESIDES = /(?:另|还|此外)[有设外]?(?<names>[^，。；：]*、[^，。；：]*?)(?:等(?<what>[^，。；：、]*))?[，。；]/gu;

interface TellingPage {
  links: readonly { url: string }[];
  /** What it prints, a line between tags each. */
  lines: () => readonly string[];
}

/**
 * The collections of a Chinese site of whose kind the pages that list them name others which have no page: under a heading of their
 * own ("管理科室": "办公室、财务科、保卫科"), or in a sentence ("另有…等管理科室"). By their ids.
 *
 * @param nounOf what the things of a collection are called; undefined where that is not known
 */
export function unpagedMembers(
  collections: readonly Relation[],
  pages: readonly TellingPage[],
  nounOf: (collection: Relation) => string | undefined,
): ReadonlySet<string> {
  const found = new Set<string>();
  for (const collection of collections) {
    const about = new Set(collection.rows.flatMap((row) => row.about ?? []));
    const noun = about.size === 0 ? undefined : nounOf(collection);
    if (noun === undefined) continue;
    const own = new Set(dataRows(collection).flatMap(({ cells }) => cells.map(({ value }) => value.printed.trim())));
    const names = (text: string) => {
      const all = text.replace(/[。.]$/u, "").split("、");
      return all.length >= LEAST_NAMES && all.every((name) => NAME.test(name.trim()) && !own.has(name.trim()));
    };
    const isOthers = ({ links, lines }: TellingPage) => {
      const led = new Set(links.flatMap(({ url }) => (about.has(url) ? [url] : [])));
      if (led.size < LISTS * about.size) return false;
      const said = lines();
      return said.some(
        (line, at) =>
          (line.length <= LONGEST_HEADING &&
            line.length > noun.length &&
            line.endsWith(noun) &&
            names(said[at + 1] ?? "")) ||
          [...line.matchAll(BESIDES)].some(({ groups }) => groups!["what"]?.endsWith(noun) && names(groups!["names"]!)),
      );
    };
    if (pages.some(isOthers)) found.add(collection.id);
  }
  return found;
}
