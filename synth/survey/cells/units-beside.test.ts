import { expect, it } from "vitest";
import { namesSeveralUnits } from "./units-beside.ts";

it("a heading of three units leaves open in which each figure is", () => {
  expect(namesSeveralUnits("采购量（万盒/瓶/支）")).toBe(true);
  expect(namesSeveralUnits("Ordered (tablets/capsules/vials)")).toBe(true);
});

it("a rate is one unit", () => {
  expect(namesSeveralUnits("单价（元/个）")).toBe(false);
  expect(namesSeveralUnits("房价（元/间/夜）")).toBe(false);
  expect(namesSeveralUnits("Dose (mg/kg/day)")).toBe(false);
  expect(namesSeveralUnits("采购量（盒）")).toBe(false);
});
