import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { nameRows } from "./row-naming.ts";

const rows = [
  ["TK4471", "Ard", "12 km"],
  ["TK4490", "Bel", "31 km"],
  ["MB2207", "Cor", "9 km"],
  ["MB2213", "Ard", "44 km"],
  ["TK4502", "Dun", "17 km"],
];
function called(
  name: string,
  header: readonly string[],
  cells: readonly (readonly string[])[] = rows,
  source: "html_table" | "csv" = "html_table",
) {
  const relation = { ...testRelation("tagged", header, cells), source, name };
  const label = { column: relation.columns[0]!, index: 0, coverage: 1, distinct: cells.length, salience: 1 };
  return nameRows(relation, label, new Map(), [], { name: "Isles", language: "en" }, false).plural;
}

test("what rows have a code under is none of their kind: they are what stands above the table", () => {
  expect(called("Sightings", ["Tag", "Ferry", "Distance"])).toBe("sightings");
  expect(called("Sightings by ferry", ["Tag", "Ferry", "Distance"])).toBe("sightings");
  expect(called("Seen at sea", ["Tag", "Ferry", "Distance"])).toBe("entries");
});

test("the name of a file is words with signs between them", () => {
  expect(called("gull-sightings", ["Tag", "Ferry", "Distance"], rows, "csv")).toBe("gull sightings");
  expect(called("gull_sightings", ["Tag", "Ferry", "Distance"], rows, "csv")).toBe("gull sightings");
});

test("names are called by their heading", () => {
  const named = rows.map(([, ...more], at) => [["Ewer", "Flask", "Gourd", "Handle", "Inkpot"][at]!, ...more]);
  expect(called("Seen at sea", ["Vessel", "Ferry", "Distance"], named)).toBe("vessels");
});
