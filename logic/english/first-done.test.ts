import { expect, test } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";

const KEEPERS = testRelation(
  "keepers",
  ["Keeper", "First licensed", "Born"],
  [
    ["Ard Holm", "1998", "1960"],
    ["Bea Lund", "2004", "1971"],
    ["Cor Moe", "2011", "1980"],
    ["Dun Ness", "2015", "1965"],
  ],
);
const { ask } = asker([KEEPERS], {
  keepers: { singular: "keeper", plural: "keepers", source: "on the Acme site" },
});
const which = (by: string, k: number) =>
  ask([
    { op: "kth", from: "keepers", by, k, end: "lowest" },
    { op: "label_of", from: "s1" },
  ] as never).question;

test("what was first done keeps its first where another came before it", () => {
  expect(which("First licensed", 2)).toBe(
    "On the Acme site, which keeper has the second-earliest year of first licensing?",
  );
  expect(which("First licensed", 1)).toBe("On the Acme site, which keeper was the first to be licensed?");
});
