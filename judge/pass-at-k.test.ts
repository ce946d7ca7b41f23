import { describe, expect, it } from "vitest";
import { allOfK, passAtK } from "./pass-at-k.ts";

/** Share of the k-subsets of n attempts, the first c of them correct, that `holds` accepts. */
function counted(n: number, c: number, k: number, holds: (correct: number) => boolean): number {
  let all = 0;
  let good = 0;
  for (let set = 0; set < 2 ** n; set++) {
    const members = Array.from({ length: n }, (_, at) => at).filter((at) => set & (1 << at));
    if (members.length !== k) continue;
    all++;
    if (holds(members.filter((at) => at < c).length)) good++;
  }
  return good / all;
}

describe.each([
  [5, 0, 1],
  [5, 2, 1],
  [5, 2, 3],
  [8, 3, 4],
  [6, 6, 2],
])("of %i attempts with %i correct, k = %i", (n, c, k) => {
  it("pass@k is the share of subsets with a correct one", () => {
    expect(passAtK(n, c, k)).toBeCloseTo(
      counted(n, c, k, (correct) => correct > 0),
      12,
    );
  });
  it("all of k is the share of subsets that are correct throughout", () => {
    expect(allOfK(n, c, k)).toBeCloseTo(
      counted(n, c, k, (correct) => correct === k),
      12,
    );
  });
});

it("more attempts than there are cannot be asked for", () => {
  expect(() => passAtK(3, 1, 4)).toThrow(RangeError);
  expect(() => allOfK(3, 1, 4)).toThrow(RangeError);
});
