import { expect, test } from "vitest";
import type { Column } from "../../core/relation.ts";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";
import { chineseAsks } from "./asks.ts";
import { chineseForms } from "./column-forms.ts";
import { chineseColumn } from "./column-noun.ts";
import { chineseQuantityWords } from "./quantity-words.ts";

const text = (name: string): Column => ({ name, type: "text", role: "text" });
const amount = (name: string, unit?: string): Column => ({
  name,
  type: "number",
  role: "measure",
  ...(unit === undefined ? {} : { unit }),
});
const date = (name: string): Column => ({ name, type: "date", role: "date" });

test("a heading that is a verb is said as the noun for what stands there", () => {
  expect(["收藏于", "毕业于", "出土于", "位于"].map((name) => chineseColumn(text(name)))).toEqual([
    "收藏单位",
    "毕业院校",
    "出土地点",
    "所在地",
  ]);
  expect(
    [amount("保修", "年"), amount("质保", "个月"), amount("保修", "元"), amount("从艺", "年")].map(chineseColumn),
  ).toEqual(["保修期", "质保期", "保修", "从艺年限"]);
  expect([date("建馆"), date("开业"), date("入行"), date("出土"), date("发行")].map(chineseColumn)).toEqual([
    "建馆时间",
    "开业时间",
    "入行时间",
    "出土时间",
    "发行日期",
  ]);
});

test("what a heading counts is said to be counted", () => {
  const counted = [
    amount("执裁", "场"),
    amount("年观众", "万人次"),
    amount("在编人员", "人"),
    amount("出场"),
    amount("金牌"),
    amount("赛"),
    amount("微博粉丝"),
    amount("修复问题", "项"),
    amount("参展作品", "件"),
  ];
  expect(counted.map(chineseColumn)).toEqual([
    "执裁场数",
    "年观众人次",
    "在编人员数",
    "出场次数",
    "金牌数",
    "比赛场数",
    "微博粉丝数",
    "修复的问题数量",
    "参展作品数量",
  ]);
  expect(chineseQuantityWords(amount("微博粉丝")).more).toBe("超过");
});

test("below a topic, what is counted is said in full", () => {
  expect(["人口 > 出生", "人口 > 年初人口"].map((name) => chineseColumn(amount(name, "人")))).toEqual([
    "出生人数",
    "年初人口",
  ]);
});

test("a noun of things heads how many there are, where nothing says by what they are counted", () => {
  const named = ["入口车道", "床位", "电梯", "贷款", "科研基金", "材质", "颜色"].map((name) =>
    chineseColumn(amount(name)),
  );
  expect(named).toEqual(["入口车道数", "床位数", "电梯数", "贷款", "科研基金", "材质", "颜色"]);
  expect(chineseQuantityWords(amount("床位")).less).toBe("少于");
});

test("what has a name is asked for by its kind, and a day of the week as one", () => {
  const asks = (name: string) => chineseAsks(text(name), name);
  expect(["主要河流", "使用语言", "父亲", "领队", "主场", "终点"].map(asks)).toEqual([
    "是哪条",
    "是哪种",
    "是谁",
    "是谁",
    "是哪里",
    "是哪里",
  ]);
  expect(chineseAsks(text("闭馆"), "闭馆日", [{ kind: "text", printed: "周一" }])).toBe("是星期几");
});

test("of tons and cubic metres there is much, and an output is high", () => {
  const high = (name: string, unit: string) => chineseQuantityWords(amount(name, unit)).high;
  expect(high("设计时速", "公里")).toBe("高");
  expect([high("日涌水量", "立方米"), high("产量", "吨"), high("发行量", "枚")]).toEqual(["大", "高", "多"]);
});

const clubs = testRelation(
  "clubs",
  ["球队", "所在市", "毕业院校", "始建", "会员", "本赛季参赛", "所属协会"],
  [
    ["甲队", "东江市", "东江大学", "唐", "30人", "春季赛, 秋季赛", "东江协会"],
    ["乙队", "东江市", "西山学院", "宋", "25人", "春季赛, 冬季赛", "东江协会"],
    ["丙队", "西山市", "西山学院", "唐", "41人", "秋季赛, 冬季赛", "西山协会"],
    ["丁队", "西山市", "东江大学", "明", "18人", "夏季赛, 秋季赛", "西山协会"],
    ["戊队", "南港市", "东江大学", "明", "22人", "春季赛, 夏季赛", "南港协会"],
  ],
);
const naming = { singular: "球队", plural: "球队", source: "省联赛网", names: { 始建: "始建朝代" } };
const { ask } = asker([clubs], { clubs: naming }, "zh");
const many = (where: unknown) =>
  ask([
    { op: "filter", from: "clubs", where },
    { op: "count", from: "s1" },
  ]).question;
const different = (column: string) =>
  ask([
    { op: "distinct", from: "clubs", column },
    { op: "count", from: "s1" },
  ]).question;

test("conditions are said with the verb that a heading implies", () => {
  const is = (column: string, value: string) => many({ column, is: "equals", value });
  expect(is("所在市", "东江市")).toBe("根据省联赛网，有多少支球队位于东江市？");
  expect(is("毕业院校", "东江大学")).toBe("根据省联赛网，有多少支球队毕业于东江大学？");
  expect(is("所属协会", "东江协会")).toBe("根据省联赛网，有多少支球队属于东江协会？");
  const both = [
    { column: "会员", is: ">", value: "24" },
    { column: "所属协会", is: "equals", value: "西山协会" },
  ];
  expect(
    ask([
      { op: "identify", from: "clubs", where: { and: both } },
      { op: "label_of", from: "s1" },
    ]).question,
  ).toBe("根据省联赛网，哪支球队属于西山协会且会员人数超过24人？");
  expect(is("始建", "唐")).toBe("根据省联赛网，有多少支球队始建于唐？");
  expect(many({ column: "本赛季参赛", is: "includes", value: "春季赛" })).toBe(
    "根据省联赛网，有多少支球队本赛季参加过“春季赛”？",
  );
});

test("what was done over years is no possession", () => {
  const wins = testRelation(
    "clubs",
    ["球队", "会员"],
    ["甲队", "乙队", "丙队"].map((club, at) => [club, `${3 + at * at}`]),
  );
  const names = { 会员: "2010年至2015年各年度排名第一的次数" };
  const called = { clubs: { singular: "球队", plural: "球队", source: "省联赛网", names } };
  const first = { op: "lookup", from: "clubs", label: "乙队", column: "会员" };
  expect(asker([wins], called, "zh").ask([first]).question).toBe(
    "根据省联赛网，乙队在2010年至2015年各年度排名第一的次数是多少？",
  );
});

test("the first fall is asked for by the year in which it fell", () => {
  const visits = testRelation(
    "visits",
    ["年份", "观众人数"],
    [2015, 2016, 2017, 2018, 2019].map((year, at) => [`${year}`, `${[310, 342, 377, 355, 391][at]}`]),
  );
  const named = { visits: { singular: "条目", plural: "条目", source: "省博物馆网站" } };
  const series = { op: "series", from: "visits", time: "年份", column: "观众人数" };
  const turn = { op: "turning_year", from: "s1", column: "观众人数", direction: "fall", since: "2015", until: "2019" };
  expect(asker([visits], named, "zh").ask([series, turn]).question).toBe(
    "根据省博物馆网站，2016年至2019年间，观众人数在哪一年首次比上一年下降？",
  );
});

test("different values are counted with the verb and the measure word of their kind", () => {
  expect(different("所在市")).toBe("根据省联赛网，所有球队共分布在多少个不同的市？");
  expect(different("所属协会")).toBe("根据省联赛网，所有球队分属多少家不同的协会？");
});

test("schools have most of those who went there, and are not frequent", () => {
  expect(ask([{ op: "mode", from: "clubs", column: "毕业院校" }]).question).toBe(
    "根据省联赛网，按毕业院校统计，球队数量最多的是哪所院校？",
  );
  const makers = testRelation(
    "kettles",
    ["名称", "厂家", "收藏单位"],
    ["东厂", "东厂", "西厂", "东厂"].map((maker, at) => [`第${"甲乙丙丁"[at]}号`, maker, `${maker[0]}馆`]),
  );
  const kettles = asker([makers], { kettles: { singular: "水壶", plural: "水壶", source: "水壶网" } }, "zh");
  expect(kettles.ask([{ op: "mode", from: "kettles", column: "厂家" }]).question).toBe(
    "根据水壶网，水壶数量最多的厂家是哪家？",
  );
  expect(kettles.ask([{ op: "mode", from: "kettles", column: "收藏单位" }]).question).toBe(
    "根据水壶网，由哪个单位收藏的水壶最多？",
  );
});

test("what a question may say of a column holds the verbs", () => {
  expect(chineseForms(text("所在市"))).toContain("位于");
  expect(chineseForms(text("毕业于"))).toContain("毕业于");
  expect(chineseForms(text("建县"))).toContain("建县");
});

test("what counts how often is said as it is, and a part of another figure by its name alone", () => {
  const counted = [
    amount("放映场次", "场"),
    amount("借阅", "人次"),
    amount("用水户", "万户"),
    amount("其中：女生", "人"),
  ];
  expect(counted.map((column) => chineseColumn(column))).toEqual(["放映场次", "借阅人次", "用水户数", "女生人数"]);
  expect(["其中：有效面积", "其中女"].map((name) => chineseColumn(amount(name)))).toEqual(["有效面积", "其中女"]);
});

test("a page speaks of its own thing, a question of any", () => {
  const noun = (name: string) => chineseColumn({ name, type: "text", role: "text" });
  expect(["本站所属线路", "本线使用车辆", "该桥荷载等级", "本金"].map(noun)).toEqual([
    "所属线路",
    "使用车辆",
    "荷载等级",
    "本金",
  ]);
});

test("what a row and a column say together is what the column says of the row", () => {
  const seconds = (name: string) => amount(name, "秒");
  expect(["前桥 > 自重", "一号泵 > 启动时间", "常规赛 > 胜"].map((name) => chineseColumn(amount(name)))).toEqual([
    "自重（前桥）",
    "一号泵的启动时间",
    "常规赛的胜场数",
  ]);
  expect(chineseQuantityWords(seconds("启动时间"), "启动时间与停机时间之比").low).toBe("低");
});
