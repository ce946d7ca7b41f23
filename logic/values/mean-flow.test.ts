import { expect, test } from "vitest";
import { isMeanFlow } from "./mean-flow.ts";

test("an amount that comes about in a year is one on the mean of several years, too", () => {
  expect(isMeanFlow({ name: "Average annual output", unit: "GWh" })).toBe(true);
  expect(isMeanFlow({ name: "年均产量", unit: "吨" })).toBe(true);
  expect(isMeanFlow({ name: "Average annual temperature", unit: "°C" })).toBe(false);
  expect(isMeanFlow({ name: "Average weight", unit: "kg" })).toBe(false);
});
