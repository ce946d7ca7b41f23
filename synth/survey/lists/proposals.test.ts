import { expect, test } from "vitest";
import type { Relation } from "../../../core/relation.ts";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { proposalsOf } from "./proposals.ts";

const BOATS = ["Ant", "Bee", "Cod", "Doe", "Elk", "Fox"];
const page = (boat: string) => `https://pages.example/${boat}`;
const table = (rows: readonly string[]) =>
  testRelation(
    "boats",
    ["Boat", "Length"],
    rows.map((boat, at) => [boat, `${at + 4} m`]),
    { about: true },
  );
const fleet: Relation = { ...table(BOATS), source: "page_collection" };

/** A list of boats on a boat's page. */
const on = (
  boat: string,
  name: string,
  listed: readonly string[],
  source: Relation["source"] = "records",
): Relation => ({
  ...table(listed),
  id: `${boat} ${name}`,
  name,
  source,
  url: page(boat),
});
const proposed = (lists: readonly Relation[]) => [...proposalsOf(lists, [fleet])].map(({ id }) => id);

test("a list under a heading that says that it is of others is proposed", () => {
  const names = ["3 other boats from the same yard:", "Featured boats", "You might also like", "同类产品", "猜你喜欢"];
  for (const name of names) expect(proposed([on("Ant", name, ["Bee", "Cod"])]), name).toHaveLength(1);
  expect(proposed([on("Ant", "Tenders", ["Bee", "Cod"])])).toEqual([]);
});

test("what leads nowhere is said of the page's own thing", () => {
  const costs = on("Ant", "其他费用", ["Paint", "Rope"], "html_table");
  expect(proposed([{ ...costs, rows: costs.rows.map(({ about: _, ...row }) => row) }])).toEqual([]);
});

test("a few of all things that a front page shows off are no set, and all of them, others or an order of its own are", () => {
  const front = (name: string, listed: readonly string[]) =>
    proposed([{ ...on("Ant", name, listed), url: "https://pages.example/" }]);
  for (const name of ["Featured boats", "Latest boats", "Recently added", "Editor’s picks", "最新船只"])
    expect(front(name, ["Bee", "Cod"]), name).toHaveLength(1);
  expect(front("Latest boats", BOATS)).toEqual([]);
  expect(front("Latest boats", ["Bee", "Gnu"])).toEqual([]);
  expect(front("Longest boats", ["Bee", "Cod"])).toEqual([]);
});

test("cards that lead page after page to the same things of the pages' own kind are proposed, whatever heads them", () => {
  const beside = [on("Ant", "Moored here", ["Bee", "Cod"]), on("Bee", "Moored here", ["Ant", "Cod"])];
  expect(proposed([...beside, on("Cod", "Moored here", ["Ant", "Bee"])])).toHaveLength(3);
  // Each boat has one mother ship.
  expect(proposed([on("Ant", "Tenders", ["Bee", "Cod"]), on("Doe", "Tenders", ["Elk", "Fox"])])).toEqual([]);
  expect(proposed(beside.map((one) => ({ ...one, source: "html_table" as const })))).toEqual([]);
});

test("a list of one row under the same heading and headings is proposed as those of more rows are", () => {
  const single = on("Doe", "Featured boats", ["Elk"], "html_table");
  // One row does not tell which of two links it is about.
  const lone = { ...single, rows: single.rows.map(({ about: _, ...row }) => row) };
  expect(proposed([on("Ant", "Featured boats", ["Bee", "Cod"], "html_table"), lone])).toHaveLength(2);
  expect(proposed([on("Ant", "Featured crews", ["Bee", "Cod"], "html_table"), lone])).toHaveLength(1);
  expect(proposed([lone])).toEqual([]);
});
