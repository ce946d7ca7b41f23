import { expect, test } from "vitest";
import type { MatrixCell } from "../../core/matrix.ts";
import { withinParts } from "./parts-tolerance.ts";

type Cell = Pick<MatrixCell, "reference" | "scoring">;
const share = (value: string) =>
  ({ reference: { type: "precise", value, unit: "%" }, scoring: { tolerance: { points: 2 } } }) as unknown as Cell;

test("a share that leaves out the smallest part is outside of the tolerance", () => {
  const shares = ["60", "35", "5"];
  const cells = withinParts(shares.map(share));
  for (const [at, { scoring }] of cells.entries()) {
    const without = Number(shares[at]) / 0.95;
    expect("points" in scoring.tolerance && scoring.tolerance.points).toBeLessThan(without - Number(shares[at]));
  }
});

test("nobody is held to less than a twentieth of a point", () => {
  expect(withinParts(["99.9", "0.1"].map(share)).map(({ scoring }) => scoring.tolerance)).toEqual([
    { points: 0.05 },
    { points: 0.05 },
  ]);
});

test("what has no part at all changes nothing by being left out", () => {
  const [largest] = withinParts(["60", "35", "5", "0"].map(share));
  expect(largest!.scoring.tolerance).toEqual({ points: 1.6 });
});
