import { expect, test } from "vitest";
import type { Relation } from "../../core/relation.ts";
import { testRelation } from "../../logic/values/relation.fixture.ts";
import { namingColumn } from "./naming-column.ts";

/** Tables of several makers as one: the maker, a model, its price; what stands in the second column leads somewhere. */
function models(pages: readonly string[]): Relation {
  const made = testRelation(
    "models",
    ["Maker", "Model", "Price"],
    [
      ["Acme", "Alba", "612"],
      ["Acme", "Brook", "733"],
      ["Bolt", "Cove", "541"],
    ],
  );
  const columns = made.columns.map((column, at) =>
    at === 1 ? { ...column, role: "text", type: "entity" } : { ...column, role: "category" },
  );
  const rows = made.rows.map((row, number) => ({
    ...row,
    cells: row.cells.map((cell, at) =>
      at === 1 ? { ...cell, value: { kind: "entity", printed: cell.value.printed, href: pages[number]! } } : cell,
    ),
  }));
  return { ...made, columns, rows } as Relation;
}

test("rows without a label are named by the column that leads from each to a page of its own", () => {
  expect(namingColumn(models(["/alba", "/brook", "/cove"]))).toBe(1);
  expect(namingColumn(models(["/alba", "/alba", "/cove"]))).toBe(-1);
  const labelled = models(["/alba", "/brook", "/cove"]);
  labelled.columns[2] = { ...labelled.columns[2]!, role: "label" };
  expect(namingColumn(labelled)).toBe(2);
});
