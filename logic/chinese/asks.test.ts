import { expect, test } from "vitest";
import type { Column } from "../../core/relation.ts";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";
import { askedWithVerb } from "./asked-with-verb.ts";
import { asksWhere, asksWithWhom, chineseAsks } from "./asks.ts";
import { chineseColumn } from "./column-noun.ts";
import { locatedText } from "./condition-words.ts";
import { chinesePointer } from "./pointer-noun.ts";

const asks = (name: string) => chineseAsks({ name, type: "text", role: "text" } satisfies Column, name);

test("people are asked for by 谁, places by 哪里, and what stands somewhere by its kind", () => {
  expect(["作者", "院长", "设计师", "捐赠者", "书法家"].map(asks)).toEqual(Array(5).fill("是谁"));
  expect(["驻地", "籍贯", "出土地点", "发源地"].map(asks)).toEqual(Array(4).fill("是哪里"));
  expect(["茶叶产地", "相关矿产地"].map(asks)).toEqual(["是哪里", "是什么"]);
  expect(["办公地址", "馆址", "地理位置"].map(asks)).toEqual(Array(3).fill("在哪里"));
  expect(["所在镇", "所属公司"].map(asks)).toEqual(["是哪个镇", "是哪家公司"]);
  expect(["特长", "国家", "质地", "类型"].map(asks)).toEqual(Array(4).fill("是什么"));
});

test("where something stands is asked with the verb", () => {
  expect(["所在省份", "所在镇", "所属镇街", "所在公司", "省份"].map(asksWhere)).toEqual([
    "位于哪个省份",
    "位于哪个镇",
    "属于哪个镇街",
    undefined,
    undefined,
  ]);
});

test("what something belongs to, and with whom something is done, is asked with the verb", () => {
  expect(["所属行业", "隶属院系", "所属"].map(asksWhere)).toEqual(["属于哪个行业", "属于哪个院系", undefined]);
  expect(["合作学校", "联办医院", "合作方式", "合作年限"].map(asksWithWhom)).toEqual([
    "与哪所学校合作",
    "与哪家医院联办",
    undefined,
    undefined,
  ]);
  expect(locatedText("所属学校", "东湖中学")).toBe("属于东湖中学");
});

test("what a name counts is said behind its bare figures", () => {
  const many = (name: string, unit?: string) =>
    chineseAsks({ name, type: "number", role: "measure", ...(unit === undefined ? {} : { unit }) }, name);
  expect([many("报名人数"), many("报名人数", "万人"), many("报名次数")]).toEqual(["是多少人", "是多少万人", "是多少"]);
  expect(["行程天数", "演出场数", "地上层数", "页数"].map((name) => many(name))).toEqual([
    "是多少天",
    "是多少场",
    "是多少层",
    "是多少页",
  ]);
  expect(["农场数", "手册数", "网页数", "人均培训天数"].map((name) => many(name))).toEqual(Array(4).fill("是多少"));
});

test("a body is asked for by which it is, and a month by its year as well", () => {
  expect(["俱乐部", "生产厂家"].map(asks)).toEqual(["是哪个", "是哪家"]);
  const month = { kind: "date", printed: "2004年6月", iso: "2004-06", granularity: "month" } as const;
  expect(chineseAsks({ name: "上市日期", type: "date", role: "date" }, "上市日期", [month])).toBe("是哪年哪月");
  expect(chineseAsks({ name: "出生年月", type: "date", role: "date" }, "出生年月", [month])).toBe("是哪年哪月");
});

test("what comes in numbered batches is asked for by its number", () => {
  const of = (name: string, printed: readonly string[]) =>
    chineseAsks(
      { name, type: "text", role: "category" },
      name,
      printed.map((one) => ({ kind: "text", printed: one })),
    );
  expect(of("公布批次", ["第一批", "第三批"])).toBe("是第几批");
  expect(of("届次", ["第10届", "第11届"])).toBe("是第几届");
  expect(of("招生批次", ["本科一批", "提前批"])).toBe("是什么");
});

test("districts whose heading names two kinds of them are places, too", () => {
  expect(asksWhere("所在区（县）")).toBe("位于哪个区（县）");
  expect(locatedText("所在区（县）", "河东区")).toBe("位于河东区");
  expect(locatedText("书院的所在区(县)", "河东区")).toBe("书院位于河东区");
});

test("when something was founded is an age where pages tell it by a dynasty", () => {
  const founded: Column = { name: "建县", type: "text", role: "category" };
  expect(chineseColumn(founded)).toBe("建县年代");
  expect(chinesePointer("所在地", "县市")).toBe("所在县市");
  expect(chinesePointer("所在地", "公司")).toBe("所在地");
});

test("the place with the most of something is called by what the places are", () => {
  const pagodas = testRelation(
    "pagodas",
    ["塔名", "所在地"],
    ["东县", "东县", "西县", "东县", "西县", "南县"].map((county, at) => [`${"甲乙丙丁戊己"[at]}塔`, county]),
  );
  const counties = testRelation(
    "counties",
    ["县名", "建县"],
    ["东县", "西县", "南县", "北县"].map((county, at) => [county, ["唐", "宋", "唐", "明"][at]!]),
  );
  const naming = (singular: string) => ({ singular, plural: singular, source: "塔网" });
  const { ask } = asker([pagodas, counties], { pagodas: naming("古塔"), counties: naming("县") }, "zh");
  const steps = [
    { op: "group", from: "pagodas", by: "所在地", take: "count" },
    { op: "kth", from: "s1", by: "count", k: 1, end: "highest" },
    { op: "follow", left: "s2", right: "counties", on: "所在地" },
    { op: "lookup", from: "s3", column: "建县" },
  ];
  expect(ask(steps).question).toBe("根据塔网，古塔数量最多的县建县于什么年代？");
});

test("of several things that a cell lists nobody asks which one it is", () => {
  const of = (name: string, printed: string) =>
    chineseAsks({ name, type: "text", role: "text" }, name, [{ kind: "text", printed }]);
  expect(of("主要作物", "水稻")).toBe("是哪种");
  expect(of("主要作物", "水稻、玉米、油菜")).toBe("有哪些");
  expect(of("设计师", "林一舟、安平")).toBe("是谁");
  expect(of("用途", "供水、发电，兼顾防洪。")).toBe("是什么");
});

test("names that stand behind a title are those of persons, whatever the heading is", () => {
  const of = (name: string, printed: readonly string[]) =>
    chineseAsks(
      { name, type: "text", role: "text" },
      name,
      printed.map((text) => ({ kind: "text", printed: text })),
    );
  expect(of("值守", ["站长 林一舟", "副站长 安·林德", "技师 何平"])).toBe("是谁");
  expect(of("值守", ["站长 林一舟", "江口 第二机务段"])).toBe("是什么");
  expect(of("摊位内容", ["青山 茶叶", "白水 豆制品"])).toBe("是什么");
  expect(of("领袖", ["林一舟"])).toBe("是谁");
});

test("to which rank a living thing belongs is asked with the verb, and so is when somebody was born", () => {
  expect(["科", "目", "科室"].map(asksWhere)).toEqual(["属于哪个科", "属于哪个目", undefined]);
  expect(["院系", "二级学院", "学院院训"].map(asksWhere)).toEqual(["属于哪个院系", "属于哪个二级学院", undefined]);
  const born = { name: "出生年份", type: "number", role: "year" } satisfies Column;
  expect(askedWithVerb(born, "出生年份", "林一舟", "是哪一年")).toBe("林一舟是哪一年出生的");
  expect(askedWithVerb(born, "建站年份", "东湖站", "是哪一年")).toBeUndefined();
});

test("which of its kind a name names is asked where the heading and all names end in the kind", () => {
  const of = (name: string, ...printed: string[]) =>
    chineseAsks(
      { name, type: "text", role: "text" } satisfies Column,
      name,
      printed.map((text) => ({ kind: "text", printed: text, text }) as never),
    );
  expect(of("实习基地", "北湾基地", "石桥实习基地", "北湾基地")).toBe("是哪个");
  expect(of("展出大厅", "东大厅", "西大厅")).toBe("是哪个");
  expect(of("实习基地", "北湾基地", "石桥体育中心")).toBe("是什么");
  expect(of("实习基地", "基地")).toBe("是什么");
  expect(of("实习基地")).toBe("是什么");
  expect(of("主要颜色", "红色", "黑色")).toBe("是什么");
});
