import { cellOf } from "../conditions.ts";
import { apartIn } from "../distance.ts";
import { average, compare, type Fraction, minus, over, root, times, total, whole } from "../fraction.ts";
import { columnOf, grouped, measured, number, type Operation, only, ranked, table } from "../outcome.ts";
import type { StoredStep } from "../stored.ts";

const aggregate =
  (compute: (numbers: Fraction[], step: StoredStep) => Fraction): Operation =>
  (step, given) => {
    const { numbers, unit } = measured(table(given("from")), String(step.column));
    return number(compute(numbers, step), unit);
  };
const apart =
  (compute: (numbers: Fraction[], step: StoredStep) => Fraction): Operation =>
  (step, given) => {
    const { numbers, unit } = measured(table(given("from")), String(step.column));
    return number(compute(numbers, step), apartIn(unit));
  };
const sorted = (numbers: readonly Fraction[]) => [...numbers].sort(compare);

/** One value of a column. */
export const statistic: Record<string, Operation> = {
  sum: aggregate(total),
  mean: aggregate(average),
  median: aggregate((numbers) => {
    const inOrder = sorted(numbers);
    const middle = inOrder.slice(Math.ceil(inOrder.length / 2) - 1, Math.floor(inOrder.length / 2) + 1);
    return average(middle);
  }),
  range: apart((numbers) => minus(sorted(numbers).at(-1)!, sorted(numbers)[0]!)),
  stdev: apart((numbers, { of }) => {
    const mean = average(numbers);
    const squares = numbers.map((each) => minus(each, mean)).map((gap) => times(gap, gap));
    return root(over(total(squares), whole(of === "population" ? numbers.length : numbers.length - 1)));
  }),
  mode(step, given) {
    const from = table(given("from"));
    const column = String(step.column);
    const groups = grouped(from, column);
    const most = Math.max(...groups.map((rows) => rows.length));
    const [row] = only(groups.filter((rows) => rows.length === most));
    return { is: "value", value: cellOf(from, row!, column), column: columnOf(from, column) };
  },
  ranked_value(step, given) {
    const from = table(given("from"));
    const rows = ranked(from, String(step.by));
    const row = (step.end === "highest" ? rows : rows.reverse())[Number(step.k) - 1]!;
    return { is: "value", value: cellOf(from, row, String(step.by)), column: columnOf(from, String(step.by)) };
  },
};
