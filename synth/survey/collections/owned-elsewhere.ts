import { dataRows, type Relation } from "../../../core/relation.ts";
import { singular } from "../../../logic/english/english.ts";
import { saysPartial } from "../lists/stated-parts.ts";

/** A column names owners where so many of its cells lead to pages that are read, of so many owners. */
const OF_OWNERS = 0.6;
const LEAST_OWNERS = 3;
/** A word that so many names of things have in common is what people call them: "lute" of the lutes. */
const IN_COMMON = 3;
const LEAST_LETTERS = 4;
/** Shorter lines (words) are labels and headings. */
const PROSE = 5;
/** A number and, at most two words behind it, what is counted: "built 52 lutes", "some 120 concert harps". */
const COUNTED = /(?<![\d.,/–-])(\d{1,3}(?:,\d{3})+|\d{1,5})\s((?:\p{L}[\p{L}'’-]*\s){0,2}?\p{L}{3,}s)(?![\p{L}’'-])/gu;
const YEARS = { from: 1500, to: 2100 };
/** A page, as far as it says something of what its subject made, owns or holds. */
interface OwnersPage {
  url: string;
  lines: () => readonly string[];
}

/**
 * The columns of collections that name owners (makers, keepers) of whom the site has not all things, by the collection's id: an owner's page
 * states a larger number of such things than have a page ("Lund built 52 lutes"), or its list says that it is limited.
 * Who has the most of them can then be told of those with a page only.
 *
 * @param nounOf what one of the things is called, where that is known
 */
export function ownedElsewhere(
  collections: readonly Relation[],
  pages: readonly OwnersPage[],
  nounOf: (collection: Relation) => string | undefined = () => undefined,
): ReadonlyMap<string, ReadonlySet<string>> {
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  const found = new Map<string, ReadonlySet<string>>();
  for (const collection of collections) {
    const owners = collection.columns.flatMap(({ name, role, unnamed }, at) =>
      role !== "label" && !unnamed && ownsMore(collection, at, byUrl, nounOf(collection)) ? [name] : [],
    );
    if (owners.length > 0) found.set(collection.id, new Set(owners));
  }
  return found;
}

function ownsMore(
  collection: Relation,
  at: number,
  byUrl: ReadonlyMap<string, OwnersPage>,
  noun: string | undefined,
): boolean {
  const rows = dataRows(collection);
  const owned = new Map<string, number>();
  let stated = 0;
  for (const { cells } of rows) {
    const { value } = cells[at]!;
    if (value.kind === "missing") continue;
    stated += 1;
    if (value.kind === "entity" && byUrl.has(value.href)) owned.set(value.href, (owned.get(value.href) ?? 0) + 1);
  }
  const leading = [...owned.values()].reduce((sum, count) => sum + count, 0);
  // What leads to pages of the things themselves is no owner.
  const own = new Set(rows.flatMap(({ about }) => about ?? []));
  if (owned.size < LEAST_OWNERS || leading < OF_OWNERS * stated || [...owned.keys()].some((url) => own.has(url)))
    return false;
  const words = wordsOfThings(collection);
  if (noun !== undefined) words.add(singular(noun.split(" ").at(-1)!.toLowerCase()));
  return [...owned].some(([url, count]) =>
    byUrl
      .get(url)!
      .lines()
      .some((line) => saysMore(line, count, words)),
  );
}

function saysMore(line: string, count: number, words: ReadonlySet<string>): boolean {
  if (saysPartial("", [line])) return true;
  if (line.split(" ").length < PROSE) return false;
  return [...line.matchAll(COUNTED)].some(([, figures, things]) => {
    const number = Number(figures!.replaceAll(",", ""));
    if (number <= count || (!figures!.includes(",") && number >= YEARS.from && number <= YEARS.to)) return false;
    return words.has(singular(things!.split(" ").at(-1)!.toLowerCase()));
  });
}

/** Words that many of the things are called by. */
function wordsOfThings({ columns, rows }: Relation): Set<string> {
  const label = columns.findIndex(({ role }) => role === "label");
  const counts = new Map<string, number>();
  for (const { cells } of label < 0 ? [] : rows) {
    const words = new Set(cells[label]!.value.printed.toLowerCase().match(/\p{L}+/gu) ?? []);
    for (const word of words) if (word.length >= LEAST_LETTERS) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count >= IN_COMMON).map(([word]) => word));
}
