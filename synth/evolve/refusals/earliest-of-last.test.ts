import { expect, test } from "vitest";
import { relationTable } from "../../../logic/table.ts";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { leaf, over } from "../node.ts";
import type { Workbench } from "../workbench.ts";
import { asksEarliestOfLast } from "./earliest-of-last.ts";

const piers = relationTable(
  testRelation(
    "piers",
    ["Pier", "Last repainted", "Year last surveyed", "Opened", "上次检修时间", "Last ticket price", "Last survey"],
    [
      ["Ash", "3 May 2011", "2003", "1901", "2011年5月3日", "40", "4 May 2004"],
      ["Elm", "9 June 2015", "2009", "1911", "2015年6月9日", "60", "7 May 2010"],
    ],
  ),
);
const naming = { singular: "pier" };
const bench = { table: () => piers, relation: () => ({ naming }) } as unknown as Workbench;
const end = (by: string, which: string, op = "ranked_value") =>
  asksEarliestOfLast(over(op, leaf("piers"), { by, k: 1, end: which }), bench);

test("of what was done last nobody asks for the earliest", () => {
  expect(["Last repainted", "Year last surveyed", "上次检修时间"].map((by) => end(by, "lowest"))).toEqual([
    true,
    true,
    true,
  ]);
  expect(end("Last repainted", "lowest", "kth")).toBe(true);
  expect(asksEarliestOfLast(over("date_span", leaf("piers"), { column: "Last repainted" }), bench)).toBe(true);
});

test("the last of what is over happened once", () => {
  const asked = (by: string) => {
    const table = { columns: [{ name: by, type: "date", role: "measure" }] };
    const one = { table: () => table } as unknown as Workbench;
    return asksEarliestOfLast(over("kth", leaf("boats"), { by, k: 1, end: "lowest" }), one);
  };
  const once = ["Last year of production", "Last flight", "Last day of service", "Last resident left", "最后上映日期"];
  expect(once.map(asked)).toEqual(Array(once.length).fill(false));
  const again = [
    "Date of last inspection",
    "Last service",
    "Last-modified",
    "Latest voyage",
    "最后一次大修时间",
    "最近演出日期",
  ];
  expect(again.map(asked)).toEqual(Array(again.length).fill(true));
});

test("the latest is asked for, and the earliest of what happened once; an amount is no time", () => {
  expect([end("Last repainted", "highest"), end("Opened", "lowest"), end("Last ticket price", "lowest")]).toEqual([
    false,
    false,
    false,
  ]);
});

test("a noun that says that it was the last takes no second superlative, and Chinese has a word for it", () => {
  expect([end("Last survey", "highest"), end("上次检修时间", "highest")]).toEqual([true, false]);
});
