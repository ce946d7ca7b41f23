import { expect, test } from "vitest";
import type { ColumnRole } from "../../../core/relation.ts";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { leaf, over } from "../node.ts";
import type { Workbench } from "../workbench.ts";
import { poolsSorts } from "./pooled-sorts.ts";

const benchOf = (heights: readonly number[], each = 4) => {
  const rows = heights.map((height, at) => [
    `Tree ${at}`,
    ["oak", "hazel", "heather"][Math.floor(at / each)]!,
    `${height}`,
  ]);
  const made = testRelation("trees", ["Tree", "Sort", "Height"], rows);
  const roles: readonly ColumnRole[] = ["label", "category", "measure"];
  const columns = made.columns.map((column, at) => ({ ...column, role: roles[at]! }));
  const table = { type: "table", columns, rows: made.rows };
  return { table: () => table } as unknown as Workbench;
};
const APART = [31, 28, 26, 33, 5, 6, 4, 7, 1, 2, 1, 2];
const mean = over("mean", leaf("trees"), { column: "Height" });

test("figures that lie apart by the sorts of things are asked within one sort", () => {
  expect(poolsSorts(mean, benchOf(APART))).toBe(true);
  expect(poolsSorts(over("kth", leaf("trees"), { by: "Height", k: 1, end: "highest" }), benchOf(APART))).toBe(true);
  expect(poolsSorts(mean, benchOf(APART.slice(0, 4)))).toBe(false);
  expect(poolsSorts(over("count_above_group", leaf("trees"), { column: "Height", by: "Sort" }), benchOf(APART))).toBe(
    false,
  );
});

test("figures that overlap, or of a few things, are asked of all", () => {
  expect(poolsSorts(mean, benchOf([31, 3, 26, 12, 5, 16, 4, 27, 1, 12, 21, 2]))).toBe(false);
  expect(poolsSorts(mean, benchOf([31, 28, 5, 6, 1, 2], 2))).toBe(false);
  expect(poolsSorts(over("group", leaf("trees"), { by: "Sort", take: "count" }), benchOf(APART))).toBe(false);
});

test("a limit is set within a sort", () => {
  const tall = { column: "Height", is: ">", value: "20" };
  expect(poolsSorts(over("filter", leaf("trees"), { where: tall }), benchOf(APART))).toBe(true);
  expect(poolsSorts(over("probability", leaf("trees"), { where: tall, draws: 1 }), benchOf(APART))).toBe(true);
  const oaks = { all: [{ column: "Sort", is: "=", value: "oak" }, tall] };
  expect(poolsSorts(over("filter", leaf("trees"), { where: oaks }), benchOf(APART))).toBe(false);
});
