import { formulaOperation, ManyOperands, operandList } from "../formula.ts";
import { Decimal } from "../numerics/decimal.ts";

/** Sum of earlier values of one unit. Rates and shares are refused. */
export const sumOf = formulaOperation({
  name: "sum_of",
  params: ManyOperands,
  inputs: ({ of }) => of,
  oneUnit: true,
  compute: (numbers) => Decimal.sum(...numbers),
  unit: ([unit]) => unit,
  guards: (_, [unit]) =>
    unit !== undefined && /%|\/|\bper\b|°/.test(unit)
      ? [{ guard: "not_additive", message: `values in ${unit} do not add up` }]
      : [],
  chinese: ({ all }, number) => ({ text: `${all}之和`, question: `${all}之和是${number}` }),
  words: (operands, unit) => `the sum${unit} of ${operandList(operands)}`,
});
