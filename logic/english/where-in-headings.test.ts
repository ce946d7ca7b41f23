import { expect, test } from "vitest";
import { humanise } from "./humanise.ts";

test("a heading's one part of a thing has its article in a sentence", () => {
  expect(["Berths on upper deck", "Lamps at main gate", "Number of beds in old wing"].map(humanise)).toEqual([
    "berths on the upper deck",
    "lamps at the main gate",
    "number of beds in the old wing",
  ]);
});

test("what is any one of several, an institution or no thing has none", () => {
  const headings = ["Beds in private room", "Pupils in primary school", "Days in full use", "Cars in first class"];
  expect(headings.map(humanise)).toEqual(headings.map((text) => text.toLowerCase()));
});
