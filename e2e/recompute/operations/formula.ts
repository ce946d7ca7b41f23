import { absolute, type Fraction, minus, over, times, total, whole } from "../fraction.ts";
import { number, type Operation, operand } from "../outcome.ts";

const pair =
  (
    first: string,
    second: string,
    compute: (a: Fraction, b: Fraction) => Fraction,
    unitOf: (unit?: string) => string | undefined,
  ): Operation =>
  (_, given) => {
    const [a, b] = [operand(given(first)), operand(given(second))];
    return number(compute(a.number, b.number), unitOf(a.unit));
  };

/** Formulas of a few values. */
export const formula: Record<string, Operation> = {
  difference: pair(
    "a",
    "b",
    (a, b) => absolute(minus(a, b)),
    (unit) => (unit?.startsWith("%") ? "percentage points" : unit),
  ),
  ratio: pair("a", "b", over, () => undefined),
  percent_of: pair(
    "part",
    "whole",
    (a, b) => times(over(a, b), whole(100)),
    () => "%",
  ),
  sum_of(step, given) {
    const operands = (step.of as string[]).map((name) => operand(given(name)));
    return number(total(operands.map((each) => each.number)), operands[0]!.unit);
  },
  product(step, given) {
    const operands = (step.of as string[]).map((name) => operand(given(name)));
    const value = operands.map((each) => each.number).reduce(times);
    return number(value, operands.find(({ unit }) => unit !== undefined)?.unit);
  },
};
