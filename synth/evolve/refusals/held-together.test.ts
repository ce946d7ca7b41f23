import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { type Branch, leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { isArbitrary } from "./arbitrary.ts";
import { areHeldTogetherIdly } from "./held-together.ts";
import { treeObjection } from "./of-trees.ts";

const AT = Array.from({ length: 16 }, (_, at) => at);
const springs = testRelation(
  "springs",
  [
    "Spring",
    "Water temperature",
    "Air temperature",
    "Day ticket",
    "Lockers",
    "Towels",
    "Opened",
    "Pool area",
    "Closed",
    "Guest rating",
    "Operating hours",
    "Inspected",
  ],
  AT.map((at) => [
    `Spring ${"ABCDEFGHIJKLMNOP"[at]}`,
    `${20 + ((at * 5) % 16)} °C`,
    `${5 + ((at * 3) % 16)} °C`,
    `£${11 + ((at * 7) % 16)}.50`,
    `${30 + ((at * 11) % 16)}`,
    `${90 + 3 * ((at * 11) % 16) + (at % 2)}`,
    `${1900 + at * 4}`,
    `${100 + ((at * 3) % 16)} m²`,
    `${1990 + ((at * 9) % 16)}`,
    `${1 + ((at * 7) % 16) / 4}`,
    `${400 + ((at * 7) % 16)}`,
    `${1 + ((at * 5) % 16)} May 2021`,
  ]),
);
const bench = new Workbench(surveySite(lakeSite([springs])));
const all = leaf("springs");
const along = (column: string, by: string) => over("pearson", all, { column, by });
const first = (by: string, end: string) => over("kth", all, { by, k: 1, end });
const ends = (by: string, column: string): Branch => {
  const at = (end: string) => over("lookup", first(by, end), { column });
  return { op: "difference", params: {}, inputs: { a: at("highest"), b: at("lowest") } };
};

test.each([
  ["a temperature with a price", along("Water temperature", "Day ticket"), true],
  ["a temperature with a temperature", along("Water temperature", "Air temperature"), false],
  ["two numbers of things", along("Lockers", "Day ticket"), false],
  ["a rating with a price", along("Guest rating", "Day ticket"), false],
  ["a rating with what does not make it", along("Guest rating", "Pool area"), true],
  ["how long it has run with what it cost", along("Operating hours", "Day ticket"), false],
  ["how long it has run with how large it is", along("Operating hours", "Pool area"), true],
  ["a price at the ends of a ranking by what has nothing to do with it", ends("Lockers", "Day ticket"), true],
  ["a figure at the ends of one that it goes along with", ends("Lockers", "Towels"), true],
  ["a price of the first and the last to be opened", ends("Opened", "Day ticket"), false],
  ["how large those are that were noted first and last", ends("Inspected", "Pool area"), true],
])("%s", (_, node, refused) => {
  expect(areHeldTogetherIdly(node, bench)).toBe(refused);
  if (refused) expect(treeObjection(node, bench)).toBeDefined();
});

test.each([
  ["the price of the hottest", "Water temperature", "Day ticket", "highest", true],
  ["the price of the one with most lockers", "Lockers", "Day ticket", "highest", false],
  ["when the first to close was opened", "Closed", "Opened", "lowest", true],
  ["when the one with most lockers was opened", "Lockers", "Opened", "highest", false],
  ["when the one with fewest lockers was opened", "Lockers", "Opened", "lowest", true],
  ["when the cheapest was opened", "Day ticket", "Opened", "lowest", false],
])("of what is foremost: %s", (_, by, column, end, refused) => {
  expect(isArbitrary(over("lookup", first(by, end), { column }), bench)).toBe(refused);
});
