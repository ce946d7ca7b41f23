import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { arePageNames } from "./names-of-pages.ts";
import { withSplitCells } from "./split-cells.ts";

const leading = (cells: readonly (readonly [text: string, page: string])[]) => {
  const made = testRelation(
    "divers",
    ["Diver", "First dive"],
    cells.map(([text], at) => [`Diver ${at}`, text]),
  );
  const rows = made.rows.map((row, at) => {
    const [printed, page] = cells[at]!;
    const value = { kind: "entity" as const, printed, href: `https://x.example/${page}` };
    return { ...row, cells: row.cells.with(1, { ...row.cells[1]!, value }) };
  });
  const columns = made.columns.map((column, at) => (at === 1 ? { ...column, type: "entity" as const } : column));
  return { ...made, columns, rows };
};
const isNamed = (relation: ReturnType<typeof leading>) => arePageNames(relation.rows.map(({ cells }) => cells[1]!));

test("a figure in the name of a page is a part of the name", () => {
  const wrecks = leading([
    ["Wreck 1 site", "a"],
    ["Wreck 3 site", "b"],
    ["Wreck 1 site", "a"],
    ["Wreck 2 site", "c"],
  ]);
  expect(isNamed(wrecks)).toBe(true);
  expect(withSplitCells(wrecks).columns[1]).toMatchObject({ type: "entity" });
});

test("figures that lead to what they are of are figures", () => {
  const ranks = leading([
    ["#1 in Caves", "caves"],
    ["#3 in Caves", "caves"],
    ["#8 in Caves", "caves"],
    ["#9 in Caves", "caves"],
  ]);
  expect(isNamed(ranks)).toBe(false);
  expect(withSplitCells(ranks).columns[1]).toMatchObject({ type: "number" });
});
