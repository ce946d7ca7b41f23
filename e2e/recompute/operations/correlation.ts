import { cellOf } from "../conditions.ts";
import { average, compare, type Fraction, minus, negative, over, root, times, total, whole } from "../fraction.ts";
import { number, type Operation, table } from "../outcome.ts";
import { amount } from "../stored.ts";

/** Rows that state a number in both columns. */
const correlating =
  (turn: (numbers: Fraction[]) => Fraction[]): Operation =>
  (step, given) => {
    const from = table(given("from"));
    const [column, by] = [String(step.column), String(step.by)];
    const rows = from.rows.filter((row) => [column, by].every((name) => cellOf(from, row, name).kind === "number"));
    const [ys, xs] = [column, by].map((name) => turn(rows.map((row) => amount(cellOf(from, row, name)))));
    return number(coefficient(xs!, ys!));
  };

/** √(Sxy² / (Sxx Syy)), with the sign of Sxy. */
function coefficient(xs: readonly Fraction[], ys: readonly Fraction[]): Fraction {
  const shared = (a: readonly Fraction[], b: readonly Fraction[]) => {
    const [meanA, meanB] = [average(a), average(b)];
    return total(a.map((each, at) => times(minus(each, meanA), minus(b[at]!, meanB))));
  };
  const both = shared(xs, ys);
  const size = root(over(times(both, both), times(shared(xs, xs), shared(ys, ys))));
  return both.top < 0n ? negative(size) : size;
}

/** One more than there are smaller ones, and half of the other equal ones on top. */
const ranks = (numbers: Fraction[]) =>
  numbers.map((each) => {
    const signs = numbers.map((other) => compare(other, each));
    const below = signs.filter((sign) => sign < 0).length;
    const equal = signs.filter((sign) => sign === 0).length;
    return over(whole(2 * below + equal + 1), whole(2));
  });

/** How two columns go together. */
export const correlation: Record<string, Operation> = {
  pearson: correlating((numbers) => numbers),
  spearman: correlating(ranks),
};
