import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { type Branch, leaf, type Node, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { unlikelyChoice } from "./unlikely-choice.ts";

const FACTS = ["Town", "Population", "Median age", "Death rate", "Death rate of infants", "Support ratio"];
const MANY = [...FACTS, ..."abcdefghij".split("").map((letter) => `Fact ${letter}`)];
const rows = (columns: readonly string[]) =>
  Array.from({ length: 8 }, (_, row) => columns.map((_, at) => (at === 0 ? `Town ${"abcdefgh"[row]}` : `${row * at}`)));
const bench = new Workbench(
  surveySite(lakeSite([testRelation("many", MANY, rows(MANY)), testRelation("few", FACTS, rows(FACTS))])),
);
const kth = (by: string, k: number, end: string, of = "many") => over("kth", leaf(of), { by, k, end });
const correlation = (by: string, of = "many") => over("pearson", leaf(of), { column: "Median age", by });
const top = (by: string) => over("top", leaf("many"), { by, k: 5, end: "highest" });
const twin = (left: Node): Branch => ({
  op: "follow",
  params: { on: "Fact a", label: "Town a" },
  inputs: { left, right: leaf("many") },
});
const above = (by: string) =>
  over("count_above_average", over("filter", leaf("many"), { where: { column: by, is: ">", value: "3" } }), {
    column: "Fact a",
    side: "above",
  });
const cut = over("filter", leaf("many"), { where: { column: "Death rate", is: ">", value: "3" } });
const pair = (column: string, by: string) => over("pearson", leaf("many"), { column, by });
const share: Branch = {
  op: "percent_of",
  params: {},
  inputs: { part: over("count", cut), whole: over("count", leaf("many")) },
};

test.each([
  ["the third-lowest of one of many facts", kth("Median age", 3, "lowest"), "later_place"],
  ["the third-highest", kth("Median age", 3, "highest"), undefined],
  ["the third-smallest of a size", kth("Population", 3, "lowest"), undefined],
  ["the third-lowest of a few facts", kth("Median age", 3, "lowest", "few"), undefined],
  ["a fact of the second", over("lookup", kth("Death rate", 2, "highest"), { column: "Median age" }), "later_place"],
  ["any fact of the first", over("lookup", kth("Death rate", 1, "highest"), { column: "Fact a" }), "unlikely_choice"],
  [
    "a kindred fact of the first",
    over("lookup", kth("Death rate", 1, "highest"), { column: "Death rate of infants" }),
    undefined,
  ],
  ["any fact of the largest", over("lookup", kth("Population", 1, "highest"), { column: "Fact a" }), undefined],
  [
    "any fact of the second-largest",
    over("lookup", kth("Population", 2, "highest"), { column: "Fact a" }),
    "later_place",
  ],
  ["the median of medians", over("median", leaf("many"), { column: "Median age" }), "unlikely_choice"],
  ["the median of rates", over("median", leaf("many"), { column: "Death rate" }), undefined],
  ["a spread that few know", over("interquartile_range", leaf("many"), { column: "Death rate" }), "unlikely_choice"],
  ["those above the mean of a group cut by any fact", above("Death rate"), "unlikely_choice"],
  ["those above the mean of a group cut by size", above("Population"), undefined],
  [
    "how many of those above some figure make up a share",
    over("take_until", cut, { column: "Population", share: "half" }),
    "unlikely_choice",
  ],
  ["the first of those above some figure", over("kth", cut, { by: "Fact a", k: 1, end: "highest" }), "unlikely_choice"],
  [
    "the share of those above some figure",
    { ...share, inputs: { part: over("count", cut), whole: over("count", cut) } },
    "unlikely_choice",
  ],
  ["the share of all", share, undefined],
  ["how many there are above some figure", over("count", cut), undefined],
  ["what goes along, of one sex and of all", pair("Male deaths", "Deaths at sea"), "unrelated"],
  ["what goes along, of one sex", pair("Male deaths", "Male deaths at sea"), undefined],
  ["a mean of the lowest five", over("mean", top("Death rate"), { column: "Population" }), "unlikely_choice"],
  ["a mean of the largest five", over("mean", top("Population"), { column: "Death rate" }), undefined],
  ["any fact of what another names", over("lookup", twin(leaf("many")), { column: "Death rate" }), "unlikely_choice"],
  ["the size of what another names", over("lookup", twin(leaf("many")), { column: "Population" }), undefined],
  ["the twin of one found by any fact", twin(kth("Death rate", 1, "highest")), "unlikely_choice"],
  ["the twin of the largest", twin(kth("Population", 1, "highest")), undefined],
  ["what goes along with a ratio", correlation("Support ratio"), "unrelated"],
  ["what goes along with any fact", correlation("Death rate"), "unrelated"],
  ["what goes along with a size", correlation("Population"), undefined],
  ["what goes along with a ratio, of a few facts", correlation("Support ratio", "few"), undefined],
])("%s", (_, node, why) => {
  expect(unlikelyChoice(node, bench)).toBe(why);
});

test("a fact of what another names is unlikely where the site states many of that, and a path starts at what most are of", () => {
  const path = (left: Node, to: string): Branch => ({
    op: "follow",
    params: { on: "Fact a" },
    inputs: { left, right: leaf(to) },
  });
  const fact = (to: string) => over("lookup", path(kth("Population", 1, "highest"), to), { column: "Median age" });
  expect([unlikelyChoice(fact("many"), bench), unlikelyChoice(fact("few"), bench)]).toEqual([
    "unlikely_choice",
    undefined,
  ]);
  const counted = over("group", leaf("many"), { by: "Fact a", take: "count" });
  const most = over("kth", counted, { by: "count", k: 1, end: "highest" });
  const starts = [path(kth("Median age", 1, "highest"), "few"), path(most, "few")];
  expect(starts.map((start) => unlikelyChoice(start, bench))).toEqual(["unlikely_choice", undefined]);
});

test("by what sending a thing costs nothing is chosen but other charges", () => {
  const goods = testRelation(
    "goods",
    ["Name", "Shipping price", "Rating", "Price"],
    [3, 9, 5, 7, 6, 8].map((cost, at) => [`Lamp ${"ABCDEF"[at]}`, `$${cost}`, `${3 + at / 10}`, `$${40 + at * 7}`]),
  );
  const shop = new Workbench(surveySite(lakeSite([goods])));
  const cheap = over("filter", leaf("goods"), { where: { column: "Shipping price", is: "<", value: "8" } });
  const mean = (column: string) => unlikelyChoice(over("mean", cheap, { column }), shop);
  expect([mean("Rating"), mean("Price")]).toEqual(["unlikely_choice", undefined]);
});
