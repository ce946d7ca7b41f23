import { expect, test } from "vitest";
import type { Relation } from "../../../core/relation.ts";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { namedByTables } from "./named-by-tables.ts";

const PAGES = ["a", "b", "c", "d", "e"].map((page) => `https://mills.example/${page}`);

/** A table on each page, and the collection that reads its cells at these places of it under these names. */
function read(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  columns: readonly { name: string; row: number; at: number }[],
) {
  const tables = PAGES.map((url): Relation => {
    const table = testRelation(url, header, rows);
    const placed = table.rows.map((row, y) => ({
      ...row,
      cells: row.cells.map((cell, x) => ({
        ...cell,
        evidence: {
          snapshot: "s",
          url,
          place: { at: "cell", path: `0/${y}/${x}`, table: 0, row: y + 1, col: x } as const,
        },
      })),
    }));
    return { ...table, url, rows: placed };
  });
  const plain = testRelation("mills", ["name", ...columns.map(({ name }) => name)], []);
  const collection: Relation = {
    ...plain,
    source: "page_collection",
    columns: plain.columns.map((column, at) =>
      at === 0 ? { ...column, role: "label" } : { ...column, type: "number", role: "measure" },
    ),
    rows: tables.map((table) => ({
      about: table.url,
      cells: [
        {
          value: { kind: "text", printed: table.url },
          evidence: { snapshot: "s", url: table.url, place: { at: "page" } as never },
        },
        ...columns.map(({ row, at }) => table.rows[row]!.cells[at]!),
      ],
    })),
  };
  const named = namedByTables(collection, new Map(tables.map((table) => [table.url, [table]])));
  return named.columns.slice(1).map(({ name, unit, unnamed }) => [name, unit, unnamed]);
}

test("a year is called as the table's header is, which its title completed", () => {
  const header = ["Turnover (million euros) > 2011", "Turnover (million euros) > 2012"];
  const columns = [
    { name: "2011", row: 0, at: 0 },
    { name: "2012", row: 0, at: 1 },
  ];
  expect(read(header, [["4.5", "5.5"]], columns)).toEqual(header.map((name) => [name, "million euros", undefined]));
});

test("a year of which no table says what it states is no name", () => {
  expect(read(["2011", "2012"], [["4.5", "5.5"]], [{ name: "2011", row: 0, at: 0 }])).toEqual([
    ["2011", undefined, true],
  ]);
});

test("the figure of a row is the measure that heads it, where the heading states its unit", () => {
  const rows = [
    ["Acme", "51.5"],
    ["Bolt", "48.5"],
  ];
  const acme = [{ name: "Acme", row: 0, at: 1 }];
  expect(read(["Firm", "Market share (%)"], rows, acme)).toEqual([["Market share of Acme (%)", "%", undefined]]);
  expect(read(["Property", "Value"], rows, acme)).toEqual([["Acme", undefined, undefined]]);
});
