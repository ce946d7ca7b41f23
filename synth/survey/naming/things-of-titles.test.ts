import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { talkNoun, titledBy } from "./things-of-titles.ts";

test("what bears a title is asked about, and not the title", () => {
  expect(["论文题目", "视频标题：", "讲座主题", "论文英文题目"].map(titledBy)).toEqual([
    "论文",
    "视频",
    "讲座",
    "论文",
  ]);
});

test("questions of an exam are 题目, and half a word bears no title", () => {
  expect(["考试题目", "副标题", "桥名", "题目"].map(titledBy)).toEqual(["考试题目", "副标题", "桥名", "题目"]);
});

test("reports that somebody gives somewhere are called as the list of them says", () => {
  const given = testRelation("t", ["报告题目", "报 告 人", "报告地点"], [["潮汐", "沈一苇", "东楼"]]);
  const written = testRelation("t", ["报告题目", "页数"], [["潮汐", "12"]]);
  expect(talkNoun("报告", given, "专题讲座")).toBe("专题讲座");
  expect(talkNoun("报告", given, "新闻")).toBe("报告");
  expect(talkNoun("报告", written, "专题讲座")).toBe("报告");
});
