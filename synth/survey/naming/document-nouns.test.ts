import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { commonWords } from "./common-words.ts";
import { whatTheyReport } from "./document-nouns.ts";

const rides = ["东湖骑行大会结果公示", "云岭骑行大会结果公示", "北岸骑行大会结果公示", "青山骑行大会结果公示"];
const reported = (noun: string, names: readonly string[], ...columns: string[]) => {
  const relation = testRelation(
    "pages",
    ["标题", ...columns],
    names.map((name) => [name, ...columns.map(() => "2023-05-06")]),
  );
  const typed = relation.columns.map((column, at) =>
    at === 0 ? { ...column, role: "label" as const } : { ...column, type: "date" as const },
  );
  return whatTheyReport(noun, { ...relation, columns: typed }, names);
};

test("names are held against each other word by word", () => {
  expect(commonWords(["红木家具", "实木家具", "藤木家具", "老木家具"])).toBe("家具");
  expect(commonWords(["王小明", "李小红", "陈大力", "周文"])).toBeUndefined();
  expect(commonWords(["东湖家具", "实木家具"])).toBeUndefined();
});

test("what has the facts of an event is called by it, and by no notice of it", () => {
  expect(reported("结果公示", rides, "骑行日期", "天气")).toBe("骑行大会");
  expect(reported("结果公示", ["甲结果公示", "乙结果公示"], "比赛日期")).toBe("比赛");
  expect(reported("会议纪要", ["甲纪要", "乙纪要"], "主持日期")).toBe("会议");
  expect(reported("通报", ["甲通报", "乙通报"], "主持日期")).toBeUndefined();
});

test("a document that its columns describe is one, and so is what is said of no fact", () => {
  expect(reported("结果公示", rides, "骑行日期", "文号")).toBe("结果公示");
  expect(reported("结果公示", rides, "发布日期")).toBe("结果公示");
  expect(reported("结果公示", rides)).toBe("结果公示");
  expect(reported("展览", rides, "骑行日期")).toBe("展览");
});

test("the deed at the end of a title is no name of what it was done to", () => {
  const deals = ["东河桥维修", "文化馆翻新", "西湖路照明", "南园步道"].map((name) => `${name}中标结果公告`);
  expect(reported("结果公告", deals, "开标日期")).toBeUndefined();
});
