import { expect, test } from "vitest";
import { testRelation } from "../../logic/values/relation.fixture.ts";
import type { SurveyedRelation } from "../survey/surveyed.ts";
import { isNamedByYear } from "./named-by-year.ts";

function named(names: (year: number) => string, heading: string, source = "on the Alba Regatta site"): boolean {
  const rows = [2011, 2012, 2013, 2014].map((year) => [names(year), String(year), String(year % 7)]);
  const made = testRelation("pages", ["name", heading, "Boats"], rows);
  const columns = made.columns.map((column, at) => (at === 1 ? { ...column, role: "year" as const } : column));
  const relation = { ...made, columns, source: "page_collection" as const };
  const naming = { singular: "crop", plural: "crops", source };
  const surveyed = { relation, naming, label: { column: columns[0]!, index: 0 } } as unknown as SurveyedRelation;
  return isNamedByYear(surveyed, 1, { siteName: "Alba Regatta" });
}

test("pages that are named by their kind, or by the site, and a year follow one thing over the years", () => {
  expect(named((year) => `Crop ${year}`, "Crop")).toBe(true);
  expect(named((year) => `${year} Regatta`, "Regatta")).toBe(true);
  expect(named((year) => `${year - 1990}th crop, ${year}`, "Crop")).toBe(true);
});

test("other names, other headings and a list of some say of which thing the year is, or that there are more", () => {
  expect(named((year) => `Boat ${year % 5}`, "Crop")).toBe(false);
  expect(named((year) => `Launch ${year}`, "Launch")).toBe(false);
  expect(named((year) => `Crop ${year}`, "Crop", "among the four crops listed under “Old” on the Alba site")).toBe(
    false,
  );
});
