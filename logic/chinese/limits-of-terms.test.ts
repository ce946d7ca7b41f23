import { expect, test } from "vitest";
import type { Column } from "../../core/relation.ts";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";
import { chineseColumn } from "./column-noun.ts";
import { limitsOfTerm } from "./limits-of-terms.ts";

const SUPPLIERS = testRelation(
  "suppliers",
  ["名称", "厂房建成时间", "供货起始", "协议期至"],
  [
    ["甲厂", "1978年", "2001年", "2027年"],
    ["乙厂", "1985年", "2004年", "2029年"],
    ["丙厂", "1991年", "2010年", "2028年"],
    ["丁厂", "1971年", "2015年", "2030年"],
  ],
);
const { ask } = asker([SUPPLIERS], { suppliers: { singular: "厂家", plural: "厂家", source: "配件网" } }, "zh");
const question = (steps: Record<string, unknown>[]) => ask(steps).question.replace(/^根据配件网，/u, "");
const first = (by: string) => [
  { op: "kth", from: "suppliers", by, k: 1, end: "lowest" },
  { op: "label_of", from: "s1" },
];

test("a heading that says only which limit of a time it is is said as what happens then", () => {
  expect(
    ["合作起始", "任教起始年份", "聘用合同期至", "任期至", "有效期截止", "供货", "起始"].map(limitsOfTerm),
  ).toEqual(["开始合作", "开始任教", "聘用合同到期", "任期届满", "有效期届满", "供货", "起始"]);
  expect(question(first("供货起始"))).toBe("最早开始供货的是哪家厂家？");
  expect(question(first("协议期至"))).toBe("协议到期最早的是哪家厂家？");
});

test("what a heading says began at a time is said to begin, and no preposition is cut from a heading that is quoted", () => {
  expect(["摄影始于", "任教始于", "公司创始于", "始于"].map(limitsOfTerm)).toEqual([
    "摄影开始",
    "开始任教",
    "公司创始于",
    "始于",
  ]);
  const noun = (name: string) => chineseColumn({ name, type: "number", role: "year" } as Column);
  expect(["摄影始于", "盛行于", "始建于"].map(noun)).toEqual(["摄影开始年份", "“盛行于”一栏的年份", "始建年份"]);
});

test("the earliest of what a heading begins with whose time it is is no earliest owner", () => {
  const value = { op: "ranked_value", from: "suppliers", by: "厂房建成时间", k: 1, end: "lowest" };
  expect(question([value])).toBe("所有厂家中，厂房建成时间最早的是哪一年？");
});

test("years lie between two deeds", () => {
  const years = { op: "formula_column", from: "suppliers", formula: "years", a: "厂房建成时间", b: "供货起始" };
  const most = { op: "kth", from: "s1", by: "years of 厂房建成时间 and 供货起始", k: 1, end: "highest" };
  expect(question([years, most, { op: "label_of", from: "s2" }])).toContain(
    "从厂房建成到开始供货间隔的时间最长的是哪家厂家",
  );
});
