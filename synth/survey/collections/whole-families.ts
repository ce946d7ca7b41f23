import type { Relation } from "../../../core/relation.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { folderOf } from "../lists/folder-of.ts";
import { pageLists } from "../lists/page-lists.ts";
import { addressKind } from "../naming/address-kind.ts";
import type { SiteReading } from "../survey.ts";
import type { SurveyedRelation } from "../surveyed.ts";
import { placeOf } from "./gathered-tables.ts";
import { isTableFamily, isYearlyFamily } from "./table-family.ts";

/** A table of fewer rows is not read as one: pages that have such a table are missing in a family. */
const LEAST_ROWS = 2;
/** Of pages beside those of a family so many may be unread, or unlisted of its own, as a share of these. */
const LEFT_OUT = 0.1;
/** A page that leads to fewer of them lists none. */
const LEAST_LISTED = 4;

/**
 * Tables of one kind on pages of which no list says that these are all: where one of them is of the fewest rows that are
 * read as a table, others may have one row less, and where pages beside them are unread, these may have one, too.
 */
export function familiesOfPart(
  surveyed: readonly SurveyedRelation[],
  { pages }: Pick<SiteReading, "pages">,
): SurveyedRelation[] {
  const kinds = surveyed
    .filter(({ relation, scoped }) => relation.source === "page_collection" && !scoped)
    .map(({ relation }) => new Set(relation.rows.map(({ about }) => about)));
  const visited = new Set(pages.map(({ url }) => url));
  const known = new Set(pages.flatMap(({ links }) => links.map(({ url }) => url)));
  return surveyed.filter(({ relation, hasNoun, scoped }) => {
    if (!hasNoun || scoped || relation.source !== "html_table" || !isTableFamily(relation)) return false;
    const counts = new Map<string, number>();
    for (const { cells } of relation.rows) {
      const { url } = cells[0]!.evidence;
      counts.set(url, (counts.get(url) ?? 0) + 1);
    }
    const urls = new Set(counts.keys());
    // A file of the same name in another folder is a page of the same kind, whose table was not read. What a folder itself
    // answers with ("/boats/ant/") has no such name, and stands beside "/boats/bee/".
    const files = new Set([...urls].map(fileOf));
    if (files.size === 1 && !files.has("") && [...known].some((url) => !urls.has(url) && files.has(fileOf(url))))
      return true;
    if (pageLists(urls, pages).some(({ isWhole, members }) => isWhole && members.size >= (1 - LEFT_OUT) * urls.size))
      return false;
    if (listsUnread(urls, pages, visited)) return true;
    const folders = new Set([...urls].map(folderOf));
    const unread = [...known].filter((url) => !visited.has(url) && folders.has(folderOf(url))).length;
    if (unread > LEFT_OUT * urls.size) return true;
    // Where every page of a kind has such a table, none has fewer rows.
    const isOnAll = kinds.some((kind) => kind.size === urls.size && [...urls].every((url) => kind.has(url)));
    return Math.min(...counts.values()) === LEAST_ROWS && !isOnAll;
  });
}

/** Does a page list another one of their kind among these that was not read? */
function listsUnread(urls: ReadonlySet<string>, pages: SiteReading["pages"], visited: ReadonlySet<string>): boolean {
  const isOfKind = addressKind(urls);
  return pages.some(({ url, links }) => {
    const at = urls.has(url) ? [] : links.flatMap((link, index) => (urls.has(link.url) ? [index] : []));
    const among = at.length < LEAST_LISTED ? [] : links.slice(at[0]!, at.at(-1)! + 1);
    return among.some((link) => !visited.has(link.url) && isOfKind(link.url));
  });
}

/**
 * Tables of one kind without those of some pages that are called and headed as they are and were gathered nowhere: what is said of
 * all of them would be so of the others alone.
 *
 * @param all every relation of the site
 */
export function familiesWithout(surveyed: readonly SurveyedRelation[], all: readonly Relation[]): SurveyedRelation[] {
  const held = new Set(
    all.filter(isFamily).flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.slice(1, 2).map(placeOf))),
  );
  const left = new Set(
    all
      .filter((one) => one.source === "html_table" && !isFamily(one) && one.rows.length > 0)
      .filter(({ rows }) => !rows.some(({ cells }) => held.has(placeOf(cells[0]))))
      .map(({ name, columns }) => formOf(name, columns)),
  );
  return surveyed.filter(
    ({ relation, scoped }) =>
      !scoped &&
      relation.source === "html_table" &&
      isFamily(relation) &&
      left.has(formOf(relation.name, relation.columns.slice(1))),
  );
}

const isFamily = (relation: Relation): boolean => isTableFamily(relation) || isYearlyFamily(relation);

const formOf = (name: string, columns: Relation["columns"]): string =>
  [name, ...columns.map((column) => column.name)].map(foldText).join("\n");

const fileOf = (url: string) => url.slice(url.lastIndexOf("/") + 1);
