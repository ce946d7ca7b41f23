import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { treeObjection } from "./of-trees.ts";
import { goesWithPlace } from "./where-it-lies.ts";

const lodges = testRelation(
  "lodges",
  ["Lodge", "Capacity", "Area", "Elevation", "Distance to town", "Snow depth"],
  Array.from({ length: 18 }, (_, at) => [
    `Lodge ${"ABCDEFGHIJKLMNOPQR"[at]}`,
    `${60 + ((at * 7) % 18)} guests`,
    `${300 + ((at * 5) % 18)} m²`,
    `${200 + 9 * at} m`,
    `${5 + ((at * 11) % 18)} km`,
    `${20 + 3 * at} cm`,
  ]),
);
const bench = new Workbench(surveySite(lakeSite([lodges])));
const held = (op: string, column: string, by: string) => over(op, leaf("lodges"), { column, by });

test.each([
  ["Capacity", "Elevation", true],
  ["Distance to town", "Area", true],
  ["Snow depth", "Elevation", false],
  ["Capacity", "Area", false],
])("%s and %s", (column, by, is) => {
  expect(goesWithPlace(held("pearson", column, by), bench)).toBe(is);
  expect(goesWithPlace(held("spearman", by, column), bench)).toBe(is);
});

test("such a question is refused", () => {
  expect(treeObjection(held("pearson", "Capacity", "Elevation"), bench)).toBe("unrelated");
  const top = (by: string) => over("top", leaf("lodges"), { by, k: 4, end: "highest" });
  const both = { op: "intersection", params: {}, inputs: { a: top("Elevation"), b: top("Capacity") } };
  expect(treeObjection(over("count", both), bench)).toBe("unrelated");
});
