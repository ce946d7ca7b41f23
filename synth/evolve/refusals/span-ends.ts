import type { Column } from "../../../core/relation.ts";
import { humanise } from "../../../logic/english/humanise.ts";
import { type Branch, inputOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** A year, and no word of what happened then. */
const BARE = /^(?:(?:calendar )?year|年份?|年度)$/i;
/** Years in a row, of which at most so many are left out, each with several things on average. */
const LEFT_OUT = 0.2;
const EACH = 1.5;
const LEAST_SPAN = 4;

/**
 * The first or the last of the years that things are filed under: "the latest year among all issues" is the year up to which the site
 * goes, whatever the things are like. When they were founded, built or found has a first and a last.
 */
export function isEndOfSpan(node: Branch, bench: Workbench): boolean {
  const from = inputOf(node);
  const name =
    node.op === "ranked_value" ? node.params["by"] : node.op === "date_span" ? node.params["column"] : undefined;
  if (name === undefined) return false;
  const table = from && bench.table(from);
  const at = table?.columns.findIndex((one) => one.name === name) ?? -1;
  if (!table || at < 0 || table.columns[at]!.role !== "year") return false;
  const years = table.rows.flatMap(({ cells }) => {
    const { value } = cells[at]!;
    return value.kind === "number" ? [Number(value.decimal)] : [];
  });
  return isBare(table.columns[at]!) || areInARow(years);
}

const isBare = ({ name }: Column): boolean => BARE.test(humanise(name).trim());

function areInARow(years: readonly number[]): boolean {
  const different = new Set(years).size;
  const span = Math.max(...years) - Math.min(...years) + 1;
  return span >= LEAST_SPAN && different >= span * (1 - LEFT_OUT) && years.length >= EACH * different;
}
