import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { type Branch, leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { calculatesSteps } from "./ordinal-steps.ts";

const walls = testRelation(
  "walls",
  ["Wall", "Difficulty grade", "Water level", "Level gauge", "Bolts"],
  Array.from({ length: 12 }, (_, at) => [
    `Wall ${"ABCDEFGHIJKL"[at]}`,
    `${1 + ((at * 5) % 9)}`,
    `${2 + at} m`,
    `${3 + at * 14}`,
    `${5 + ((at * 7) % 12)}`,
  ]),
);
const bench = new Workbench(surveySite(lakeSite([walls])));
const of = (op: string, params: Record<string, unknown>): Branch => over(op, leaf("walls"), params);
const found = (of: (column: string) => Branch) =>
  ["Difficulty grade", "Water level", "Level gauge", "Bolts"].map((column) => calculatesSteps(of(column), bench));

test.each([
  ["mean", (column: string) => of("mean", { column })],
  ["change", (column: string) => of("absolute_change", { column, since: "2001", until: "2009" })],
  ["mean of each group", (column: string) => of("group", { column, by: "Wall", take: "mean" })],
  [
    "difference",
    (column: string): Branch => {
      const end = (end: string) => of("ranked_value", { by: column, k: 1, end });
      return { op: "difference", params: {}, inputs: { a: end("highest"), b: end("lowest") } };
    },
  ],
] as const)("the %s of steps is none, of what is measured or counted it is", (_, asked) => {
  expect(found(asked)).toEqual([true, false, false, false]);
});

test("steps are put in order and counted", () => {
  expect(found((column) => of("kth", { by: column, k: 1, end: "highest" }))).toEqual([false, false, false, false]);
  expect(found((column) => of("filter", { where: { column, is: ">", value: "4" } }))[0]).toBe(false);
});
