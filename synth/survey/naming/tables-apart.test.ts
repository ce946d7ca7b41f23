import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import type { SurveyedRelation } from "../surveyed.ts";
import { withTablesApart } from "./tables-apart.ts";

const gathered = (name: string, heading = "Rain"): SurveyedRelation => {
  const rows = ["2010", "2011", "2012"].map((year, at) => [year, String(20 + at)]);
  const relation = testRelation(name, ["Year", heading], rows);
  const spread = relation.rows.map((row, at) => ({
    ...row,
    cells: row.cells.map((cell) => ({ ...cell, evidence: { ...cell.evidence, url: `https://a.example/${at}` } })),
  }));
  const naming = { singular: "entry", plural: "entries", source: "on the Weather site" };
  return { relation: { ...relation, name, rows: spread }, naming, columns: [], dropped: [] } as never;
};
const sources = (...relations: SurveyedRelation[]) =>
  withTablesApart(relations, { place: "on the Weather site", language: "en" }).map(({ naming }) => naming.source);

test("tables of two subjects on the same pages are said by their names, and others are not", () => {
  expect(sources(gathered("Harbour"), gathered("Hill"))).toEqual([
    "in the tables “Harbour” on the Weather site",
    "in the tables “Hill” on the Weather site",
  ]);
  expect(sources(gathered("Harbour"), gathered("Wind", "Speed"))).toEqual([
    "on the Weather site",
    "on the Weather site",
  ]);
});
