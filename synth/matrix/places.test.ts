import { expect, it } from "vitest";
import { placesWithin } from "./places.ts";
import { scoringRule } from "./scoring-rules.ts";

const cells = (values: readonly string[], unit?: string) =>
  values.map((value) => {
    const reference = { type: "precise" as const, value, ...(unit === undefined ? {} : { unit }) };
    return { reference, scoring: scoringRule(reference, "chain", { divergent: false }) };
  });

it("asks for as few places as the tolerance needs", () => {
  expect(placesWithin(cells(["2.279069767", "0.528301886"]), 4)).toBe(2);
  expect(placesWithin(cells(["12.37142857", "31.04"]), 4)).toBe(1);
  expect(placesWithin(cells(["1450.25", "980.5"]), 4)).toBe(0);
});

it("gives percentages with a place, and with two where they are small", () => {
  expect(placesWithin(cells(["45.804567", "20.6054", "12.2"], "%"), 4)).toBe(1);
  expect(placesWithin(cells(["45.804567", "0.4054"], "%"), 4)).toBe(2);
});

it("rounds no finer than it may", () => {
  expect(placesWithin(cells(["0.0004"]), 4)).toBe(4);
});
