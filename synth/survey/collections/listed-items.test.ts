import { expect, test } from "vitest";
import type { Relation } from "../../../core/relation.ts";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { withoutItems } from "./listed-items.ts";

/** The same with each cell at a place of its own in its page: "0/ROW/COLUMN". */
const placed = (relation: Relation, path: (row: number, col: number) => string): Relation => ({
  ...relation,
  rows: relation.rows.map((row, at) => ({
    ...row,
    cells: row.cells.map((cell, col) => ({
      ...cell,
      evidence: { ...cell.evidence, place: { at: "node" as const, path: path(at, col) } },
    })),
  })),
});
const MAKERS = placed(
  testRelation(
    "makers",
    ["Maker", "Founded", "Sale"],
    [
      ["Ard", "1950", "Alpha"],
      ["Bel", "1961", "Beta"],
      ["Cor", "1972", ""],
      ["Dun", "1983", "Delta"],
    ],
    { about: true },
  ),
  (_, col) => `0/1/${col}`,
);
const list = (maker: number, items: readonly string[], about = true): Relation => ({
  ...placed(
    testRelation(
      "items",
      ["Name", "Price"],
      items.map((item) => [item, "£7"]),
      { about },
    ),
    (row, col) => (row === 0 && col === 0 ? "0/1/2" : `0/2/${row}/${col}`),
  ),
  source: "records",
  url: MAKERS.rows[maker]!.about!,
});
const columns = (within: readonly Relation[]) => withoutItems(MAKERS, within).columns.map(({ name }) => name);

test("a cell that stands in an item of a list is that item's, and no property of the page", () => {
  const lists = [list(0, ["Alpha", "Gamma"]), list(1, ["Beta", "Eta"])];
  expect(columns(lists)).toEqual(["Maker", "Founded"]);
  expect(withoutItems(MAKERS, lists).rows.map(({ cells }) => cells.length)).toEqual([2, 2, 2, 2]);
});

test("one page, a list of one thing, and a list that leads nowhere say nothing", () => {
  expect(columns([list(0, ["Alpha", "Gamma"])])).toHaveLength(3);
  expect(columns([list(0, ["Alpha"]), list(1, ["Beta"])])).toHaveLength(3);
  expect(columns([list(0, ["Alpha", "Gamma"], false), list(1, ["Beta", "Eta"], false)])).toHaveLength(3);
});
