import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { takesDegreeOfDegree } from "./degrees-of-degrees.ts";
import { isOddFormula } from "./odd-formula.ts";

const huts = testRelation(
  "huts",
  ["Hut", "Valley", "Maximum number of guests", "Total guests", "Maximum height (m)", "Floor area (m²)", "Area (m²)"],
  Array.from({ length: 12 }, (_, at) => [
    `Hut ${"ABCDEFGHIJKL"[at]}`,
    ["North", "South", "West"][at % 3]!,
    `${12 + at * 3}`,
    `${412 + at * 31}`,
    `${4 + at}`,
    `${50 + at * 7}`,
    `${300 + at * 11}`,
  ]),
);
const bench = new Workbench(surveySite(lakeSite([huts])));
const by = (column: string, take: string) => over("group", leaf("huts"), { by: "Valley", take, column });

test("what is a degree already is not put together in another", () => {
  expect(takesDegreeOfDegree(by("Maximum number of guests", "mean"), bench)).toBe(true);
  expect(takesDegreeOfDegree(by("Total guests", "mean"), bench)).toBe(true);
  expect(takesDegreeOfDegree(by("Total guests", "sum"), bench)).toBe(false);
  expect(takesDegreeOfDegree(over("group", leaf("huts"), { by: "Valley", take: "count" }), bench)).toBe(false);
  expect(takesDegreeOfDegree(over("median", leaf("huts"), { column: "Maximum number of guests" }), bench)).toBe(true);
});

test("a dimension and a total are of one thing each", () => {
  expect(takesDegreeOfDegree(over("mean", leaf("huts"), { column: "Maximum height (m)" }), bench)).toBe(false);
  expect(takesDegreeOfDegree(over("mean", leaf("huts"), { column: "Total guests" }), bench)).toBe(false);
});

test("a noun is in no ratio to itself", () => {
  const ratio = (a: string, b: string) => over("formula_column", leaf("huts"), { formula: "ratio", a, b });
  expect(isOddFormula(ratio("Floor area (m²)", "Area (m²)"), bench)).toBe(true);
});

test("there is no difference between the highest and the lowest of what is the largest of each", () => {
  const apart = (column: string) => takesDegreeOfDegree(over("range", leaf("huts"), { column }), bench);
  expect(["Largest |K| of a party", "最大在住人数", "Maximum height (m)", "Total guests"].map(apart)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});
