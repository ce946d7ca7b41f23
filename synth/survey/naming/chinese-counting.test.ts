import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import type { SurveyedRelation } from "../surveyed.ts";
import { countedBy, withMeasures } from "./chinese-counting.ts";

test("things are counted by the word that the site counts them by", () => {
  expect(countedBy("本馆共收录古树34株，分布在6个镇。", 34)).toBe("株");
  expect(countedBy("共30款商品", 30)).toBe("款");
  expect(countedBy("本站介绍三十四套连环画和它们的作者。", 34)).toBe("套");
});

test("what counts something else, or the lines of a list, says nothing of the things", () => {
  expect(countedBy("共34株古树，12座古桥", 12)).toBeUndefined();
  expect(countedBy("共28条 第1/3页", 28)).toBeUndefined();
  expect(countedBy("共3株", 3)).toBeUndefined();
  expect(countedBy("展览共12家单位参加，共12场", 12, "展览")).toBe("场");
  expect(countedBy("展览共12家单位参加", 12, "展览")).toBeUndefined();
  expect(countedBy("共收录古树34株分布在6个镇", 34, "古树")).toBe("株");
});

const surveyed = (id: string, singular: string): SurveyedRelation => ({
  relation: testRelation(id, ["名称"], []),
  naming: { singular, plural: singular, source: "" },
  hasNoun: true,
  columns: [],
  dropped: [],
  groups: [],
  nouns: [],
});

test("what is called the same is counted the same", () => {
  const relations = [surveyed("pages", "古树"), surveyed("list", "古树"), surveyed("towns", "乡镇")];
  const measures = new Map([["pages", "株"]]);
  expect(withMeasures(relations, measures).map(({ naming }) => naming.measure)).toEqual(["株", "株", undefined]);
});

test("how many of them somebody holds says what they are counted by", () => {
  const measureOf = (heading: string, ...printed: string[]) =>
    withMeasures(
      [surveyed("pages", "画")],
      undefined,
      printed.map((text, at) => testRelation(`holder ${at}`, ["名称", heading], [["某馆", text]])),
    )[0]!.naming.measure;
  expect(measureOf("古画藏量", "32幅", "5幅")).toBe("幅");
  expect(measureOf("古画藏量", "32幅", "5张")).toBeUndefined();
  expect(measureOf("古瓶藏量", "32幅")).toBeUndefined();
  expect(measureOf("画轴数", "5幅")).toBeUndefined();
});

test("rows of which there are several each are kinds", () => {
  const measureOf = (heading: string, ...printed: string[]) =>
    withMeasures(
      [
        {
          ...surveyed("tools", "车床"),
          relation: testRelation(
            "tools",
            ["名称", heading],
            printed.map((text, at) => [`甲${at}型`, text]),
          ),
        },
      ],
      undefined,
    )[0]!.naming.measure;
  expect(measureOf("数量", "1台", "3台")).toBe("种");
  expect(measureOf("数量", "1台", "1台")).toBeUndefined();
  expect(measureOf("重量(吨)", "1", "3")).toBeUndefined();
});

test("reports that somebody gives before an audience are no sheets of paper", () => {
  const measureOf = (...headings: string[]) =>
    withMeasures(
      [
        {
          ...surveyed("talks", "学术报告"),
          relation: testRelation("talks", headings, [headings.map(() => "甲")]),
        },
      ],
      undefined,
    )[0]!.naming.measure;
  expect(measureOf("报告题目", "主讲人")).toBe("场");
  expect(measureOf("报告题目", "页数")).toBeUndefined();
});
