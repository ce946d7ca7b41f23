import { expect, test } from "vitest";
import type { Column } from "../../core/relation.ts";
import { timeVerb } from "./time-verbs.ts";

const said = (name: string, noun = "stone", role: Column["role"] = "year") =>
  timeVerb({ name, type: "number", role }, noun)?.many;

test("a date is said with the verb for what it is of", () => {
  expect(
    [
      "Founded",
      "Built in",
      "Year of acquisition",
      "Opening date",
      "Year of death",
      "Date of fall",
      "First flight",
      "Open since",
    ].map((name) => said(name)),
  ).toEqual(["were founded", "were built", "were acquired", "were opened", "died", "fell", "first flew", "opened"]);
});

test("what ended is the thing that the heading names", () => {
  expect([said("Season ended", "season"), said("Season ended", "club")]).toEqual(["ended", undefined]);
});

test("other years are of no event, and figures of none", () => {
  expect(
    ["Year", "First game year", "Model year", "Warm since", "Year of the dragon"].map((name) => said(name)),
  ).toEqual(Array.from({ length: 5 }));
  expect(said("Built", "stone", "measure")).toBeUndefined();
});
