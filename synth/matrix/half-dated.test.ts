import { expect, test } from "vitest";
import { isHalfDated } from "./half-dated.ts";
import type { Quantity } from "./quantities.ts";

const of = (unit: string, period?: string) => ({ unit, period }) as Quantity;

test("what is of a year is held against nothing that is of none, but for sizes", () => {
  expect(isHalfDated({ quantities: [of("£"), of("£", "2022")] })).toBe(true);
  expect(isHalfDated({ quantities: [of("£", "2022"), of("£", "2022")] })).toBe(false);
  expect(isHalfDated({ quantities: [of("£", "2022"), of("ha")] })).toBe(false);
  expect(isHalfDated({ quantities: [of("£"), of("t")] })).toBe(false);
});
