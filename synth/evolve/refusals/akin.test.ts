import { expect, test } from "vitest";
import type { Column } from "../../../core/relation.ts";
import { areAkin } from "./akin.ts";
import { isCharge } from "./own-sizes.ts";

const measure = (name: string, unit?: string): Column => ({
  name,
  type: "number",
  role: "measure",
  ...(unit === undefined ? {} : { unit }),
});

test.each([
  ["two measures of one body", "Height", "Width", true],
  ["the areas of two bodies", "House area", "Lake area", false],
  ["the same in Chinese", "站房面积", "集水面积", false],
  ["a word in common", "Live births", "Births at home", true],
  ["one matter", "Hospital beds", "Nurses", true],
  ["nothing", "Bandstands", "Width", false],
])("%s", (_, one, other, are) => {
  expect(areAkin(measure(one), measure(other))).toBe(are);
});

test("what sending costs is no price of the thing", () => {
  expect([measure("Price", "$"), measure("Shipping price", "$")].map(isCharge)).toEqual([true, false]);
});
