import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { columnNames } from "./column-names.ts";

const named = (headings: string[], ...rows: string[][]) =>
  columnNames(testRelation("things", ["Name", ...headings], rows), "en").names ?? {};

test("so many passengers and cars beside length and width are what fits in", () => {
  const headings = ["Length", "Beam", "Passengers", "Cars"];
  expect(named(headings, ["Ard", "88 m", "14 m", "640", "120"], ["Bel", "96 m", "15 m", "800", "150"])).toEqual({
    Passengers: "passenger capacity",
    Cars: "car capacity",
  });
});

test("those of a year are counted, and so are those of what has no inside", () => {
  const rows = [
    ["Ard", "88 m", "14 m", "64000"],
    ["Bel", "96 m", "15 m", "80000"],
  ];
  expect(named(["Length", "Beam", "Passengers 2022"], ...rows)).toEqual({});
  expect(named(["Length", "Passengers"], ["Ard", "88 km", "64000"], ["Bel", "96 km", "80000"])).toEqual({});
});
