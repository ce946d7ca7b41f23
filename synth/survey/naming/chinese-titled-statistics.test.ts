import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { withTitledStatistics } from "./chinese-titled-statistics.ts";

const headings = (name: string, columns: string[], titles: string[] = []) => {
  const rows = ["甲", "乙", "丙"].map((first, at) => [
    first,
    ...columns.slice(1).map((_, to) => String(31 + 7 * at + to)),
  ]);
  const table = { ...testRelation("t", columns, rows), name, source: "html_table" as const };
  return withTitledStatistics(table, titles).columns.map((column) => column.name);
};

test("an extreme or a mean is of what the title of the table accounts for", () => {
  expect(headings("2019年各班级录取分数统计", ["班级名称", "录取人数", "最高分", "平均分"])).toEqual([
    "班级名称",
    "录取人数",
    "录取最高分",
    "录取平均分",
  ]);
  expect(headings("表2 各水库水温情况", ["水库", "最高", "平均值"])).toEqual(["水库", "最高水温", "平均水温"]);
});

test("what a title leaves out is left out of every figure", () => {
  const columns = ["班级名称", "录取人数", "平均分"];
  expect(headings("2019年走读生各班级录取分数统计", columns)).toEqual([
    "班级名称",
    "走读生录取人数",
    "走读生录取平均分",
  ]);
});

test("places, the whole and what the titles of most pages say leave nothing out", () => {
  const columns = ["班级名称", "平均分"];
  const plain = ["班级名称", "录取平均分"];
  expect(headings("2019年青石县各班级录取分数统计", columns)).toEqual(plain);
  expect(headings("全校各班级录取分数统计", columns)).toEqual(plain);
  const titles = ["课程－远帆艺校", "教师－远帆艺校", "首页－远帆艺校"];
  expect(headings("远帆艺校各班级录取分数统计", columns, titles)).toEqual(plain);
});

test("only a sort of people or things leaves others out", () => {
  const columns = ["班级名称", "平均分"];
  const plain = ["班级名称", "录取平均分"];
  expect(headings("云岭各班级录取分数统计", columns)).toEqual(plain);
  expect(headings("近五年各班级录取分数统计", columns)).toEqual(plain);
  expect(headings("艺术类各班级录取分数统计", columns)).toEqual(["班级名称", "艺术类录取平均分"]);
});

test("marks are of marks alone, and a title that says nothing adds nothing", () => {
  expect(headings("各班级招生情况", ["班级", "平均分"])).toEqual(["班级", "平均分"]);
  expect(headings("各班级录取分数统计", ["班级", "最高"])).toEqual(["班级", "最高"]);
  expect(headings("各班级出勤与成绩", ["班级", "平均分"])).toEqual(["班级", "平均分"]);
});
