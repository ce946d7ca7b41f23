import { cellOf } from "../conditions.ts";
import { average, compare, whole } from "../fraction.ts";
import { columnOf, measured, nameOf, number, type Operation, ranked, rowsOf, table } from "../outcome.ts";
import { selecting } from "../selecting.ts";
import type { StoredRow, StoredStep } from "../stored.ts";
import { sameText } from "../texts.ts";

/** Rows by rank from one end; `take` picks among them, best first. */
const ranking =
  (end: string, take: (rows: StoredRow[], step: StoredStep) => StoredRow[], ordered = false): Operation =>
  (step, given) => {
    const from = table(given("from"));
    const rows = ranked(from, String(step.by));
    return rowsOf(from, take(step[end] === "highest" ? rows : rows.reverse(), step), ordered);
  };

/** Rows chosen, ordered and counted. */
export const set: Record<string, Operation> = {
  filter: selecting,
  stated(step, given) {
    const from = table(given("from"));
    const states = (row: StoredRow, column: string) => {
      const { kind } = cellOf(from, row, column);
      const { type } = columnOf(from, column);
      return type === "number" || type === "date" ? kind === type : kind !== "missing" && kind !== "unsure";
    };
    const columns = step.columns as string[];
    return rowsOf(
      from,
      from.rows.filter((row) => columns.every((column) => states(row, column))),
    );
  },
  aside(step, given) {
    const from = table(given("from"));
    const names = (step.names as string[]).map(sameText);
    return rowsOf(
      from,
      from.rows.filter((row) => !names.includes(nameOf(from, row))),
    );
  },
  top: ranking("end", (rows, { k }) => rows.slice(0, Number(k))),
  kth: ranking("end", (rows, { k }) => [rows[Number(k) - 1]!]),
  sort: ranking("first", (rows) => rows, true),
  count: (_, given) => number(whole(table(given("from")).rows.length)),
  count_above_average(step, given) {
    const { numbers } = measured(table(given("from")), String(step.column));
    const mean = average(numbers);
    const side = step.side === "above" ? 1 : -1;
    return number(whole(numbers.filter((each) => compare(each, mean) * side > 0).length));
  },
  includes(step, given) {
    const from = table(given("from"));
    const wanted = sameText(String(step.label));
    return { is: "truth", yes: from.rows.some((row) => nameOf(from, row) === wanted) };
  },
};
