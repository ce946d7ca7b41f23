import type { Relation } from "../../../core/relation.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { isTableFamily } from "../collections/table-family.ts";
import { listTitle } from "../lists/paged-lists.ts";
import type { SurveyedPage } from "../surveyed.ts";
import { bareSite } from "./names-the-site.ts";
import { SEPARATORS, SLUG } from "./site-name.ts";

/** Where a relation stands, as an adverbial. */
export function sourceOf(
  relation: Relation,
  pages: ReadonlyMap<string, SurveyedPage>,
  site: string,
  isSiteOrder: boolean,
): string {
  const on = `on ${site}`;
  if (relation.source === "page_collection" || isSiteOrder || isSpread(relation, pages)) return on;
  const page = pages.get(relation.url);
  // The name of a folder is nobody's word for a page.
  if (SLUG.test(page?.title.trim() ?? "")) return page?.depth === 0 ? `on the front page of ${site}` : on;
  const name = shownName(ownTitle(relation.name, site));
  const title = shownName(saidTitle(page ?? { title: relation.title ?? "" }, site, pages));
  const thing =
    relation.source === "csv"
      ? "file"
      : relation.source === "xlsx"
        ? "sheet"
        : relation.source === "html_table" || relation.source === "pdf"
          ? "table"
          : "list";
  // A list that goes on stands on no one page.
  if (urlsOf(relation).size > 1 && (name || title)) return `in the list “${name || title}” ${on}`;
  const isFront = page?.depth === 0 && isRoot(page.url);
  const where = isFront ? `on the front page of ${site}` : title ? `on the page “${title}” of ${site}` : on;
  return name && name !== title ? `in the ${thing} “${name}” ${where}` : where;
}

/** A site's address and nothing behind it. */
const isRoot = (url: string) => /^\/(?:index\.\w+)?$/.test(new URL(url).pathname);

/** Where its rows stand; what each page or file is called may be printed by one page that leads to them all. */
const urlsOf = ({ rows }: Relation): ReadonlySet<string> =>
  new Set(rows.flatMap(({ cells }) => cells.at(-1)?.evidence.url ?? []));

/** Rows out of several files, or of tables on several pages: none of them is where all stand. The pages of one list are one. */
function isSpread(relation: Relation, pages: ReadonlyMap<string, SurveyedPage>): boolean {
  const urls = urlsOf(relation);
  if (urls.size < 2 || isTableFamily(relation)) return urls.size > 1;
  return new Set([...urls].map((url) => listTitle(pages.get(url)?.title ?? url))).size > 1;
}

/** What so many of the titles of a site say names none of its pages; of fewer titles it may be chance. */
const SHARED = 0.5;
const LEAST_TITLES = 6;

/** "Crops 2019 – Farm Statistics" where most pages are of "Farm Statistics". */
function withoutShared(title: string, pages: ReadonlyMap<string, SurveyedPage>): string {
  const parts = partsOf(title);
  if (parts.length < 2 || pages.size < LEAST_TITLES) return title;
  const counts = known.get(pages) ?? countParts(pages);
  known.set(pages, counts);
  const isShared = (part: string) => (counts.get(part) ?? 0) >= SHARED * pages.size;
  const own = parts.filter((part) => !isShared(part));
  return own.length > 0 && own.length < parts.length ? own.join(" – ") : title;
}

/** A site is asked of each of its tables: its titles are counted once. */
const known = new WeakMap<ReadonlyMap<string, SurveyedPage>, ReadonlyMap<string, number>>();

function countParts(pages: ReadonlyMap<string, SurveyedPage>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { title } of pages.values())
    for (const part of new Set(partsOf(title))) counts.set(part, (counts.get(part) ?? 0) + 1);
  return counts;
}

const partsOf = (title: string) => title.split(SEPARATORS).map((part) => part.trim());

/**
 * What a page is called: its title without the site's name and without what most titles say. What is left in pieces of it stands
 * nowhere on the page: its heading is what it is called then, or the first of them.
 */
export function saidTitle(
  { title, heading }: Pick<SurveyedPage, "title" | "heading">,
  site: string,
  pages?: ReadonlyMap<string, SurveyedPage>,
): string {
  const own = ownTitle(title, site);
  const left = pages ? withoutShared(own, pages) : own;
  // Nobody who reads a page sees its title: what stands above it is what it is called, where the two say different things.
  if (heading !== undefined && !saysOneOf([title, heading], [heading, left])) return heading;
  if (title.includes(left)) return left;
  return heading ?? partsOf(left)[0]!;
}

/** Does one of the first hold what stands at its place among the second? */
const saysOneOf = (whole: readonly string[], parts: readonly string[]): boolean =>
  whole.some((text, at) => foldText(text).includes(foldText(parts[at]!)));

/** A page's title without the site's name in it: "Players | Chess wiki", "Players (Chess wiki)", "Chess wiki: Players" -> "Players". */
export function ownTitle(title: string, site: string): string {
  const bare = bareSite(site);
  const [first = "", ...more] = title.split(/:\s+/);
  if (more.length > 0 && first.trim().toLowerCase().replace(/^the /, "") === bare) return more.join(": ");
  const parts = title.split(SEPARATORS).map((part) => part.trim());
  const own = parts.filter((part) => part.toLowerCase().replace(/^the /, "") !== bare);
  if (own.length > 0 && own.length < parts.length) return own.join(" – ");
  const inBrackets = /^(.*\S)\s*\(([^()]+)\)$/.exec(title);
  return inBrackets?.[2]?.toLowerCase() === bare ? inBrackets[1]! : title;
}

/** A caption or title as it can stand in a sentence; "" where it is too long or empty. */
function shownName(text: string): string {
  const bare = text.replace(/\s+/g, " ").replace(/[“”"]/g, "").trim().replace(/[.:]$/, "");
  return bare.length > 100 ? "" : bare;
}
