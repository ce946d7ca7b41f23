import type { Relation } from "../../../core/relation.ts";
import { chineseColumn, ownColumn } from "../../../logic/chinese/column-noun.ts";
import { withoutHeaderUnit } from "../../../logic/values/infer-column.ts";

/** What describes one thing on its own page. */
const OF_ONE: ReadonlySet<Relation["source"]> = new Set(["page_collection", "infobox", "definition_list", "dynamic"]);

/**
 * What Chinese columns are called whose headings say that they are of the site's own body: "本校教师" beside "外聘教师", or in a table
 * of many things, of which "本" means none. On the page of one thing it means that thing, and goes without saying: "本站所属线路".
 * By name of the column.
 */
export function namesOfOwn({ columns, source }: Relation): Readonly<Record<string, string>> {
  const headings = columns.map(({ name }) => withoutHeaderUnit(name).trim());
  return Object.fromEntries(
    columns.flatMap((column, at) => {
      const whole = column.unnamed ? undefined : ownColumn(column);
      if (whole === undefined) return [];
      const what = chineseColumn({ ...column, type: "text", role: "text" });
      const isOfSeveral = headings.some((other, index) => index !== at && other !== what && other.endsWith(what));
      return isOfSeveral || !OF_ONE.has(source) ? [[column.name, whole] as const] : [];
    }),
  );
}
