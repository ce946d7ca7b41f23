import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { asksAsideOfComputed } from "./computed-choice.ts";
import { contrived } from "./contrived.ts";

const first = (formula: string, a: string, b: string) =>
  over("kth", over("formula_column", leaf("mills"), { formula, a, b }), {
    by: `${formula} of ${a} and ${b}`,
    k: 1,
    end: "highest",
  });
const asks = (column: string, formula = "ratio") =>
  asksAsideOfComputed(over("lookup", first(formula, "Output", "Staff"), { column }));

test("of what a ratio has chosen nothing is asked but which it is, and the figures that it is made of", () => {
  expect(asks("Owner")).toBe(true);
  expect(asks("Owner", "difference")).toBe(true);
  expect(asks("Output")).toBe(false);
  expect(asksAsideOfComputed(over("label_of", first("ratio", "Output", "Staff")))).toBe(false);
});

test("how long something took is its own, and so is a figure that it states", () => {
  expect(asks("Owner", "years")).toBe(false);
  const stated = over("kth", leaf("mills"), { by: "Output", k: 1, end: "highest" });
  expect(asksAsideOfComputed(over("lookup", stated, { column: "Owner" }))).toBe(false);
});

test("the figures that it is made of may be asked for, and no others", () => {
  const rows = [3, 9, 5, 8, 2].map((size, at) => [
    `Mill ${"ABCDE"[at]}`,
    `${size}0`,
    `${20 + at * 7}`,
    `${1840 + size}`,
  ]);
  const bench = new Workbench(
    surveySite(lakeSite([testRelation("mills", ["Mill", "Output", "Staff", "Wheels"], rows)])),
  );
  const why = (column: string) => contrived(over("lookup", first("ratio", "Output", "Staff"), { column }), bench);
  expect([why("Output"), why("Wheels")]).toEqual([undefined, "later_place"]);
});
