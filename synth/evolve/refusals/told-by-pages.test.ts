import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { type Branch, leaf, over } from "../node.ts";
import type { Workbench } from "../workbench.ts";
import { areToldByPages } from "./told-by-pages.ts";

const QUAYS = [
  ["West Quay", "1899", "140"],
  ["North Quay", "1911", "620"],
  ["South Quay", "1925", "385"],
  ["Old Quay", "1930", "210"],
] as const;
const table = testRelation(
  "table",
  ["Quay", "Built", "Length (m)", "Crew"],
  QUAYS.map(([quay, built, length], at) => [quay, built, length, `${at * 3 + 4}`]),
);
const pages = {
  ...testRelation(
    "pages",
    ["name", "Year", "Length", "Master"],
    QUAYS.map(([quay, built, length], at) => [quay, built, length, `M${at}`]),
  ),
  source: "page_collection" as const,
};
const benchOf = (rows: typeof table.rows) =>
  ({
    raw: new Map([{ ...table, rows }, pages].map((one) => [one.id, one])),
    relation: () => ({ label: { column: { name: "Quay" } } }),
  }) as unknown as Workbench;
const bench = benchOf(table.rows);
const led = (by: string): Branch => ({
  op: "follow",
  params: { on: "Quay" },
  inputs: { left: over("kth", leaf("table"), { by, k: 1, end: "lowest" }), right: leaf("pages") },
});

test("a table is not named where the pages of its things state all that they are chosen by", () => {
  expect(areToldByPages(led("Length (m)"), bench)).toBe(true);
  expect(areToldByPages(led("Crew"), bench)).toBe(false);
});

test("a table of some of them says which are meant", () => {
  expect(areToldByPages(led("Length (m)"), benchOf(table.rows.slice(0, 3)))).toBe(false);
});
