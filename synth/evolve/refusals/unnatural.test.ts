import { describe, expect, it, test } from "vitest";
import type { Column } from "../../../core/relation.ts";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { isSayable } from "../condition-for.ts";
import { type Branch, leaf, type Node, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { contrived } from "./contrived.ts";
import { isOfFewLeft } from "./few-left.ts";
import { addUp } from "./natural-sums.ts";
import { treeObjection } from "./of-trees.ts";
import { unnatural } from "./unnatural.ts";

const rows = Array.from({ length: 12 }, (_, at) => [
  `Lamp ${"ABCDEFGHIJKL"[at]}`,
  ["Red", "Green", "Blue"][at % 3]!,
  ["Arbor", "Birk", "Cedar"][(at * 5) % 3]!,
  ["Gallery 1", "Store", "Gallery 2"][(at >> 1) % 3]!,
  at < 8 ? "Oil" : at < 10 ? "Gas" : "Wax",
  `${20 + ((at * 7) % 31)} cm`,
  `${1 + (at % 3)}`,
  `${200 + at * 37} m`,
  `${30 + ((at * 13) % 41)}`,
]);
const header = ["Lamp", "Colour", "Maker", "Location", "Fuel", "Height", "Wicks", "Elevation", "Visitors"];
const bench = new Workbench(surveySite(lakeSite([testRelation("lamps", header, rows)])));
const all = leaf("lamps");
const whose = (column: string, value: string) => over("filter", all, { where: { column, is: "equals", value } });
const group = (by: string, take: string, column: string) => over("group", all, { by, take, column });
const mean = (from: Node, column: string) => over("mean", from, { column });
const ranked = (by: string, end: string) => over("ranked_value", all, { by, k: 1, end });
const two = (op: string, a: Node, b: Node): Branch => ({ op, params: {}, inputs: { a, b } });
const top = (from: Node, by: string) => over("top", from, { by, k: 4, end: "highest" });

test.each([
  ["a size by colour", group("Colour", "mean", "Height"), "odd_class"],
  ["a size by maker", group("Maker", "mean", "Height"), undefined],
  ["a size by what it burns", group("Fuel", "mean", "Height"), undefined],
  ["how many of each colour", over("group", all, { by: "Colour", take: "count" }), undefined],
  ["a size by where things are kept", group("Location", "mean", "Height"), "odd_class"],
  ["a size of those of one colour", mean(whose("Colour", "Red"), "Height"), "odd_class"],
  ["a size of those of one maker", mean(whose("Maker", "Birk"), "Height"), undefined],
  ["a sum of heights", over("sum", all, { column: "Height" }), "no_whole"],
  ["a sum of visitors", over("sum", all, { column: "Visitors" }), undefined],
  ["a range of one to three", over("range", all, { column: "Wicks" }), "few_values"],
  ["a mean of one to three", mean(all, "Wicks"), "few_values"],
  ["a mean of many figures", mean(all, "Visitors"), undefined],
  [
    "a ratio of elevations",
    two("ratio", ranked("Elevation", "highest"), ranked("Elevation", "lowest")),
    "no_ratio_scale",
  ],
  ["a ratio of heights", two("ratio", ranked("Height", "highest"), ranked("Height", "lowest")), undefined],
  [
    "a difference of elevations",
    two("difference", ranked("Elevation", "highest"), ranked("Elevation", "lowest")),
    undefined,
  ],
  [
    "a condition on the first few",
    over("filter", top(all, "Height"), { where: { column: "Maker", is: "equals", value: "Birk" } }),
    "two_readings",
  ],
  ["the first few that meet a condition", top(whose("Maker", "Birk"), "Height"), undefined],
  ["the first few of the first few", top(top(all, "Height"), "Visitors"), "two_readings"],
  ["what most are", over("mode", all, { column: "Fuel" }), "guessable"],
  ["what a third are", over("mode", all, { column: "Maker" }), undefined],
])("%s", (_, node, why) => {
  expect(unnatural(node, bench)).toBe(why);
  if (why) expect(treeObjection(node, bench)).toBeDefined();
});

describe("a whole of figures", () => {
  const measure = (name: string, unit?: string): Column => ({
    name,
    type: "number",
    role: "measure",
    ...(unit === undefined ? {} : { unit }),
  });

  it.each([
    ["Cost", "£", true],
    ["Area", "km²", true],
    ["Road length", "km", true],
    ["Length", "m", false],
    ["Mouth diameter", "cm", false],
    ["Mass held", "g", true],
    ["Weight", "kg", false],
    ["口径", "厘米", false],
    ["Passengers", undefined, true],
  ])("%s in %s: %s", (name, unit, adds) => {
    expect(addUp(measure(name, unit), [])).toBe(adds);
  });

  it("is none of goods", () => {
    expect(addUp(measure("Stitches"), [measure("Brand")])).toBe(false);
  });
});

test("a placeholder is no maker that anybody asks for", () => {
  expect(["unknown smiths", "Anonymous", "佚名", "Other"].map(isSayable)).toEqual([false, false, false, false]);
  expect(isSayable("Birk")).toBe(true);
});

test("next to nothing is left to choose from", () => {
  const first = (from: Node) => over("kth", from, { by: "Height", k: 1, end: "highest" });
  const few = whose("Fuel", "Wax");
  expect([isOfFewLeft(first(whose("Maker", "Birk")), bench), isOfFewLeft(first(all), bench)]).toEqual([true, false]);
  expect([isOfFewLeft(mean(whose("Maker", "Birk"), "Height"), bench), isOfFewLeft(mean(few, "Height"), bench)]).toEqual(
    [false, true],
  );
});

describe("paths and runs", () => {
  const shown = (from: Node, column: string) => over("lookup", from, { column });
  const first = (set: Node, by: string, k = 1) => over("kth", set, { by, k, end: "highest" });

  it("start at what is foremost, not at what comes second", () => {
    const makers = over("group", all, { by: "Maker", take: "count" });
    const path = (k: number): Branch => ({
      op: "follow",
      params: { on: "Maker" },
      inputs: { left: first(makers, "count", k), right: all },
    });
    expect([contrived(path(2), bench), contrived(path(1), bench)]).toEqual(["later_place", undefined]);
  });

  it("ask no figure of what another that was computed found", () => {
    const density = over("formula_column", all, { formula: "ratio", a: "Visitors", b: "Wicks" });
    const made = bench.table(density)!.columns.at(-1)!.name;
    expect(contrived(shown(first(density, made), "Elevation"), bench)).toBe("later_place");
    expect(contrived(shown(first(density, made), "Maker"), bench)).toBeUndefined();
  });

  it("are of things that follow each other", () => {
    const run = { by: "Elevation", column: "Maker", value: "Birk" };
    const pages = new Workbench(
      surveySite(lakeSite([{ ...testRelation("lamps", header, rows, { about: true }), source: "page_collection" }])),
    );
    expect(contrived(over("longest_run", all, run), pages)).toBe("no_sequence");
    expect(contrived(over("longest_run", all, run), bench)).toBe("no_sequence");
    const races = [["Race", ...header.slice(1)], rows] as const;
    const outcomes = new Workbench(surveySite(lakeSite([testRelation("races", ...races)])));
    expect(contrived(over("longest_run", leaf("races"), run), outcomes)).toBeUndefined();
  });
});

test("one end of a range is no size", () => {
  const games = Array.from({ length: 8 }, (_, at) => [
    `Game ${"ABCDEFGH"[at]}`,
    ["Arbor", "Birk"][at % 2]!,
    `${6 + at}`,
    `${20 + at * 3}`,
    `${30 + at * 11}`,
  ]);
  const made = testRelation("games", ["Game", "Maker", "Minimum age", "Maximum age", "Members"], games);
  const facts = new Workbench(surveySite(lakeSite([made])));
  const by = (column: string) => over("group", leaf("games"), { by: "Maker", take: "mean", column });
  expect([by("Minimum age"), by("Members")].map((node) => unnatural(node, facts))).toEqual(["range_end", undefined]);
  const sum = (column: string) => over("sum", leaf("games"), { column });
  expect([sum("Maximum age"), sum("Members")].map((node) => unnatural(node, facts))).toEqual(["range_end", undefined]);
  const width = over("formula_column", leaf("games"), { formula: "difference", a: "Maximum age", b: "Minimum age" });
  expect(unnatural(width, facts)).toBe("range_end");
  const spread = (op: string, column: string) => unnatural(over(op, leaf("games"), { column }), facts);
  expect([spread("range", "Minimum age"), spread("range", "Maximum age")]).toEqual(["range_end", "range_end"]);
  expect(spread("range", "Members")).toBeUndefined();
});
