import { expect, test } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";
import { chineseForms } from "./column-forms.ts";

const works = testRelation(
  "works",
  ["名称", "所在展览", "主题课程", "类别"],
  [
    ["甲壶", "山河", "泥与火", "陶器"],
    ["乙壶", "山河", "慢工", "陶器"],
    ["丙灯", "归途", "泥与火", "铜器"],
    ["丁灯", "归途", "慢工", "铜器"],
    ["戊镜", "归途", "慢工", "铜器"],
  ],
);
const { ask } = asker([works], { works: { singular: "藏品", plural: "藏品", source: "江城博物馆网站" } }, "zh");
const counted = (column: string, value: string) =>
  ask([
    { op: "filter", from: "works", where: { column, is: "equals", value } },
    { op: "count", from: "s1" },
  ]).question;

test("things stand in a show, whose title is marked as one", () => {
  expect(counted("所在展览", "山河")).toBe("根据江城博物馆网站，有多少件藏品在“山河”中展出？");
  expect(counted("主题课程", "泥与火")).toContain("主题课程为“泥与火”");
  expect(counted("类别", "陶器")).not.toContain("“陶器”");
  expect(chineseForms({ name: "所在展览", type: "text", role: "category" })).toContain("中展出");
});
