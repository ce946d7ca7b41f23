import { expect, test } from "vitest";
import type { Relation } from "../../../core/relation.ts";
import { withTotalsAlike } from "./totals-together.ts";

const table = (year: number, totals: readonly string[]): Relation => ({
  id: `t${year}`,
  name: "Budget",
  source: "html_table",
  url: `https://a.example/${year}`,
  columns: [{ name: "Source", type: "text", role: "label" }],
  rows: ["Gifts", "Rent", "Total income"].map((name) => ({
    cells: [
      {
        value: { kind: "text", printed: name },
        evidence: { snapshot: "s", url: `https://a.example/${year}`, place: { at: "node", path: "/html" } },
      },
    ],
    ...(totals.includes(name) ? { total: true as const } : {}),
  })),
});
const totalsIn = (tables: readonly Relation[]) =>
  withTotalsAlike(tables).map(({ rows }) => rows.flatMap(({ total }, at) => (total ? [at] : [])));

test("what is a total in most of the tables is one in all of them", () => {
  const shown = [2019, 2020, 2021].map((year) => table(year, ["Total income"]));
  expect(totalsIn([...shown, table(2022, [])])).toEqual([[2], [2], [2], [2]]);
});

test("what is one in few of them stays as it is read", () => {
  expect(totalsIn([table(2019, ["Rent"]), table(2020, ["Rent"]), table(2021, []), table(2022, [])])).toEqual([
    [1],
    [1],
    [],
    [],
  ]);
});
