import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { averagesFree } from "./free-among-prices.ts";

function refused(fees: readonly string[], op: string, params: Record<string, unknown>): boolean {
  const walks = testRelation(
    "walks",
    ["Walk", "Fee", "Length"],
    fees.map((fee, at) => [`Walk ${"ABCDEF"[at]}`, fee, `${at + 4} km`]),
  );
  return averagesFree(over(op, leaf(walks.id), params), new Workbench(surveySite(lakeSite([walks]))));
}

const SOME_FREE = ["£4", "Free", "£6", "£12", "£9"];

test("what nothing is paid for has no part in a mean, or has it, and nobody can tell", () => {
  expect(refused(SOME_FREE, "mean", { column: "Fee" })).toBe(true);
  expect(refused(SOME_FREE, "pearson", { column: "Length", by: "Fee" })).toBe(true);
});

test("it is below any limit, and other figures are taken of all", () => {
  expect(refused(SOME_FREE, "filter", { where: { column: "Fee", is: "<", value: "10" } })).toBe(false);
  expect(refused(SOME_FREE, "mean", { column: "Length" })).toBe(false);
  expect(refused(["£4", "£0", "£6", "£12", "£9"], "mean", { column: "Fee" })).toBe(false);
});
