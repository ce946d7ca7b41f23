import { expect, test } from "vitest";
import { quantity, unitName } from "./phrasing.ts";
import { unitFor } from "./spelt-units.ts";

test("a unit that is a word goes with its figure", () => {
  expect([unitFor("2", "litre"), unitFor("1", "acres"), unitFor("2.5", "square metre")]).toEqual([
    "litres",
    "acre",
    "square metres",
  ]);
  expect(quantity("2", "litre")).toBe("2 litres");
  expect(quantity("1", "years")).toBe("1 year");
  expect(unitName("hectare")).toBe("hectares");
  expect(unitName("£ per night")).toBe("pounds per night");
});

test("what is cut short or has one form stays as it is printed", () => {
  expect(["km", "hp", "psi", "horsepower", "births/1,000 population"].map((unit) => unitFor("2", unit))).toEqual([
    "km",
    "hp",
    "psi",
    "horsepower",
    "births/1,000 population",
  ]);
});
