import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { placesNone } from "./none-among-counts.ts";

function refused(stoves: readonly string[], op: string, params: Record<string, unknown>): boolean {
  const huts = testRelation(
    "huts",
    ["Hut", "Stoves", "Beds"],
    stoves.map((stove, at) => [`Hut ${"ABCDEF"[at]}`, stove, `${at + 4}`]),
  );
  return placesNone(over(op, leaf(huts.id), params), new Workbench(surveySite(lakeSite([huts]))));
}

const SOME_NONE = ["2", "None", "6", "3", "4"];

test("a word for none is no end of an order, and a range down to it is the maximum", () => {
  expect(refused(SOME_NONE, "kth", { by: "Stoves", end: "lowest", k: 1 })).toBe(true);
  expect(refused(SOME_NONE, "range", { column: "Stoves" })).toBe(true);
  expect(refused(SOME_NONE, "median", { column: "Stoves" })).toBe(true);
});

test("the most, sums and how many have none are asked for, and what is printed as a figure is one", () => {
  expect(refused(SOME_NONE, "kth", { by: "Stoves", end: "highest", k: 1 })).toBe(false);
  expect(refused(SOME_NONE, "sum", { column: "Stoves" })).toBe(false);
  expect(refused(SOME_NONE, "filter", { where: { column: "Stoves", is: "=", value: "0" } })).toBe(false);
  expect(refused(SOME_NONE, "range", { column: "Beds" })).toBe(false);
  expect(refused(["2", "0", "6", "3", "4"], "range", { column: "Stoves" })).toBe(false);
});
