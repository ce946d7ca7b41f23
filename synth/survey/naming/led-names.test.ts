import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import type { SurveyedRelation } from "../surveyed.ts";
import { withLedNames } from "./led-names.ts";

const pages = testRelation(
  "tales",
  ["标题", "页"],
  [
    ["甲", "9"],
    ["乙", "12"],
    ["丙", "7"],
  ],
  { about: true },
);
const table = testRelation(
  "chart",
  ["名次", "话名", "听众"],
  [
    ["1", "甲", "30"],
    ["2", "丙", "20"],
  ],
);
const at = table.columns.findIndex(({ name }) => name === "话名");
const led = (columns = table.columns) => ({
  ...table,
  columns: columns.map((one, index) => (index === at ? { ...one, type: "entity" as const } : one)),
  rows: table.rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell, index) => {
      const { printed } = cell.value;
      const href = `https://pages.example/${encodeURIComponent(printed)}`;
      return index === at ? { ...cell, value: { kind: "entity" as const, printed, href } } : cell;
    }),
  })),
});
const surveyed = (relation: object, noun: string) =>
  ({ relation, hasNoun: true, naming: { singular: noun, plural: noun, source: "" } }) as unknown as SurveyedRelation;

test("a column headed by the name of things is called by the noun of the pages that it leads to", () => {
  const collection = surveyed({ ...pages, source: "page_collection" }, "童话");
  const [, called] = withLedNames([collection, surveyed(led(), "条目")]);
  expect(called?.naming.names).toEqual({ 话名: "童话" });
  const [, other] = withLedNames([surveyed({ ...pages, source: "page_collection" }, "诗"), surveyed(led(), "条目")]);
  expect(other?.naming.names).toBeUndefined();
});
