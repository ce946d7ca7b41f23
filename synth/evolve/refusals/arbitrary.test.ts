import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { type Branch, leaf, type Node, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { areAlike } from "./alike-operands.ts";
import { isArbitrary } from "./arbitrary.ts";
import { isIdlePlace, isWorkedOut } from "./bare-place.ts";
import { isIdleLine } from "./idle-lines.ts";
import { isKnownScale } from "./known-scales.ts";
import { isOddMeeting } from "./odd-meeting.ts";
import { treeObjection } from "./of-trees.ts";
import { isCharge } from "./own-sizes.ts";

const AT = Array.from({ length: 18 }, (_, at) => at);
const MIXED = AT.map((at) => (at * 7) % 18);
const header = ["Lodge", "Region", "Bunks", "Bandstands", "Meals", "Height", "Width", "Night price", "Built"];
const lodges = testRelation(
  "lodges",
  [...header, "Listed", "Grading level", "Halves", "Keeper", "Day price", "Floor area", "Parking spaces"],
  AT.map((at) => [
    `Lodge ${"ABCDEFGHIJKLMNOPQR"[at]}`,
    ["North", "South", "West"][at % 3]!,
    `${20 + 4 * at}`,
    `${30 + MIXED[at]!}`,
    `${100 + 11 * at + (at % 2)}`,
    `${300 + ((at * 5) % 18)} m`,
    `${40 + ((at * 11) % 18)} m`,
    `£${60 + ((at * 13) % 18)}`,
    `${1900 + ((at * 5) % 18)}`,
    `2024-0${1 + ((at * 4) % 9)}-10`,
    ["easy", "medium", "hard"][(at >> 1) % 3]!,
    `${40 + at * at * at}`,
    `Keeper ${"ABCDEF"[at % 6]}`,
    `£${10 + 2 * at + (at % 3)}`,
    `${50 + 6 * at} m²`,
    `${10 + 3 * at}`,
  ]),
);
const keepers = testRelation(
  "keepers",
  ["Name", "Hired", "Dogs", "Born"],
  AT.slice(0, 6).map((at) => [`Keeper ${"ABCDEF"[at]}`, `${1980 + ((at * 5) % 6)}`, `${2 + at}`, `${1950 + at}`]),
);
const bench = new Workbench(surveySite(lakeSite([lodges, keepers])));
const all = leaf("lodges");
const cut = (column: string, value: string, from: Node = all) =>
  over("filter", from, { where: { column, is: ">", value } });
const mean = (from: Node, column: string) => over("mean", from, { column });
const first = (from: Node, by: string, k = 1) => over("kth", from, { by, k, end: "highest" });
const top = (by: string, end = "highest") => over("top", all, { by, k: 5, end });
const both = (a: Branch, b: Branch): Branch => ({ op: "intersection", params: {}, inputs: { a, b } });
const joined: Branch = {
  op: "join",
  params: { on: "Keeper", columns: ["Hired", "Dogs", "Born"] },
  inputs: { left: all, right: leaf("keepers") },
};
const byKeeper = (take: string) =>
  over("group", all, take === "count" ? { by: "Keeper", take } : { by: "Keeper", take, column: "Height" });
const kept = (one: Branch, column: string) =>
  over("lookup", { op: "follow", params: { on: "Keeper" }, inputs: { left: one, right: leaf("keepers") } }, { column });

test.each([
  ["a figure of those beyond an unrelated one", mean(cut("Bandstands", "35"), "Bunks"), true],
  ["a figure of those beyond one that goes along", mean(cut("Meals", "200"), "Bunks"), false],
  ["a convenience of those beyond one that goes along", mean(cut("Meals", "200"), "Parking spaces"), true],
  ["a convenience of those built after a year", mean(cut("Built", "1905"), "Parking spaces"), false],
  ["a size of those beyond another size", mean(cut("Height", "310"), "Width"), false],
  ["a figure of those built after a year", mean(cut("Built", "1905"), "Bunks"), false],
  ["a figure of those listed after a day", mean(cut("Listed", "2024"), "Bunks"), true],
  ["a figure of those whose keeper was hired after a year", mean(cut("Hired", "1982", joined), "Bunks"), true],
  ["the cheapest of those beyond a figure", first(cut("Bandstands", "35"), "Night price"), false],
  ["the first by one figure of those beyond another", first(cut("Bandstands", "35"), "Bunks"), true],
  ["a figure of the first few by another", mean(top("Bandstands"), "Bunks"), true],
  ["a figure of the first by another", over("lookup", first(all, "Bandstands"), { column: "Bunks" }), true],
  ["the price of the first by a figure", over("lookup", first(all, "Bandstands"), { column: "Night price" }), false],
  ["when the first by a figure was listed", over("lookup", first(all, "Bunks"), { column: "Listed" }), true],
  ["when the first by a figure was built", over("lookup", first(all, "Bandstands"), { column: "Built" }), false],
  ["a name of the first by a figure", over("lookup", first(all, "Bandstands"), { column: "Region" }), false],
  ["a figure of the keeper of the first by another", kept(first(all, "Bandstands"), "Dogs"), true],
  ["a figure of the keeper whose lodges are highest", kept(first(byKeeper("mean"), "mean of Height"), "Dogs"), true],
  ["a figure of the keeper with the most lodges", kept(first(byKeeper("count"), "count"), "Dogs"), false],
  ["when the keeper of the dearest was hired", kept(first(all, "Night price"), "Hired"), false],
  [
    "steps of a scale by another figure",
    over("group", all, { by: "Grading level", take: "mean", column: "Height" }),
    true,
  ],
  ["regions by any figure", over("group", all, { by: "Region", take: "mean", column: "Height" }), false],
  [
    "those above the mean of sorts that do not differ",
    over("count_above_group", all, { column: "Height", by: "Region" }),
    true,
  ],
])("%s", (_, node, is) => {
  expect(isArbitrary(node, bench)).toBe(is);
  if (is) expect(treeObjection(node, bench)).toBeDefined();
});

test.each([
  ["the largest by two sizes", both(top("Height"), top("Width")), false],
  ["the first by two that go along", both(top("Meals"), top("Bunks")), false],
  ["the first by two that do not", both(top("Bandstands"), top("Bunks")), true],
  ["the last by two sizes", both(top("Height", "lowest"), top("Width", "lowest")), true],
  ["the cheapest with the most of something", both(top("Night price", "lowest"), top("Bunks")), false],
  ["the dearest with the most of something", both(top("Night price"), top("Bunks")), true],
  ["the first and the cheapest", both(top("Built", "lowest"), top("Night price", "lowest")), true],
  ["the latest and the highest, which go along", both(top("Built", "highest"), top("Height", "highest")), true],
  ["the first of two times", both(top("Built", "lowest"), top("Listed", "lowest")), true],
])("among the first few: %s", (_, node, is) => {
  expect(isOddMeeting(node, bench)).toBe(is);
});

test("a later place is asked of things, and not of a bare value, of what a limit left or of what has to be worked out", () => {
  const value = (k: number) => over("ranked_value", all, { by: "Bunks", k, end: "highest" });
  expect([value(1), value(2)].map(isIdlePlace)).toEqual([false, true]);
  expect([first(all, "Bunks", 2), first(cut("Meals", "200"), "Bunks", 2)].map(isIdlePlace)).toEqual([false, true]);
  const ratio = over("formula_column", all, { formula: "ratio", a: "Meals", b: "Bunks" });
  const keeper = (k: number) => over("lookup", first(ratio, "ratio of Meals and Bunks", k), { column: "Keeper" });
  expect([keeper(1), keeper(2)].map(isIdlePlace)).toEqual([false, true]);
  expect([ratio, over("trend", all, { column: "Bunks" }), all].map(isWorkedOut)).toEqual([true, true, false]);
  const end = (end: string) => over("ranked_value", cut("Height", "310"), { by: "Width", k: 1, end });
  expect(isIdlePlace({ op: "ratio", params: {}, inputs: { a: end("highest"), b: end("lowest") } })).toBe(true);
});

test("a line foretells something where figures go along, and nothing is told by one that follows from the other", () => {
  const line = (column: string, by: string) => over("linear_fit", all, { column, by, at: "50" });
  const lines = [line("Day price", "Floor area"), line("Floor area", "Day price"), line("Meals", "Bunks")];
  expect(lines.map((one) => isIdleLine(one, bench))).toEqual([false, true, true]);
  expect(isIdleLine(line("Height", "Width"), bench)).toBe(true);
  const ranks = (column: string, by: string) => over("spearman", all, { column, by });
  expect(isIdleLine(ranks("Halves", "Bunks"), bench)).toBe(true);
  expect(isIdleLine(ranks("Bandstands", "Bunks"), bench)).toBe(false);
});

test("how many steps a scale has is known", () => {
  expect(isKnownScale(over("distinct", all, { column: "Grading level" }), bench)).toBe(true);
  expect(isKnownScale(over("distinct", all, { column: "Region" }), bench)).toBe(false);
});

test("two things are held against each other that were found alike", () => {
  const of = (by: string, end: string) =>
    over("lookup", over("kth", all, { by, k: 1, end }), { column: "Night price" });
  const two = (a: Branch, b: Branch): Branch => ({ op: "difference", params: {}, inputs: { a, b } });
  expect(areAlike(two(of("Bunks", "highest"), of("Bunks", "lowest")))).toBe(true);
  expect(areAlike(two(of("Bunks", "highest"), of("Built", "lowest")))).toBe(false);
});

test("what is money and called by what is paid for is a charge", () => {
  expect(
    [
      { name: "High season", unit: "EUR" },
      { name: "Entry fee", unit: "£" },
    ].every(isCharge),
  ).toBe(true);
  expect(
    [
      { name: "Budget", unit: "£" },
      { name: "High season", unit: "°C" },
    ].some(isCharge),
  ).toBe(false);
});

test("when the keeper of the first lodge was born is another matter than when it was built", () => {
  expect(isArbitrary(kept(first(all, "Built"), "Born"), bench)).toBe(true);
  expect(isArbitrary(kept(first(all, "Built"), "Hired"), bench)).toBe(false);
});
