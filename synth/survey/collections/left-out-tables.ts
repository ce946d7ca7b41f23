import type { Relation } from "../../../core/relation.ts";
import { descendants, isPageTag, type Tag } from "../../../crawler/read/dom/dom.ts";
import { textOf } from "../../../crawler/read/dom/text.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { timeWithin } from "../../../logic/values/time-within.ts";
import { addressKind } from "../naming/address-kind.ts";
import type { FamilyPage } from "../naming/family-page.ts";
import { headingsOf } from "../naming/title-units.ts";
import { oncePerPage } from "../page-dom.ts";
import { placeOf } from "./gathered-tables.ts";
import { isTableFamily, isYearlyFamily } from "./table-family.ts";

/** A kind of pages is that of a family where so many of the family's pages (share) are of it. */
const OF_KIND = 0.5;

/** A table as it stands in a page's HTML, whatever was made of it. */
interface Printed {
  /** The last heading before it, or its caption. */
  title: string;
  /** Its first row, cell by cell. */
  head: string[];
  /** It has rows that state something. */
  states: boolean;
}

/**
 * Tables of one kind without that of a page beside theirs: of the same collection, or addressed as they are, with a table that is
 * headed alike, or called the same on a page of the collection, and was gathered nowhere. However it came to be left out (for its page's
 * title, an odd heading or column, a single row, as it was read as something else), what is said of all of them would be so of
 * the others alone.
 *
 * @param families tables of several pages
 * @param tables what stands on each page
 * @param collections relations of a row per page
 */
export function familiesLeaving(
  families: readonly Relation[],
  tables: readonly Relation[],
  collections: readonly Relation[],
  pages: ReadonlyMap<string, FamilyPage>,
): ReadonlySet<Relation["id"]> {
  const ofPages = families.filter((one) => isTableFamily(one) || isYearlyFamily(one));
  if (ofPages.length === 0) return new Set();
  const held = new Set(families.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.map(placeOf))));
  const isHeld = ({ rows }: Relation) => rows.some(({ cells }) => cells.some((cell) => held.has(placeOf(cell))));
  const onPage = new Map<string, Relation[]>();
  for (const one of tables) if (one.rows.length > 0) onPage.set(one.url, [...(onPage.get(one.url) ?? []), one]);
  const kinds = collections.map(({ rows }) => new Set(rows.flatMap(({ about }) => about ?? [])));
  const leaves = (family: Relation) => {
    const places = new Set(family.rows.flatMap(({ cells }) => cells.slice(1).map(placeOf)));
    const own = new Set(family.rows.flatMap(({ cells }) => cells.slice(1, 2).map(({ evidence }) => evidence.url)));
    const members = [...own]
      .flatMap((url) => onPage.get(url) ?? [])
      .filter(
        ({ source, rows }) =>
          source === family.source && rows.some(({ cells }) => cells.some((cell) => places.has(placeOf(cell)))),
      );
    const headings = new Set(members.map(headingsOf));
    const names = namesOf(members);
    const beside = kinds
      .filter((kind) => [...own].filter((url) => kind.has(url)).length > OF_KIND * own.size)
      .flatMap((kind) => [...kind].filter((url) => !own.has(url)));
    const ofKind = new Set(beside);
    const isAddressed = addressKind(own);
    const others = [...new Set([...beside, ...[...pages.keys()].filter((url) => !own.has(url) && isAddressed(url))])];
    return others.some((url) => {
      const here = (onPage.get(url) ?? []).filter(({ source }) => source === family.source);
      if (here.some((one) => !isHeld(one) && headings.has(headingsOf(one)))) return true;
      if (!ofKind.has(url)) return false;
      if (here.some((one) => !isHeld(one) && names.has(calledOf(one.name)))) return true;
      const page = pages.get(url);
      if (!page || family.source !== "html_table") return false;
      const read = new Set(here.map(({ name }) => calledOf(name)));
      const heads = new Set(members.map(({ columns }) => columns.map(({ name }) => foldText(name)).join("|")));
      const isRead = new Set(here.map(({ columns }) => columns.map(({ name }) => foldText(name)).join("|")));
      return printedTables(page.html).some(({ title, head, states }) => {
        const headed = head.map(foldText).join("|");
        return states && ((names.has(title) && !read.has(title)) || (heads.has(headed) && !isRead.has(headed)));
      });
    });
  };
  return new Set(ofPages.filter(leaves).map(({ id }) => id));
}

/** What more than one of the tables are called: one that bears its page's name is called so alone. */
function namesOf(tables: readonly Relation[]): ReadonlySet<string> {
  const counts = new Map<string, Set<string>>();
  for (const { name, url } of tables) {
    const called = calledOf(name);
    if (called !== "") counts.set(called, (counts.get(called) ?? new Set()).add(url));
  }
  return new Set([...counts].flatMap(([name, urls]) => (urls.size > 1 ? [name] : [])));
}

/** "Results 2019", "Results (12)": without its year, and how many there are. */
const calledOf = (title: string): string =>
  (timeWithin(title)?.around ?? foldText(title)).replace(/\s*\(\d+\)$/, "").trim();

const printedTables = oncePerPage((document): Printed[] => {
  const found: Printed[] = [];
  let title = "";
  for (const tag of descendants(document)) {
    if (/^h[1-6]$/.test(tag.name)) title = calledOf(textOf(tag));
    if (tag.name !== "table") continue;
    const within = [...descendants(tag)];
    const caption = within.find(({ name }) => name === "caption");
    const rows = within.filter(({ name }) => name === "tr").map(cellsOf);
    const states = rows.slice(1).some((cells) => cells.filter((text) => text !== "").length > 1);
    found.push({ title: caption ? calledOf(textOf(caption)) : title, head: rows[0] ?? [], states });
  }
  return found;
});

const cellsOf = (row: Tag): string[] =>
  row.children.flatMap((cell) =>
    isPageTag(cell) && (cell.name === "td" || cell.name === "th") ? [textOf(cell).trim()] : [],
  );
