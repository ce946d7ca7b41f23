import { expect, test } from "vitest";
import { deedAlone } from "./done-at.ts";
import { fewerDe } from "./fewer-de.ts";
import { lapseWords } from "./lapse-words.ts";
import { meanLapse } from "./mean-words.ts";
import { measureWord } from "./measure-words.ts";

test("what lasts from its beginning to its end is said to last so long", () => {
  expect(lapseWords("开始", "结束", "天数")).toBe("持续天数");
  expect(lapseWords("开幕", "闭幕", "月数")).toBe("持续月数");
  expect(lapseWords("开工", "竣工", "天数")).toBe("从开工到竣工相隔的天数");
  expect(lapseWords("结束", "开始", "天数")).toBe("从结束到开始相隔的天数");
});

test("a year between deeds is no more than its deed, and the number of years has one 的", () => {
  const [from, to] = [deedAlone("开工时间"), deedAlone("竣工年份")];
  const lapse = lapseWords(from, to, "年数");
  expect(lapse).toBe("从开工到竣工相隔的年数");
  expect(meanLapse(lapse)).toBe("从开工到竣工平均间隔多少年");
  expect(fewerDe(`所有桥的${lapse}的中位数是多少年`)).toBe(`所有桥${lapse}的中位数是多少年`);
});

test("who does research or cares for others is counted as a person of standing, who works somewhere as one of many", () => {
  expect(["科研人员", "医护人员", "教师"].map(measureWord)).toEqual(["位", "位", "位"]);
  expect(["工作人员", "学员"].map(measureWord)).toEqual(["名", "名"]);
});
