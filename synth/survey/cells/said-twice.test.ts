import { expect, test } from "vitest";
import type { Relation } from "../../../core/relation.ts";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { judgeColumns } from "./columns.ts";

const MAKERS = ["Ard", "Bel", "Cor", "Dun", "Esk"];

/** Lamps with columns that lead to their makers. */
function lamps(headings: readonly string[], maker: (row: number, col: number) => string): Relation {
  const relation = testRelation(
    "lamps",
    ["Lamp", ...headings],
    MAKERS.map((_, row) => [`Lamp ${row}`, ...headings.map((_, col) => maker(row, col))]),
  );
  const linked = (printed: string) => ({ kind: "entity" as const, printed, href: `https://pages.example/${printed}` });
  return {
    ...relation,
    columns: relation.columns.map((column, at) => (at > 0 ? { ...column, type: "entity" as const } : column)),
    rows: relation.rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell, at) => (at > 0 ? { ...cell, value: linked(cell.value.printed) } : cell)),
    })),
  };
}
const kept = (relation: Relation) => judgeColumns(relation).kept.map(({ column }) => column.name);

test("of columns that lead to the same things one is asked about, that with a noun for them", () => {
  expect(kept(lamps(["Maker", "Firm"], (row) => MAKERS[row]!))).toEqual(["Maker"]);
  expect(kept(lamps(["A lamp by", "Maker"], (row) => MAKERS[row]!))).toEqual(["Maker"]);
  expect(kept(lamps(["Maker", "Owner"], (row, col) => MAKERS[(row + col) % 5]!))).toEqual(["Maker", "Owner"]);
});
