import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { type Branch, leaf, type Node, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { setsPartAgainstWhole } from "./part-and-whole.ts";

const clubs = testRelation(
  "clubs",
  ["Club", "Members", "Full members", "Junior members", "Guest members"],
  Array.from({ length: 9 }, (_, at) => {
    const [full, junior] = [40 + ((at * 29) % 60), 10 + ((at * 7) % 25)];
    return [`Club ${"ABCDEFGHI"[at]}`, `${full + junior}`, `${full}`, `${junior}`, `${15 + ((at * 13) % 80)}`];
  }),
);
const bench = new Workbench(surveySite(lakeSite([clubs])));
const of = (op: string, params: Record<string, unknown>): Branch => over(op, leaf("clubs"), params);

test("a part is not held against the whole that it is of", () => {
  const along = (by: string) => setsPartAgainstWhole(of("spearman", { column: "Members", by }), bench);
  expect(along("Full members")).toBe(true);
  expect(setsPartAgainstWhole(of("spearman", { column: "Full members", by: "Guest members" }), bench)).toBe(false);
});

test("what is left of a whole is not computed where it is printed", () => {
  const excess = (b: string) =>
    setsPartAgainstWhole(of("formula_column", { formula: "difference", a: "Members", b }), bench);
  expect(["Full members", "Guest members"].map(excess)).toEqual([true, false]);
});

test("what all have together is not held against what some of them have", () => {
  const some = (limit: string, is = "<") =>
    over("filter", leaf("clubs"), { where: { column: "Members", is, value: limit } });
  const sum = (rows: Node) => over("sum", rows, { column: "Guest members" });
  const held = (a: Node, b: Node, op = "difference") =>
    setsPartAgainstWhole({ op, params: {}, inputs: { a, b } }, bench);
  expect(held(sum(leaf("clubs")), sum(some("80")))).toBe(true);
  expect(held(over("count", some("80")), over("count", leaf("clubs")), "ratio")).toBe(true);
  expect(held(sum(some("80")), sum(some("80", ">=")))).toBe(false);
  expect(held(over("sum", leaf("clubs"), { column: "Members" }), sum(some("80")))).toBe(false);
  expect(held(sum(leaf("clubs")), sum(some("80")), "percent_of")).toBe(false);
});
