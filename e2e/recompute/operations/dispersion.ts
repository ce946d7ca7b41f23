import { cellOf } from "../conditions.ts";
import { apartIn } from "../distance.ts";
import { absolute, average, compare, type Fraction, minus, over, root, times, total, whole } from "../fraction.ts";
import { columnOf, grouped, measured, number, type Operation, table } from "../outcome.ts";
import type { StoredStep } from "../stored.ts";

const spread =
  (compute: (numbers: Fraction[], step: StoredStep) => Fraction, inUnit: boolean | "apart"): Operation =>
  (step, given) => {
    const { numbers, unit } = measured(table(given("from")), String(step.column));
    const apart = inUnit === "apart" ? apartIn(unit) : unit;
    return number(compute(numbers, step), inUnit ? apart : undefined);
  };

/** The value below which a share of the ordered numbers lies, the smallest at 0 and the largest at 1. */
function percentile(numbers: readonly Fraction[], percent: number): Fraction {
  const inOrder = [...numbers].sort(compare);
  const hundredths = percent * (inOrder.length - 1);
  const at = Math.floor(hundredths / 100);
  const rest = over(whole(hundredths % 100), whole(100));
  const low = inOrder[at]!;
  return rest.top === 0n ? low : total([low, times(rest, minus(inOrder[at + 1]!, low))]);
}

function squares(numbers: readonly Fraction[]): Fraction {
  const mean = average(numbers);
  return total(numbers.map((each) => times(minus(each, mean), minus(each, mean))));
}

const variance = (numbers: readonly Fraction[], of: unknown) =>
  over(squares(numbers), whole(of === "population" ? numbers.length : numbers.length - 1));
const gapsFrom = (middle: Fraction, numbers: readonly Fraction[]) =>
  numbers.map((each) => absolute(minus(each, middle)));

/** How far numbers lie apart. */
export const dispersion: Record<string, Operation> = {
  variance: spread((numbers, { of }) => variance(numbers, of), false),
  quantile: spread((numbers, { percent }) => percentile(numbers, Number(percent)), true),
  interquartile_range: spread((numbers) => minus(percentile(numbers, 75), percentile(numbers, 25)), "apart"),
  median_absolute_deviation: spread((numbers) => percentile(gapsFrom(percentile(numbers, 50), numbers), 50), "apart"),
  mean_absolute_deviation: spread((numbers) => average(gapsFrom(average(numbers), numbers)), "apart"),
  coefficient_of_variation: spread((numbers, { of }) => over(root(variance(numbers, of)), average(numbers)), false),
  group_dispersion(step, given) {
    const from = table(given("from"));
    const by = String(step.by);
    const column = String(step.column);
    // Squares of the coefficients have the same order, and are exact.
    const groups = grouped(from, by)
      .map((rows) => ({ row: rows[0]!, numbers: measured(from, column, rows).numbers }))
      .filter(({ numbers }) => numbers.length >= 3 && average(numbers).top > 0n)
      .map(({ row, numbers }) => ({
        row,
        size: over(variance(numbers, step.of), times(average(numbers), average(numbers))),
      }))
      .sort((a, b) => compare(a.size, b.size));
    const found = step.end === "lowest" ? groups[0]! : groups.at(-1)!;
    return { is: "value", value: cellOf(from, found.row, by), column: columnOf(from, by) };
  },
};
