import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { judgeColumns } from "./columns.ts";

const kept = (heading: string, values: readonly string[]) =>
  judgeColumns(
    testRelation(
      "Filters",
      ["Filter", heading],
      values.map((value, at) => [`filter ${"abcdefgh"[at]}`, value]),
    ),
  ).kept.length > 0;

test("types of data under a heading that does not say so are no facts", () => {
  const types = ["float", "int", "string", "float", "bool", "int"];
  expect(kept("Cutoff", types)).toBe(false);
  expect(kept("Return type", types)).toBe(true);
  expect(kept("Section", ["string", "brass", "string", "brass", "string", "drums"])).toBe(true);
});

test("what applies where nothing is set is no measure", () => {
  const figures = ["3", "8", "5", "9", "12"];
  expect(kept("Default width", figures)).toBe(false);
  expect(kept("Width", figures)).toBe(true);
  expect(kept("Default mode", ["slow", "fast", "slow", "fast", "slow"])).toBe(true);
});
