import { expect, it } from "vitest";
import { areLoosePhrases } from "./loose-phrases.ts";

const values = (...counted: readonly [string, number][]) =>
  counted.flatMap(([printed, count]) => Array.from({ length: count }, () => ({ kind: "text" as const, printed })));

it("what is put in words of its own is no sort that is counted", () => {
  expect(areLoosePhrases(values(["In use", 6], ["Not in use", 4], ["Cracked in 1911", 1], ["Under repair", 1]))).toBe(
    true,
  );
});

it("sorts that come back are counted, and so are names, however often they stand there", () => {
  expect(areLoosePhrases(values(["In use", 6], ["Not in use", 4], ["Under repair", 2], ["Out of order", 3]))).toBe(
    false,
  );
  expect(areLoosePhrases(values(["Norn", 2], ["Manx", 1], ["Cornish", 1], ["Scots Gaelic", 1]))).toBe(false);
  expect(areLoosePhrases([])).toBe(false);
});
