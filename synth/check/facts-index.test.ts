import { expect, it } from "vitest";
import type { Relation } from "../../core/relation.ts";
import { testRelation } from "../../logic/values/relation.fixture.ts";
import { FactsIndex } from "./facts-index.ts";

const on = (id: string, url: string, header: string[], rows: string[][]): Relation => {
  const made = testRelation(id, header, rows);
  const columns = made.columns.map((column) => ({
    ...column,
    role: column.role === "label" ? "category" : column.role,
  }));
  const placed = made.rows.map((row, at) => ({
    ...row,
    cells: row.cells.map((cell, index) => ({
      ...cell,
      evidence: { ...cell.evidence, url, place: { at: "node" as const, path: `${at}/${index}` } },
    })),
  }));
  return { ...made, columns, rows: placed } as Relation;
};

it("finds what a row without a name states where another row speaks of the same thing", () => {
  const header = ["County", "Year", "Residents"];
  const rows = ["Ayr", "Bute", "Fife", "Ross"].map((county, at) => [county, "2015", String(588 + at * 17)]);
  const index = new FactsIndex([
    on("years", "https://x.example/years", header, rows),
    on("all", "https://x.example/all", header, rows),
    on("other", "https://x.example/other", header, [["Orkney", "2015", "588"]]),
  ]);
  expect([...index.pagesStating("https://x.example/years", { at: "node", path: "0/2" })].sort()).toEqual([
    "https://x.example/all",
    "https://x.example/years",
  ]);
});
