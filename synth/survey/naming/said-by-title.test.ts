import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { namesByTitle, partsOfTitle } from "./said-by-title.ts";

const named = (title: string, headings: readonly string[]) => {
  const rows = [1, 2, 3, 4].map((row) => [`20${10 + row}`, ...headings.slice(1).map((_, at) => String(row * 7 + at))]);
  return namesByTitle({ ...testRelation("fields", headings, rows), name: title });
};

test("a heading that a table's title ends in is called as the title does", () => {
  expect(named("Planted area by year", ["Year", "Area", "Farms"])).toEqual({ Area: "planted area" });
  expect(named("历年推广面积（万亩）", ["年份", "面积"])).toEqual({ 面积: "推广面积" });
});

test("titles of several things, or that say the same, name none", () => {
  expect(named("Farms and planted area", ["Year", "Area", "Farms"])).toEqual({});
  expect(named("Area, 2010–2014", ["Year", "Area"])).toEqual({});
  expect(named("面积和产量", ["年份", "产量"])).toEqual({});
});

test("headings that are adjectives alone are parts of what the title is about", () => {
  const parts = (title: string, headings: readonly string[]) => {
    const rows = [1, 2, 3, 4].map((row) => [`Port ${row}`, ...headings.slice(1).map((_, at) => String(row * 7 + at))]);
    return partsOfTitle({ ...testRelation("ports", headings, rows), name: title });
  };
  expect(parts("Table 2. Cargo by port (tonnes)", ["Port", "Inward", "Outward", "Ship calls"])).toEqual({
    Inward: "inward cargo",
    Outward: "outward cargo",
  });
  expect(parts("Ports by island", ["Port", "Inward", "Outward"])).toEqual({});
  expect(parts("Cargo by port", ["Port", "Inward", "Ship calls"])).toEqual({});
  expect(parts("Cargo", ["Port", "Inward", "Outward"])).toEqual({});
});
