import { type Condition, holds } from "./conditions.ts";
import { type Operation, rowsOf, table } from "./outcome.ts";

/** Rows that meet a condition. */
export const selecting: Operation = (step, given) => {
  const from = table(given("from"));
  const kept = from.rows.filter((row) => holds(step.where as Condition, from, row));
  return rowsOf(from, kept);
};
