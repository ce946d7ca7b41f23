import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { bareHeading, headedInFull } from "./bare-headings.ts";

const yards = ["Oban", "Wick", "Tain", "Nairn"];
const stated = (columns: string[]) =>
  testRelation(
    columns.join(),
    ["Yard", ...columns],
    yards.map((yard, at) => [yard, ...columns.map((_, nth) => `${12 + at * 3 + nth}`)]),
  );
const figures = stated(["Repaired > Old", "Repaired > New"]);

test("what was done to which sort is said of what the site says that it was done to", () => {
  const full = { "Repaired > Old": "old boats repaired", "Repaired > New": "new boats repaired" };
  expect(headedInFull([figures, stated(["Repaired boats"])])(figures)).toEqual(full);
  expect(headedInFull([figures, stated(["Boats repaired"])])(figures)).toEqual(full);
});

test("where nothing says so, or two things do, the heading has no noun", () => {
  expect(headedInFull([figures])(figures)).toEqual({});
  expect(headedInFull([figures, stated(["Boats repaired"]), stated(["Repaired engines"])])(figures)).toEqual({});
});

test("a heading of which one level is a noun is none of these", () => {
  expect(bareHeading("Repaired > Old")).toBeDefined();
  expect(["Boats > Old", "Repaired > Boats", "Repaired"].map(bareHeading)).toEqual([undefined, undefined, undefined]);
});
