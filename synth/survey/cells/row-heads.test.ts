import { expect, test } from "vitest";
import type { Relation } from "../../../core/relation.ts";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { pageCollection } from "../../page-collection.fixture.ts";
import { isRowHead, rowHeads } from "./row-heads.ts";

const reports = pageCollection(
  ["Report", "North Bay", "Harbour master"],
  ["2011", "2012", "2013", "2014"].map((year, at) => [year, `${30 + at}`, `Master ${at}`]),
);
/** The same table on the page of each report. */
const tables = (header: readonly string[]): Relation[] =>
  reports.rows.map(({ about }) => {
    const made = testRelation("ships", header, [
      ["North Bay", "30", "12"].slice(0, header.length),
      ["South Bay", "20", "8"].slice(0, header.length),
    ]);
    const rows = made.rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell) => ({ ...cell, evidence: { ...cell.evidence, url: about! } })),
    }));
    return { ...made, source: "html_table" as const, rows };
  });
const heads = (header: readonly string[]) =>
  reports.columns.map((column, index) => isRowHead(reports, column, index, rowHeads(tables(header))));

test("what a table's row begins with is no property of its page", () => {
  expect(heads(["Bay", "Ships in", "Ships out"])).toEqual([false, true, false]);
});

test("a list of labels states properties, and so do pages without a table", () => {
  expect(heads(["Bay", "Ships"])).toEqual([false, false, false]);
  expect(isRowHead(reports, reports.columns[1]!, 1, rowHeads([]))).toBe(false);
});
