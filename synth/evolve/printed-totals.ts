import type { Relation, Row } from "../../core/relation.ts";
import { printedText } from "../../logic/table.ts";
import { foldText } from "../../logic/values/normalise.ts";
import type { Survey } from "../survey/survey.ts";

/** A page that gives the totals of so many of the things, as a share of those that it names, gives them. */
const MOST = 0.6;
const LEAST_NAMED = 3;

/**
 * Whether one page gives, thing by thing, what the rows of several pages come to: an all-time table has what the tables of the
 * seasons add up to.
 *
 * @param keyOf the page, or the name, of the thing that a row is of
 */
export function printsTotals(
  rows: readonly Row[],
  at: number,
  keyOf: (row: Row) => string,
  { relations, lone }: Pick<Survey, "relations" | "lone">,
  own: Relation,
): boolean {
  const sums = new Map<string, number>();
  for (const row of rows) {
    const { value } = row.cells[at]!;
    const figure = value.kind === "number" ? Number(value.decimal) : Number.NaN;
    sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) + figure);
  }
  return [...relations, ...lone].some(({ relation }) => {
    if (
      relation === own ||
      relation.rows.some(({ cells }) => cells.some(({ evidence }) => evidence.url !== relation.url))
    )
      return false;
    const named = relation.rows.flatMap((row) => {
      const names = row.cells.flatMap(({ value }) => [
        foldText(printedText(value)),
        ...(value.kind === "entity" && value.href !== undefined ? [value.href] : []),
      ]);
      const key = [...(row.about === undefined ? [] : [row.about]), ...names].find((one) => sums.has(one));
      return key === undefined ? [] : [{ row, sum: sums.get(key)! }];
    });
    return relation.columns.some(({ type }, column) => {
      if (type !== "number" || named.length < LEAST_NAMED) return false;
      const same = named.filter(({ row, sum }) => {
        const { value } = row.cells[column]!;
        return value.kind === "number" && Number(value.decimal) === sum;
      });
      return same.length >= MOST * named.length;
    });
  });
}
