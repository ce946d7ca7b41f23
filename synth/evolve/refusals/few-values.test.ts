import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { type Branch, leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { isOfSorts } from "./few-values.ts";

const boats = testRelation(
  "boats",
  ["Boat", "Sails", "Seats", "Length", "Mooring fee", "Hull gauge"],
  Array.from({ length: 14 }, (_, at) => [
    `Boat ${"ABCDEFGHIJKLMN"[at]}`,
    at === 5 ? "" : `${[3, 4, 6, 7][at % 4]}`,
    `${12 + at * 3}`,
    `${8 + ((at * 5) % 14)} m`,
    `£${[4.95, 9.95][at % 2]}`,
    `${[11, 11.5, 12][at % 3]}`,
  ]),
);
const bench = new Workbench(surveySite(lakeSite([boats])));
const all = leaf("boats");
const ends = (op: string, by: string): Branch => {
  const end = (end: string) => over("ranked_value", all, { by, k: 1, end });
  return { op, params: {}, inputs: { a: end("highest"), b: end("lowest") } };
};
const ofEnds = (column: string): Branch => {
  const end = (end: string) => over("lookup", over("kth", all, { by: "Length", k: 1, end }), { column });
  return { op: "difference", params: {}, inputs: { a: end("highest"), b: end("lowest") } };
};

test.each([
  ["how far", (column: string) => over("stdev", all, { column, of: "population" })],
  ["how many times as many", (column: string) => ends("ratio", column)],
  ["by how many", ofEnds],
  ["what goes along with", (column: string) => over("pearson", all, { column, by: "Length" })],
] as const)("%s a few of something differ is no question", (_, of) => {
  expect(["Sails", "Seats"].map((column) => isOfSorts(of(column), bench))).toEqual([true, false]);
});

test("the mean of a few is one", () => {
  expect(isOfSorts(over("mean", all, { column: "Sails" }), bench)).toBe(false);
});

test("two or three figures, in whatever unit, are sorts", () => {
  const of = ["Mooring fee", "Hull gauge", "Length"].map((column) => over("median", all, { column }));
  expect(of.map((node) => isOfSorts(node, bench))).toEqual([true, true, false]);
});

test("nothing is foremost by one of three gauges, but for the most of what is counted", () => {
  const first = (by: string) => isOfSorts(over("kth", all, { by, k: 1, end: "highest" }), bench);
  expect([first("Hull gauge"), first("Mooring fee"), first("Length"), first("Sails")]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test("how far a handful of counts lie apart is nothing that anybody asks; of amounts, and of many counts, it may be", () => {
  const ships = (rows: number, size = 1) =>
    testRelation(
      "ships",
      ["Ship", "Berths"],
      Array.from({ length: rows }, (_, at) => [`Ship ${"ABCDEFGHIJKLMNOP"[at]}`, `${(18 + at * 3) * size}`]),
    );
  const spread = (one: ReturnType<typeof ships>) =>
    isOfSorts(over("stdev", leaf("ships"), { column: "Berths" }), new Workbench(surveySite(lakeSite([one]))));
  expect([spread(ships(8)), spread(ships(14)), spread(ships(8, 40))]).toEqual([true, false, false]);
});
