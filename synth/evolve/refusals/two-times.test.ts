import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { pageCollection } from "../../page-collection.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { type Branch, leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { treeObjection } from "./of-trees.ts";
import { areOfTwoYears, mixesTimes } from "./two-times.ts";

const CHOIRS = ["Ashley", "Barton", "Calder", "Denby", "Elland", "Farley", "Garth", "Holme"];
const festival = (year: number) => {
  const rows = CHOIRS.map((name, at) => [name, `${20 + ((at * 7 + year) % 31)}`, `${100 + ((at * 13 + year) % 71)}`]);
  return { ...testRelation(`f${year}`, ["Choir", "Points", "Listeners"], rows), name: `Festival ${year}` };
};
const choirs = pageCollection(
  ["Choir", "Town", "Conductor and director", "Singers", "Founded", "Hall height"],
  CHOIRS.map((name, at) => [
    name,
    ["York", "Leeds"][at % 2]!,
    `Dr ${"ABCDEFGH"[at]}. Lowe`,
    `${30 + at * 5}`,
    `${1900 + at * 9}`,
    `${6 + at} m`,
  ]),
);
const bench = new Workbench(surveySite(lakeSite([festival(2018), festival(2019), choirs])));
const most = (year: number, column: string) => {
  const join: Branch = {
    op: "join",
    params: { columns: [column] },
    inputs: { left: leaf(`f${year}`), right: leaf("things") },
  };
  return over("lookup", over("kth", join, { by: "Points", k: 1, end: "highest" }), { column });
};

test.each([
  ["how many sing today", 2018, "Singers", true],
  ["who leads it today", 2018, "Conductor and director", true],
  ["where it is", 2018, "Town", false],
  ["when it was founded", 2018, "Founded", false],
  ["how high its hall is", 2018, "Hall height", false],
  ["how many sing today, by the last year", 2019, "Singers", false],
] as const)("of the first of a year: %s", (_, year, column, refused) => {
  expect(mixesTimes(most(year, column), bench)).toBe(refused);
});

test("nor is what a path leads to, in the table of an earlier year, asked of what is largest today", () => {
  const start = over("kth", leaf("things"), { by: "Singers", k: 1, end: "highest" });
  const path = (year: number): Branch => ({
    op: "follow",
    params: { on: "Choir" },
    inputs: { left: start, right: leaf(`f${year}`) },
  });
  const points = (year: number) => over("lookup", path(year), { column: "Points" });
  expect([2018, 2019].map((year) => mixesTimes(points(year), bench))).toEqual([true, false]);
});

test("which of several yearbooks a path leads to is not said, and nobody asks", () => {
  const book = (year: number) => ({ ...festival(year), source: "pdf" as const });
  const list = {
    ...testRelation(
      "halls",
      ["Hall", "Choir", "Seats"],
      CHOIRS.map((name, at) => [`Hall ${at}`, name, `${90 + at}`]),
    ),
    name: "Halls, 2018",
  };
  const books = new Workbench(surveySite(lakeSite([book(2018), book(2019), list])));
  const start = over("kth", leaf("halls"), { by: "Seats", k: 1, end: "highest" });
  const points = (year: number) =>
    over(
      "lookup",
      { op: "follow", params: { on: "Choir" }, inputs: { left: start, right: leaf(`f${year}`) } },
      { column: "Points" },
    );
  expect([2018, 2019].map((year) => mixesTimes(points(year), books))).toEqual([false, true]);
});

test("figures of two quantities in two years are not held against each other", () => {
  expect(areOfTwoYears("Yield in 2020", "Rainfall, 1 May 2023")).toBe(true);
  expect(areOfTwoYears("Yield in 2020", "Yield in 2023")).toBe(false);
  expect(areOfTwoYears("Yield in 2020", "Rainfall in 2020")).toBe(false);
  expect(areOfTwoYears("Yield in 2020", "Rainfall")).toBe(false);
  const of2023 = { ...testRelation("f", ["Farm", "Rainfall"], [["Ash", "3"]]), name: "The weather of 2023" };
  expect(areOfTwoYears("Yield in 2020", "Rainfall", [of2023])).toBe(true);
});

test("the refusal reaches the search", () => {
  expect(bench.result(most(2018, "Conductor and director"))).toBeDefined();
  expect(treeObjection(most(2018, "Conductor and director"), bench)).toBe("two_times");
});
