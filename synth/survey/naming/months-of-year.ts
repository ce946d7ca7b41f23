import type { Relation } from "../../../core/relation.ts";

/** “1—6月”, “上半年”, “前三季度” at the beginning of a heading: months of some year. */
const MONTHS = /^(?:\d{1,2}月?\s?[—–~～至到-]+\s?\d{1,2}月(?:份)?|[上下]半年|前?[一二三四]季度)(?=\p{Script=Han}{2})/u;
const YEAR = /(?:19|20)\d\d(?=年)/gu;

/**
 * Headings that begin with months and leave out their year, where the other headings and the title all speak of one: “1—6月完成投资”
 * beside “2031年计划投资” is “2031年1—6月完成投资”. By name of the column.
 */
export function monthsInFull({ name, columns }: Pick<Relation, "name" | "columns">): Readonly<Record<string, string>> {
  const bare = columns.filter((column) => column.unnamed !== true && MONTHS.test(column.name));
  if (bare.length === 0) return {};
  const years = new Set([name, ...columns.map((column) => column.name)].flatMap((text) => text.match(YEAR) ?? []));
  const [year] = years;
  if (years.size !== 1 || year === undefined) return {};
  return Object.fromEntries(bare.map((column) => [column.name, `${year}年${column.name.replace(/[：:]+$/u, "")}`]));
}
