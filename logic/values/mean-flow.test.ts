import { expect, test } from "vitest";
import { isMeanFlow } from "./mean-flow.ts";

test("an amount that comes about in a year is one on the mean of several years, too", () => {
  expect(isMeanFlow({ name: "Average annual output", unit: "GWh" })).toBe(true);
  expect(isMeanFlow({ name: "年均产量", unit: "吨" })).toBe(true);
  expect(isMeanFlow({ name: "Average annual temperature", unit: "°C" })).toBe(false);
  expect(isMeanFlow({ name: "Average weight", unit: "kg" })).toBe(false);
});

test.each([
  ["人均年均用电量", "kWh"],
  ["年均亩均产量", "kg"],
  ["日均库存", "吨"],
  ["Average daily consumption per household", "kWh"],
  ["Average annual yield per hectare", "kg"],
  ["Monthly average storage", "m³"],
])("what falls to each, and what is there at any time, is none: %s", (name, unit) => {
  expect(isMeanFlow({ name, unit })).toBe(false);
});
