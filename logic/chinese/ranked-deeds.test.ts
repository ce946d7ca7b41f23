import { expect, test } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";
import { movedMost, movedVerb } from "./change-words.ts";
import { chineseQuantityWords } from "./quantity-words.ts";

const mills = testRelation(
  "mills",
  ["水车", "建成年份", "直径"],
  ["1911年", "1874年", "1936年", "1902年"].map((year, at) => [`${"东西南北"[at]}轮`, year, `${5 + at}米`]),
);
const fairs = testRelation(
  "fairs",
  ["活动", "活动时间", "参加人数"],
  ["3月5日", "5月9日", "8月1日", "9月2日"].map((day, at) => [
    `${"春夏秋冬"[at]}集`,
    `2017年${day}`,
    `${90 + 31 * at}人`,
  ]),
);
const { ask } = asker(
  [mills, fairs],
  {
    mills: { singular: "水车", plural: "水车", source: "水车网" },
    fairs: { singular: "活动", plural: "活动", source: "水车网" },
  },
  "zh",
);

test("what was done once is early or late, and not its year", () => {
  const last = { op: "kth", from: "mills", by: "建成年份", k: 1, end: "highest" };
  expect(ask([last, { op: "label_of", from: "s1" }]).question).toMatch(/建成最晚的是哪[架个座]水车？$/u);
  expect(ask([last, { op: "lookup", from: "s1", column: "直径" }]).question).toContain("建成最晚的水车的直径是多少米");
});

test("when an event takes place is asked with the verb", () => {
  const most = { op: "kth", from: "fairs", by: "参加人数", k: 1, end: "highest" };
  expect(ask([most, { op: "lookup", from: "s1", column: "活动时间" }]).question).toContain(
    "参加人数最多的活动是哪一天举办的",
  );
});

test("rates and levels rise, numbers increase", () => {
  expect(["入学率", "水位", "录取平均分", "平均气温"].map((name) => movedVerb(name, false))).toEqual(
    Array(4).fill("上升"),
  );
  expect(["人口", "门诊量", "床位数"].map((name) => movedVerb(name, true))).toEqual(Array(3).fill("减少"));
  expect(movedMost("2012年至2019年入学率的增加量")).toBe("2012年至2019年入学率上升");
  expect(movedMost("床位数")).toBeUndefined();
});

test("what increased by more than so much has increased by more than that; by less than that it may have fallen", () => {
  const risen = testRelation(
    "risen",
    ["水车", "2012年至2019年磨粉量的增加量", "2012年至2019年评审平均分的增加量"],
    [11, 26, 7, 18].map((more, at) => [`${"东西南北"[at]}轮`, `${more}吨`, `${more}`]),
  );
  const { ask } = asker([risen], { risen: { singular: "水车", plural: "水车", source: "水车网" } }, "zh");
  const asked = (column: string, is: string) =>
    ask([
      { op: "filter", from: "risen", where: { column, is, value: "9" } },
      { op: "count", from: "s1" },
    ]).question;
  expect(asked("2012年至2019年磨粉量的增加量", ">")).toContain("2012年至2019年磨粉量增加超过9吨");
  expect(asked("2012年至2019年磨粉量的增加量", "<")).toContain("2012年至2019年磨粉量的增加量小于9吨");
  expect(asked("2012年至2019年评审平均分的增加量", ">")).toContain("2012年至2019年评审平均分上升超过9分");
});

test("those whom a school means to take are many or few", () => {
  const column = (name: string) => ({ name, type: "number" as const, role: "measure" as const });
  expect(["招生计划", "秋招计划"].map((name) => chineseQuantityWords(column(name)).high)).toEqual(["多", "多"]);
});
