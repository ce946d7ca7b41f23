import { expect, test } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";
import { measureWord } from "./measure-words.ts";
import { chineseQuantityWords } from "./quantity-words.ts";

const makers = testRelation(
  "makers",
  ["酒厂", "所在地", "厂区面积", "香型"],
  [
    ["甲酒厂", "江苏省", "30公顷", "清香型"],
    ["乙酒厂", "江苏省", "12公顷", "浓香型"],
    ["丙酒厂", "安徽省", "45公顷", "清香型"],
    ["丁酒厂", "安徽省", "8公顷", "清香型"],
    ["戊酒厂", "贵州省", "21公顷", "浓香型"],
  ],
);
const { ask } = asker([makers], { makers: { singular: "酒厂", plural: "酒厂", source: "名酒网" } }, "zh");

test("where something is is said with the verb", () => {
  const where = { column: "所在地", is: "equals", value: "江苏省" };
  const large = { column: "厂区面积", is: ">", value: "20" };
  expect(
    ask([
      { op: "filter", from: "makers", where },
      { op: "count", from: "s1" },
    ]).question,
  ).toBe("根据名酒网，有多少家酒厂位于江苏省？");
  const both = [
    { op: "identify", from: "makers", where: { and: [where, large] } },
    { op: "label_of", from: "s1" },
  ];
  expect(ask(both).question).toBe("根据名酒网，哪家酒厂位于江苏省且厂区面积大于20公顷？");
  expect(
    ask([
      { op: "distinct", from: "makers", column: "所在地" },
      { op: "count", from: "s1" },
    ]).question,
  ).toBe("根据名酒网，所有酒厂共分布在多少个不同的省份？");
});

test("what is sold under names of its own is counted by 款, who makes it by 家", () => {
  expect(["白酒", "相机", "酒厂", "酒店", "绿茶", "教练", "温泉"].map(measureWord)).toEqual([
    "款",
    "款",
    "家",
    "家",
    "个",
    "位",
    "处",
  ]);
});

test("so many of what a quoted value tells are many or few", () => {
  const name = "赛事包括“春季赛”的选手数量";
  expect(chineseQuantityWords({ name, type: "number", role: "measure" }, name).low).toBe("少");
});
