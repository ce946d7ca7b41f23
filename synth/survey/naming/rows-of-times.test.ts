import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { areTimesOfThings } from "./rows-of-times.ts";

const relation = (headings: string[], rows: string[][]) => {
  const made = testRelation("table", headings, rows);
  return { ...made, columns: made.columns.map((one, at) => (at === 0 ? { ...one, role: "category" as const } : one)) };
};
const WINTERS = ["2010/11", "2011/12", "2012/13"];

test("winters of several stations are no things of their own; what was made some year is one", () => {
  const winters = ["Hill", "Tarn", "Moor"].flatMap((station, of) =>
    WINTERS.map((winter, at) => [station, winter, String(90 + of * 7 + at)]),
  );
  expect(areTimesOfThings(relation(["Station", "Winter", "Snow days"], winters))).toBe(true);
  const books = ["Ann", "Tom", "Eve"].flatMap((author, of) =>
    ["2010", "2010", "2012"].map((year, at) => [author, year, `Book ${of}${at}`]),
  );
  expect(areTimesOfThings(relation(["Author", "Year", "Title"], books))).toBe(false);
});
