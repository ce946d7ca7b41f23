import { expect, test } from "vitest";
import { relationTable } from "../../../logic/table.ts";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { leaf, over } from "../node.ts";
import type { Workbench } from "../workbench.ts";
import { asksEarliestOfLast } from "./earliest-of-last.ts";

const piers = relationTable(
  testRelation(
    "piers",
    ["Pier", "Last repainted", "Year last surveyed", "Opened", "上次检修时间", "Last ticket price"],
    [
      ["Ash", "3 May 2011", "2003", "1901", "2011年5月3日", "40"],
      ["Elm", "9 June 2015", "2009", "1911", "2015年6月9日", "60"],
    ],
  ),
);
const bench = { table: () => piers } as unknown as Workbench;
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

test("the latest is asked for, and the earliest of what happened once; an amount is no time", () => {
  expect([end("Last repainted", "highest"), end("Opened", "lowest"), end("Last ticket price", "lowest")]).toEqual([
    false,
    false,
    false,
  ]);
});
