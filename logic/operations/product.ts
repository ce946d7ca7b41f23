import { formulaOperation, ManyOperands, operandList } from "../formula.ts";

/** "€ per ha" and "ha": so much per each, times how much of that there is. */
function cancelled([first, second, ...rest]: readonly (string | undefined)[]): { unit?: string } | undefined {
  if (rest.length > 0 || first === undefined || second === undefined) return undefined;
  // "per ha": so many of what is counted.
  if (first === `per ${second}`) return {};
  return first.endsWith(` per ${second}`) ? { unit: first.slice(0, -` per ${second}`.length) } : undefined;
}

/**
 * Product of earlier values of which at most one has a unit (a count times a price, a number times a length), or of a rate and what it is
 * told per.
 */
export const product = formulaOperation({
  name: "product",
  params: ManyOperands,
  inputs: ({ of }) => of,
  oneUnit: false,
  compute: ([first, ...rest]) => rest.reduce((a, b) => a.times(b), first!),
  unit(units) {
    const rated = cancelled(units);
    return rated ? rated.unit : units.find((unit) => unit !== undefined);
  },
  guards(_, units) {
    const named = units.filter((unit) => unit !== undefined);
    if (cancelled(units)) return [];
    if (named.length > 1) return [{ guard: "mixed_units", message: `a product in ${named.join(" × ")} means nothing` }];
    if (named.some((unit) => unit.startsWith("%")))
      return [{ guard: "not_additive", message: "take percentages with percent_of" }];
    return [];
  },
  chinese: ({ all }, number) => ({ text: `${all}的乘积`, question: `${all}的乘积是${number}` }),
  words: (operands, unit) => `the product${unit} of ${operandList(operands)}`,
});
