import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { isProperty } from "./scoped-collections.ts";
import { yearlyFigures } from "./yearly-figures.ts";

const HEADER = ["Lake", "Area", "Visitors > 2019", "Visitors > 2018", "Visitors > 2017"];
const ROWS = [
  ["Arva", "36 km²", "1,204 people", "1,130 people", "1,020 people"],
  ["Brenn", "9 km²", "310 people", "", "290 people"],
  ["Colm", "120 km²", "", "8,800 people", "8,640 people"],
  ["Drin", "54 km²", "760 people", "702 people", ""],
  ["Ems", "3 km²", "", "", ""],
];
const collection = (rows = ROWS) => ({
  ...testRelation("lakes", HEADER, rows, { about: true }),
  source: "page_collection" as const,
});

test("what pages state of several years is a row per page and year", () => {
  const [visitors, ...others] = yearlyFigures(collection());
  expect(others).toEqual([]);
  expect(visitors!.columns.map(({ name, type, unit }) => [name, type, unit])).toEqual([
    ["Page", "text", undefined],
    ["Year", "date", undefined],
    ["Visitors", "number", "people"],
  ]);
  expect(visitors!.rows.map(({ cells }) => cells.map(({ value }) => value.printed).join(" ")).slice(0, 5)).toEqual([
    "Arva 2019 1,204 people",
    "Arva 2018 1,130 people",
    "Arva 2017 1,020 people",
    "Brenn 2019 310 people",
    "Brenn 2017 290 people",
  ]);
});

test("figures of two years, or of a few pages, are nothing to follow", () => {
  const withoutLast = { ...collection(), columns: collection().columns.slice(0, 4) };
  expect(yearlyFigures(withoutLast)).toEqual([]);
  expect(yearlyFigures(collection(ROWS.slice(0, 3)))).toEqual([]);
});

test("what most pages state of one year or another is a property of each of the years", () => {
  const few = collection(ROWS.map((row, at) => (at > 1 ? row.with(4, "") : row)));
  expect(isProperty(few, 4)).toBe(true);
  const columns = few.columns.map((column, at) => (at === 4 ? { ...column, name: "Guides" } : column));
  expect(isProperty({ ...few, columns }, 4)).toBe(false);
});
