import type { Matrix, MatrixDimension } from "../../../core/matrix.ts";
import { Decimal } from "../../../logic/numerics/decimal.ts";
import { type Check, verdict } from "../../check/check.ts";
import { numbersOf } from "../run-cell.ts";

const say = verdict("matrix_consistent");

/** Every cell rounds by up to half of its last place: that much, per cell, shares may miss 100 % by. */
const HALF = 0.5;

/**
 * Numbers fit each other (third condition): one unit a dimension, ranges in order, percentages of parts between 0 and 100
 * that come to 100 together.
 */
export const matrixConsistent: Check = {
  name: "matrix_consistent",
  run({ task: { matrix } }) {
    if (!matrix) return say("fail", "The task has no matrix.");
    for (const dimension of matrix.dimensions) {
      const wrong = whatIsWrong(matrix, dimension);
      if (wrong) return say("fail", `${dimension.id}: ${wrong}.`);
    }
    return say("pass", "Units are the same throughout each dimension, ranges are in order, and shares come to 100 %.");
  },
};

function whatIsWrong({ cells }: Matrix, { id, type, metric }: MatrixDimension): string | undefined {
  const references = cells.filter(({ dimension }) => dimension === id).map(({ reference }) => reference);
  const units = new Set(references.map(({ unit }) => unit ?? ""));
  if (units.size > 1) return `its cells have different units (${[...units].join(", ")})`;
  for (const reference of references)
    if (reference.type === "range" && new Decimal(reference.low).gte(reference.high))
      return "a range ends below its beginning";
  if (type !== "sum_of_parts") return undefined;
  const shares = references.flatMap(numbersOf).map((share) => new Decimal(share));
  if (shares.some((share) => share.lt(0) || share.gt(100))) return "a part is more than the whole";
  const total = Decimal.sum(0, ...shares);
  const slack = new Decimal(10).pow(-metric.places).times(HALF).times(shares.length);
  return total.minus(100).abs().gt(slack) ? `its parts come to ${total.toString()} % of the whole` : undefined;
}
