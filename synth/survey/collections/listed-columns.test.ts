import { expect, test } from "vitest";
import type { Relation } from "../../../core/relation.ts";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { withoutListed } from "./listed-columns.ts";

const RUNNERS = testRelation(
  "runners",
  ["name", "Born", "Course", "Races > Time"],
  [
    ["Ed", "1950", "Ridge", "34 min"],
    ["Flo", "1961", "Vale", "38 min"],
    ["Gus", "1972", "", ""],
    ["Hal", "1983", "", ""],
  ],
  { about: true },
);
const table = (name: string, rows: readonly (readonly string[])[]): Relation => ({
  ...testRelation("races", ["Course", "Time"], rows),
  url: `https://pages.example/${name}`,
});
const columns = (tables: readonly Relation[]) => withoutListed(RUNNERS, tables).columns.map(({ name }) => name);

test("what stands in a row of its own where other pages have several is no property", () => {
  const several = table("Gus", [
    ["Ridge", "31 min"],
    ["Vale", "33 min"],
  ]);
  expect(columns([table("Ed", [["Ridge", "34 min"]]), several])).toEqual(["name", "Born"]);
  const { rows } = withoutListed(RUNNERS, [several]);
  expect(rows.map(({ cells }) => cells.length)).toEqual([2, 2, 2, 2]);
});

test("a table of one row everywhere states properties, and so do labels that a table of several rows has as well", () => {
  expect(columns([table("Ed", [["Ridge", "34 min"]])])).toHaveLength(4);
  // The page has both: the property, and a table under the same headings.
  const both = table("Ed", [
    ["Ridge", "34 min"],
    ["Vale", "36 min"],
  ]);
  expect(columns([both])).toHaveLength(4);
});
