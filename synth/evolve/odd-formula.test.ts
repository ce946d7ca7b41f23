import { expect, test } from "vitest";
import { testRelation } from "../../logic/relation.fixture.ts";
import { lakeSite } from "../relation.fixture.ts";
import { surveySite } from "../survey/survey-site.ts";
import { type Branch, leaf, over } from "./node.ts";
import { isOddFormula } from "./odd-formula.ts";
import { Workbench } from "./workbench.ts";

const AREAS = ["3 km²", "30 km²", "120 km²", "290 km²", "310 km²"];
const rows = AREAS.map((area, at) => [`Island ${"ABCDE"[at]}`, area]);
const bench = new Workbench(surveySite(lakeSite([testRelation("islands", ["Island", "Area"], rows)])));
const area = (k: number, end: string) =>
  over("lookup", over("kth", leaf("islands"), { by: "Area", k, end }), { column: "Area" });
const ratio = (smaller: Branch): Branch => ({
  op: "ratio",
  params: {},
  inputs: { a: area(1, "highest"), b: smaller },
});

test("what is more than a hundred times as large is not measured by the other", () => {
  expect(isOddFormula(ratio(area(1, "lowest")), bench)).toBe(true);
  expect(isOddFormula(ratio(area(2, "lowest")), bench)).toBe(false);
});
