import { expect, test } from "vitest";
import type { Relation } from "../../../core/relation.ts";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { chineseFamilyNoun } from "./chinese-family-nouns.ts";

const noun = (
  header: readonly string[],
  rows: readonly (readonly string[])[],
  second: Relation["columns"][number]["type"] = "text",
) => {
  const made = testRelation("family", header, rows);
  const family: Relation = {
    ...made,
    columns: made.columns.map((column, at) =>
      at === 0 ? { ...column, type: "text", role: "category" } : at === 1 ? { ...column, type: second } : column,
    ),
    rows: made.rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell) => ({
        ...cell,
        evidence: { ...cell.evidence, url: `https://a.example/${row.cells[0]!.value.printed}` },
      })),
    })),
  };
  return chineseFamilyNoun(family, (heading) => (heading === "内容" ? undefined : heading.replace(/名称$/u, "")));
};
const HALLS = ["甲馆", "乙馆", "丙馆"];
const own = HALLS.flatMap((hall) => ["东", "西", "南"].map((side) => [hall, `${hall}${side}厅`, "120"]));

test("rows of the tables of several pages are what their own first column names, each once", () => {
  expect(noun(["场馆", "展厅", "面积"], own)).toBe("展厅");
  expect(noun(["场馆", "内容", "面积"], own)).toBeUndefined();
  expect(noun(["场馆", "展厅名称", "面积"], own)).toBeUndefined();
});

test("of what some pages have in common a row is that of its page, and what comes back on all of them names no row", () => {
  const shared = own.map(([hall, room, area], at) => [hall!, at % 9 === 3 ? "甲馆东厅" : room!, area!]);
  expect(noun(["场馆", "展厅", "面积"], shared)).toBe("场馆展厅");
  const sorts = HALLS.flatMap((hall) => ["大厅", "小厅", "前厅"].map((sort) => [hall, sort, "120"]));
  expect(noun(["场馆", "展厅", "面积"], sorts)).toBeUndefined();
  const twice = own.map(([hall, room, area], at) => [hall!, at === 1 ? "甲馆东厅" : room!, area!]);
  expect(noun(["场馆", "展厅", "面积"], twice)).toBeUndefined();
});

test("what comes back and has a page of its own is a thing, and no row of those that have to do with it", () => {
  const shared = own.map(([hall, room, area], at) => [hall!, at % 9 === 3 ? "甲馆东厅" : room!, area!]);
  expect(noun(["场馆", "展厅", "面积"], shared, "entity")).toBeUndefined();
  expect(noun(["场馆", "展厅", "面积"], own, "entity")).toBe("展厅");
});
