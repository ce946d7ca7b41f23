import { expect, it } from "vitest";
import { quantity, unitName } from "./phrasing.ts";

it.each([
  ['"', "inches", '20"'],
  ["′", "feet", "20′"],
  ["km", "km", "20 km"],
  ["°", "°", "20°"],
])("%s is said as %s and printed as %s", (unit, said, printed) => {
  expect(unitName(unit)).toBe(said);
  expect(quantity("20", unit)).toBe(printed);
});

it("units that nobody says by their short form are said in full", () => {
  expect(["min", "gal", "oz.", "km"].map(unitName)).toEqual(["minutes", "gallons", "ounces", "km"]);
});
