import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { isOfImprint } from "./imprint-columns.ts";

const unasked = (...names: string[]) => {
  const relation = testRelation("pages", ["标题", ...names], [["甲", ...names.map((name) => `${name}一`)]]);
  const pages = { ...relation, source: "page_collection" as const };
  return pages.columns.filter((column) => isOfImprint(column, pages)).map(({ name }) => name);
};

test("where the text of a page is from and how often it was read is asked of nothing", () => {
  expect(unasked("信息来源", "浏览次数：", "闸室长度")).toEqual(["信息来源", "浏览次数："]);
  expect(unasked("来源", "责任编辑", "点击量")).toEqual(["来源", "责任编辑", "点击量"]);
});

test("a book is asked for its author and its editor, and a stone for where it comes from", () => {
  expect(unasked("作者", "责任编辑", "开本")).toEqual([]);
  expect(unasked("来源", "重量")).toEqual([]);
});

test("an imprint may stand in brackets below the text", () => {
  expect(unasked("发布时间", "(供稿", "水深")).toEqual(["发布时间", "(供稿"]);
});
