import { expect, test } from "vitest";
import type { Relation } from "../../../core/relation.ts";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { headedAlike } from "./headed-alike.ts";

const BUS = { singular: "bus", plural: "buses" };

/** Tables of buses on a page for each town, under the headings given. */
function called(name: string, headings: readonly string[]): string | undefined {
  const table = testRelation(
    "buses",
    ["Town", "Bus", "Stops"],
    [...headings.keys()].map((at) => [`Town ${at}`, `N${at}`, `${at + 7}`]),
  );
  const url = (at: number) => `https://buses.example/towns/${at}`;
  const rows = table.rows.map((row, at) => ({
    ...row,
    cells: row.cells.map((cell) => ({ ...cell, evidence: { ...cell.evidence, url: url(at) } })),
  }));
  const relation: Relation = { ...table, name, rows };
  const pages = new Map(headings.map((text, at) => [url(at), { sections: () => [`Town ${at}`, text] }]));
  return headedAlike(BUS, relation, 1, pages)?.plural;
}

test("rows are called in full what stands over their tables on all pages", () => {
  expect(called("Night buses", ["Night buses", "Night buses", "Night buses"])).toBe("night buses");
  expect(called("Night buses", ["Night buses", "Buses", "Night buses"])).toBeUndefined();
  expect(called("Popular buses", ["Popular buses", "Popular buses"])).toBeUndefined();
  expect(called("Timetable", ["Timetable", "Timetable"])).toBeUndefined();
});
