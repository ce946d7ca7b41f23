import { expect, test } from "vitest";
import type { Relation } from "../../../core/relation.ts";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { printedByLists } from "./printed-by-lists.ts";

const ROWS = ["Ard", "Bel", "Cor", "Dun", "Esk", "Fal"].map((name, at) => [
  name,
  ["glacial", "tectonic"][at % 2]!,
  `${3 + at * 7} m`,
]);

/** Each thing on its own page. */
function things(): Relation {
  const made = testRelation("lakes", ["Name", "Origin", "Depth"], ROWS, { about: true });
  const rows = made.rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => ({ ...cell, evidence: { ...cell.evidence, url: row.about! } })),
  }));
  return { ...made, source: "page_collection", rows };
}

const list = (rows: readonly (readonly string[])[]) =>
  testRelation("list", ["Lake", "Kind", "Remarks"], rows, { about: true });

test("what a list prints of all things is read there", () => {
  const [printed, ...others] = printedByLists(
    [things()],
    [list(ROWS.map(([name, kind], at) => [name!, kind!, `note ${at}`]))],
  );
  expect(others).toEqual([]);
  expect(printed?.of).toBe("lakes");
  expect(printed?.columns).toEqual(["Name", "Origin"]);
  const { rows, columns } = printed!.relation;
  expect(columns).toEqual(things().columns);
  expect(rows.map(({ cells }) => cells.map(({ evidence }) => evidence.url))).toEqual(
    rows.map(({ about }) => ["https://list.example/", "https://list.example/", about]),
  );
  expect(printed?.relation.rows.map(({ about }) => about)).toEqual(things().rows.map(({ about }) => about));
});

test("a list of some of them, or one that says something else of one of them, prints nothing of all", () => {
  const kinds = ROWS.map(([name, kind]) => [name!, kind!, "none"]);
  expect(printedByLists([things()], [list(kinds.slice(1))])).toEqual([]);
  const other = kinds.map((row, at) => (at === 2 ? [row[0]!, "volcanic", "none"] : row));
  expect(printedByLists([things()], [list(other)])).toEqual([]);
});
