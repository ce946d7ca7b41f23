import { z } from "zod";
import { sharedOperands } from "../english/shared-operands.ts";
import { doWord, formulaOperation, isPlainList, jointly, operandList } from "../formula.ts";
import { distanceUnit } from "../values/distance-unit.ts";

const Params = z.strictObject({
  a: z.string(),
  b: z.string(),
  /** By how much `a` is more than `b`: negative where it is less. */
  signed: z.literal(true).optional(),
});

/** How far two values of one unit lie apart; never negative, unless it is to have a sign. */
export const difference = formulaOperation({
  name: "difference",
  params: Params,
  inputs: ({ a, b }) => [a, b],
  oneUnit: true,
  compute: ([a, b], { signed }) => (signed ? a!.minus(b!) : a!.minus(b!).abs()),
  unit: ([unit]) => distanceUnit(unit),
  guards: ([a, b]) => (a!.eq(b!) ? [{ guard: "all_equal", message: "the two values are equal" }] : []),
  chinese: ({ all }, number) => ({ text: `${all}之差`, question: `${all}相差${number}` }),
  question: ([a, b], unit) =>
    isPlainList([a!, b!]) || sharedOperands([a!, b!]) !== undefined || jointly([a!, b!])
      ? undefined
      : `by how much${unit === "" ? "" : unit} ${doWord(a!)} ${a} differ from ${b}`,
  words: (operands, unit) => `the difference${unit} between ${operandList(operands)}`,
});
