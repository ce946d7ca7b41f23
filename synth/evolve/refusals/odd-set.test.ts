import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { type Branch, leaf, type Node, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { oddSet } from "./odd-set.ts";
import { treeObjection } from "./of-trees.ts";

const KINDS = ["glacial", "tectonic", "volcanic"];
const rows = Array.from({ length: 18 }, (_, at) => [
  `Lake ${"ABCDEFGHIJKLMNOPQR"[at]}`,
  `${20 + ((at * 7) % 19)} km²`,
  `${5 + ((at * 11) % 17)} m`,
  `${1900 + at * 3}`,
  KINDS[at < 9 ? at % 2 : at % 3]!,
]);
const bench = new Workbench(
  surveySite(lakeSite([testRelation("lakes", ["Lake", "Area", "Depth", "Surveyed", "Kind"], rows)])),
);
const all = leaf("lakes");
const top = (by: string) => over("top", all, { by, k: 4, end: "highest" });
const two = (op: string, a: Node, b: Node): Branch => ({ op, params: {}, inputs: { a, b } });
const whose = (column: string, is: string, value: string) => over("filter", all, { where: { column, is, value } });
const glacial = whose("Kind", "equals", "glacial");
const place = (set: Node, k: number, by = "Area", end = "highest") => over("kth", set, { by, k, end });
const sorts = over("group", all, { by: "Kind", take: "count" });
const kinds = (set: Node) => over("distinct", set, { column: "Kind" });
const share = (set: Node): Branch => ({
  op: "percent_of",
  params: {},
  inputs: {
    part: over("ranked_value", set, { by: "Area", k: 1, end: "highest" }),
    whole: over("sum", set, { column: "Area" }),
  },
});

test.each([
  ["either of two best few", two("union", top("Area"), top("Depth")), "put_together"],
  ["the best by one, not by the other", two("none_of", top("Area"), top("Depth")), "put_together"],
  ["the best by both", two("intersection", top("Area"), top("Depth")), undefined],
  ["the second of three kinds", place(sorts, 2, "number of lakes"), "later_place"],
  ["the first of three kinds", place(sorts, 1, "number of lakes"), undefined],
  ["the third of a part", place(whose("Depth", ">", "6"), 3), "later_place"],
  ["the second of a small part", place(whose("Depth", ">", "16"), 2), "later_place"],
  ["the second of a large part", place(whose("Depth", ">", "6"), 2), undefined],
  ["the third of all", place(all, 3), undefined],
  [
    "how far those above a figure lie apart",
    over("range", whose("Depth", ">", "6"), { column: "Area" }),
    "cut_by_limit",
  ],
  ["how far the best few lie apart", over("range", top("Depth"), { column: "Area" }), "cut_by_limit"],
  ["how far those of a kind lie apart", over("range", glacial, { column: "Area" }), undefined],
  ["the sum of the four latest", over("sum", top("Surveyed"), { column: "Area" }), "chosen_by_time"],
  ["the sum of the four deepest", over("sum", top("Depth"), { column: "Area" }), undefined],
  [
    "the mean of the four shallowest",
    over("mean", over("top", all, { by: "Depth", k: 4, end: "lowest" }), { column: "Area" }),
    "cut_by_limit",
  ],
  ["how many of a part make up most of it", over("take_until", glacial, { column: "Area", share: 50 }), "cut_by_limit"],
  [
    "the best by both of a part",
    two(
      "intersection",
      over("top", glacial, { by: "Area", k: 3, end: "highest" }),
      over("top", glacial, { by: "Depth", k: 3, end: "highest" }),
    ),
    "chosen_twice",
  ],
  [
    "the share of those of two parts",
    over("probability", over("filter", glacial, { where: { column: "Depth", is: ">", value: "6" } }), {
      where: { column: "Surveyed", is: "<", value: "1925" },
      draws: 1,
    }),
    "chosen_twice",
  ],
  [
    "the mean of a part of a part",
    over("mean", over("filter", glacial, { where: { column: "Surveyed", is: ">", value: "1910" } }), {
      column: "Area",
    }),
    "chosen_twice",
  ],
  [
    "how many of those above a figure lie above their mean",
    over("count_above_average", whose("Depth", ">", "6"), { column: "Area", side: "above" }),
    "cut_by_limit",
  ],
  [
    "the mean of the first few of a part",
    over("mean", over("top", glacial, { by: "Depth", k: 4, end: "highest" }), { column: "Area" }),
    "chosen_twice",
  ],
  ["a fact of the third", over("lookup", place(all, 3), { column: "Kind" }), "later_place"],
  ["a fact of the second", over("lookup", place(all, 2), { column: "Kind" }), undefined],
  ["kinds that are all there are", kinds(whose("Depth", ">", "6")), "all_kinds"],
  ["kinds that are some of them", kinds(whose("Surveyed", "<", "1925")), undefined],
  ["the largest of a part as a share of it", share(glacial), "condition_twice"],
  ["the largest as a share of all", share(all), undefined],
])("%s", (_, node, why) => {
  expect(oddSet(node, bench)).toBe(why);
  if (why) expect(treeObjection(node, bench)).toBeDefined();
});

test("a share of a part is not one of what the things of it name", () => {
  const joined: Branch = {
    op: "join",
    params: { on: "Kind", columns: ["Founded"] },
    inputs: { left: glacial, right: leaf("kinds") },
  };
  const whole: Branch = { ...joined, inputs: { ...joined.inputs, left: all } };
  const share = (from: Node) => over("probability", from, { where: { column: "Founded", is: "<", value: "1980" } });
  expect([oddSet(share(joined), bench), oddSet(share(whole), bench)]).toEqual(["chosen_twice", undefined]);
});
