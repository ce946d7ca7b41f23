import { expect, test } from "vitest";
import type { Relation } from "../../core/relation.ts";
import { testRelation } from "../../logic/relation.fixture.ts";
import { lakePage, lakeSite, lakes } from "../relation.fixture.ts";
import { surveySite } from "../survey/survey-site.ts";
import { isIdleTable, repeatsOverTime } from "./idle-joins.ts";
import { type Branch, leaf, over } from "./node.ts";
import { Workbench } from "./workbench.ts";

const NAMES = lakes().rows.map(({ cells }) => cells[0]!.value.printed);
const survey = (year: number): Relation => {
  const made = testRelation(
    `survey-${year}`,
    ["Lake", "Boats"],
    NAMES.map((name, at) => [name, `${at * 7 + year}`]),
  );
  return { ...made, rows: made.rows.map((row, at) => ({ ...row, about: lakePage(NAMES[at]!) })) };
};
const counts = testRelation(
  "counts",
  ["Lake", "Year", "Boats"],
  NAMES.flatMap((name, at) => ["1990", "1991", "1992"].map((year, more) => [name, year, `${at * 9 + more}`])),
);
const bench = new Workbench(surveySite(lakeSite([lakes(), survey(1), survey(2), counts])));
const join = (left: string, on?: string): Branch => ({
  op: "join",
  params: { columns: ["Depth"], ...(on ? { on } : {}) },
  inputs: { left: leaf(left), right: leaf("lakes") },
});

test("what is stated of a thing is not counted once for each year that the thing is followed", () => {
  expect(repeatsOverTime(join("counts", "Lake"), bench)).toBe(true);
  expect(repeatsOverTime(join("survey-1", "Lake"), bench)).toBe(false);
  expect(repeatsOverTime(join("counts"), bench)).toBe(false);
});

test("one of several tables is not named where nothing is read from it", () => {
  const mean = (column: string) => over("mean", join("survey-1"), { column });
  expect(isIdleTable(mean("Depth"), bench)).toBe(true);
  expect(isIdleTable(mean("Boats"), bench)).toBe(false);
  expect(isIdleTable(over("mean", join("counts"), { column: "Depth" }), bench)).toBe(false);
});
