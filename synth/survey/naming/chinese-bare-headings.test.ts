import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { accountedFor, chineseBareHeadings, chineseHeadingsInFull } from "./chinese-bare-headings.ts";

const table = (name: string, headings: string[]) => ({
  ...testRelation("t", headings, [headings.map((_, at) => String(at)), headings.map((_, at) => String(at + 3))]),
  name,
});

test("a title says what its table accounts for", () => {
  expect(["二、捐赠构成", "表2 2021年支出明细表", "各馆室藏书情况", "门票收入统计（万元）"].map(accountedFor)).toEqual([
    "捐赠",
    "支出",
    "藏书",
    "门票收入",
  ]);
  expect(["基本数据", "收入与支出", "一、概况"].map(accountedFor)).toEqual([undefined, undefined, undefined]);
  expect(["表1 2019年主要统计指标", "关键业务指标"].map(accountedFor)).toEqual([undefined, undefined]);
});

test("headings that say nothing alone are completed by the title of their table", () => {
  const donated = table("三、捐赠构成", ["年份", "来源", "金额(万元)"]);
  const names = chineseHeadingsInFull(donated);
  expect(names).toEqual({ 来源: "捐赠来源", "金额(万元)": "捐赠金额" });
  expect([...chineseBareHeadings(donated, false, names)]).toEqual([]);
});

test("headings that nothing completes are not asked about where the rows have no noun", () => {
  const facts = table("基本数据", ["年份", "指标", "数值"]);
  expect([...chineseBareHeadings(facts, false, chineseHeadingsInFull(facts))]).toEqual(["指标", "数值"]);
  expect([...chineseBareHeadings(table("藏品", ["藏品名", "数量"]), true, {})]).toEqual([]);
  expect([...chineseBareHeadings(table("展览", ["展览名", "来源", "展品来源"]), true, {})]).toEqual(["来源"]);
});
