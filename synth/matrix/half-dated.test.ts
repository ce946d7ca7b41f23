import { expect, test } from "vitest";
import { isHalfDated } from "./half-dated.ts";
import type { Quantity } from "./quantity.ts";

const of = (unit: string, period?: string) => ({ unit, period }) as Quantity;

test("what is of a year is held against nothing that is of none, but for sizes", () => {
  expect(isHalfDated({ quantities: [of("£"), of("£", "2022")] })).toBe(true);
  expect(isHalfDated({ quantities: [of("£", "2022"), of("£", "2022")] })).toBe(false);
  expect(isHalfDated({ quantities: [of("£", "2022"), of("ha")] })).toBe(false);
  expect(isHalfDated({ quantities: [of("£"), of("t")] })).toBe(false);
});

test("what a thing's own page counts goes with the latest year that is stated of all, and what its rows have together does not", () => {
  const latest = { ...of("", "2022"), gathered: { kind: "year" } } as Quantity;
  const own = { ...of(""), surveyed: { relation: { source: "page_collection" } } } as Quantity;
  expect(isHalfDated({ quantities: [latest, own] })).toBe(false);
  const parts = { ...own, gathered: { kind: "parts" } } as Quantity;
  expect(isHalfDated({ quantities: [latest, parts] })).toBe(true);
});
