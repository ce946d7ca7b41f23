import type { Column, Relation } from "../../../core/relation.ts";
import type { PageHtml } from "../page-dom.ts";
import { completedStatistic, isBareStatistic } from "./bare-statistics.ts";
import { titlesOver } from "./headings-over.ts";
import { isOfOneNoun, statisticInFull } from "./titled-statistics.ts";

/** Pages of which not so many say the same of a column say nothing of all. */
const MOST = 0.9;
/** Of so many columns of figures beside it, a total is the total. */
const PARTS = 2;

/**
 * Columns headed by a statistic alone, or by one of a noun of which the title says more, in full: "Annual mean (mg/l)" under “Nitrate annual means” is that of nitrate. A relation of
 * several pages is completed where nearly all of them say the same. What the headings of a relation say in full stands as it is.
 */
export function withStatisticsNamed(relation: Relation, pages: ReadonlyMap<string, { html?: PageHtml }>): Relation {
  const columns = relation.columns.map((column, at): Column => {
    if (column.type !== "number" || column.unnamed) return column;
    if (!isBareStatistic(column.name, column.unit) && !isOfOneNoun(column.name)) return column;
    const name = saidAbove(relation, at, pages);
    return name === undefined || relation.columns.some((other) => other.name === name) ? column : { ...column, name };
  });
  const names = new Set(columns.map(({ name }) => name));
  return names.size < columns.length || columns.every((one, at) => one === relation.columns[at])
    ? relation
    : { ...relation, columns };
}

/** Is a column headed by a statistic alone, of which nothing says what it is of? The total of the columns beside it is known. */
export function saysNotOfWhat(column: Column, { columns }: Relation): boolean {
  if (column.type !== "number" || column.role !== "measure" || !isBareStatistic(column.name, column.unit)) return false;
  const beside = columns.filter((one) => one !== column && one.type === "number" && one.role === "measure");
  return !(/^total$/i.test(column.name.trim()) && beside.length >= PARTS);
}

function saidAbove(
  { columns, rows, name, source }: Relation,
  at: number,
  pages: ReadonlyMap<string, { html?: PageHtml }>,
): string | undefined {
  const counts = new Map<string | undefined, number>();
  const known = new Map<string, string | undefined>();
  for (const { cells } of rows) {
    const { value, evidence } = cells[at]!;
    const html = pages.get(evidence.url)?.html;
    if (value.kind === "missing" || !html || !("path" in evidence.place)) continue;
    const { path } = evidence.place;
    // The cells of one table stand under one caption.
    const key = source === "page_collection" ? `${evidence.url} ${path}` : evidence.url;
    if (!known.has(key)) {
      const title = source === "page_collection" ? [] : [name];
      const [heading, titles] = [columns[at]!.name, [...title, ...titlesOver(path, html)]];
      known.set(key, completedStatistic(heading, titles) ?? statisticInFull(heading, titles));
    }
    const said = known.get(key);
    counts.set(said, (counts.get(said) ?? 0) + 1);
  }
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most && most[1] >= MOST * all ? most[0] : undefined;
}
