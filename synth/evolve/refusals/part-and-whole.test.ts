import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { type Branch, leaf, over } from "../node.ts";
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
