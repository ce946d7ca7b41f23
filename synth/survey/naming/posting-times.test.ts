import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { isOfPageAlone, namesOfPosting, pagesWithTime, withoutPosting } from "./posting-times.ts";

const pages = (...columns: string[]) => {
  const relation = testRelation(
    "pages",
    ["标题", "时间", ...columns],
    [["甲", "2022-05-04", ...columns.map(() => "乙")]],
  );
  const typed = relation.columns.map((column) =>
    column.name === "时间" ? { ...column, type: "date" as const } : column,
  );
  return { ...relation, columns: typed };
};

test("a bare time beside who wrote it, or how often it was read, is when it was posted", () => {
  expect(namesOfPosting(pages("来源", "点击"))).toEqual({ 时间: "发布时间" });
  expect(namesOfPosting(pages("浏览次数："))).toEqual({ 时间: "发布时间" });
  expect(namesOfPosting(pages("地点"))).toEqual({});
});

test("the name says nothing against what is about a page that is itself the thing", () => {
  expect(withoutPosting({ 时间: "发布时间", 径: "直径" })).toEqual({ 径: "直径" });
});

test("what has a time of its own is not asked for that of its page", () => {
  const alone = (...columns: string[]) => {
    const relation = pages(...columns);
    return isOfPageAlone(relation.columns[1]!, relation, new Set());
  };
  expect(alone("来源", "展出时间")).toBe(true);
  expect(alone("来源", "更新时间")).toBe(false);
  expect(alone("展出时间")).toBe(false);
});

test("nor for that which a list prints beside it", () => {
  const list = testRelation(
    "list",
    ["标题", "日期", "地点"],
    [
      ["甲", "2022-05-04", "东厅"],
      ["乙", "2022-06-09", "西厅"],
    ],
    { about: true },
  );
  const things = { ...list, columns: pages("展出时间", "地点").columns, source: "page_collection" as const };
  const date = { ...list.columns[1]!, type: "date" as const };
  expect(isOfPageAlone(date, list, pagesWithTime([things]))).toBe(true);
  expect(isOfPageAlone(date, list, pagesWithTime([]))).toBe(false);
});
