import { expect, test } from "vitest";
import { relationTable } from "../../../logic/table.ts";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { leaf, type Node, over } from "../node.ts";
import type { Workbench } from "../workbench.ts";
import { isFigureOfSort } from "./figures-of-sorts.ts";

const asked = (on: string, about?: string) => {
  const sorts = relationTable(testRelation("sorts", [on, "On display"], [["Clocks", "12"]]));
  const rows = sorts.rows.map((row) => (about === undefined ? row : { ...row, about }));
  const follow = {
    op: "follow",
    params: { on, label: "Ash clock" },
    inputs: { left: leaf("x"), right: leaf("sorts") },
  };
  const table = (node: Node) => (node === follow ? { ...sorts, rows } : undefined);
  return isFigureOfSort(over("lookup", follow, { column: "On display" }), { table } as unknown as Workbench);
};

test("what a table counts of a whole sort is said of none of its things, in English as in Chinese", () => {
  expect(["Category", "object_type", "类别", "藏品类型"].map((on) => asked(on))).toEqual([true, true, true, true]);
});

test("what things belong to, and a class with a page of its own, is led to", () => {
  expect([asked("Harbour"), asked("港口"), asked("Class", "https://x.example/class")]).toEqual([false, false, false]);
});
