import { expect, test } from "vitest";
import { humanise } from "../english/humanise.ts";
import { headerUnit } from "./infer-column.ts";

test.each([
  ["price_kr_per_kg", "kr/kg", "price"],
  ["area_km2", "km2", "area"],
  ["cost_eur", "EUR", "cost"],
  ["length_m", "m", "length"],
  ["home_team", undefined, "home team"],
  ["price_min", undefined, "minimum price"],
  ["team_a", undefined, "team a"],
  ["total_area", undefined, "total area"],
])("a key of a file states its unit last: %s", (key, unit, said) => {
  expect(headerUnit(key)).toBe(unit);
  expect(humanise(key)).toBe(said);
});

test.each([
  ["Loans made (thousand florins)", "thousand florins"],
  ["Traffic (million passengers)", "million passengers"],
  ["Catch (million years ago)", undefined],
])("thousands and millions of what is counted are a unit in a heading: %s", (heading, unit) => {
  expect(headerUnit(heading)).toBe(unit);
});
