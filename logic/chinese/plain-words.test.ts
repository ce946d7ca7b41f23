import { expect, test } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";
import { chineseQuantityWords } from "./quantity-words.ts";

const PLAYERS = testRelation(
  "players",
  ["姓名", "出生年月", "身高", "训练课题经费"],
  ["甲某", "乙某", "丙某", "丁某", "戊某", "己某"].map((name, at) => [
    name,
    `${1975 + 3 * at}年5月`,
    `${180 + at}厘米`,
    `${[10, 15, 40, 28, 31, 9][at]}万元`,
  ]),
);
const { ask } = asker([PLAYERS], { players: { singular: "训练课题", plural: "训练课题", source: "院网" } }, "zh");

test("who was born after a year is said to be", () => {
  const { question } = ask([
    { op: "filter", from: "players", where: { column: "出生年月", is: ">", value: "1980" } },
    { op: "count", from: "s1" },
  ]);
  expect(question).toBe("根据院网，有多少项训练课题出生于1980年之后？");
});

test("what a name begins with as its owner ends is not said twice side by side", () => {
  const { question } = ask([{ op: "take_until", from: "players", column: "训练课题经费", share: 50 }]);
  expect(question).toContain("才能达到所有训练课题的经费总和的一半");
});

test("what a group's members spent is theirs, in one word", () => {
  const projects = testRelation(
    "projects",
    ["活动", "主办单位", "活动经费"],
    ["甲会", "乙会", "甲会", "乙会", "丙会", "丙会"].map((unit, at) => [
      `活动${"一二三四五六"[at]}`,
      unit,
      `${20 + 7 * at}万元`,
    ]),
  );
  const { ask: askOf } = asker([projects], { projects: { singular: "活动", plural: "活动", source: "院网" } }, "zh");
  const { question } = askOf([
    { op: "group", from: "projects", by: "主办单位", take: "sum", column: "活动经费" },
    { op: "kth", from: "s1", by: "sum of 活动经费", k: 1, end: "highest" },
    { op: "label_of", from: "s2" },
  ]);
  expect(question).toBe("根据院网，由哪个单位主办的活动的经费之和最高？");
});

test("a sum of money exceeds another, a price is higher", () => {
  const more = (name: string, unit: string) =>
    chineseQuantityWords({ name, type: "number", role: "measure", unit }).more;
  expect([more("工程投资", "万元"), more("票价", "元")]).toEqual(["超过", "高于"]);
});
