import { dataRows, type Relation } from "../../../core/relation.ts";
import { periodOfCells } from "../../../logic/values/period.ts";

/** Fewer times are a choice of some. */
const LEAST_TIMES = 3;

/**
 * Is each row what was so of a thing at a time (a station's winters, a port's years)? A season, year or month recurs with each of
 * several things, once with each. Such rows have no noun, whatever their tables are called.
 */
export function areTimesOfThings(relation: Relation): boolean {
  const rows = dataRows(relation);
  const [things] = relation.columns;
  if (things?.role !== "category" || rows.length === 0) return false;
  const named = new Set(rows.map(({ cells }) => cells[0]!.value.printed));
  return relation.columns.slice(1).some((column, index) => {
    const at = index + 1;
    if (column.role === "measure" || (column.role === "year" && !/^year$/i.test(column.name.trim()))) return false;
    const times = rows.map(({ cells }) => periodOfCells(cells[at]!.value, column));
    const isTime = rows.every(({ cells }, row) => {
      const { value } = cells[at]!;
      return times[row] !== undefined && (value.kind !== "date" || value.granularity !== "day");
    });
    if (!isTime || named.size < LEAST_TIMES || new Set(times.map((time) => time!.at)).size < LEAST_TIMES) return false;
    const once = new Set(rows.map(({ cells }, row) => `${cells[0]!.value.printed}\n${times[row]!.at}`));
    return once.size === rows.length && new Set(times.map((time) => time!.at)).size <= rows.length / 2;
  });
}
