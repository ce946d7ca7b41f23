import { expect, test } from "vitest";
import { testRelation } from "../values/relation.fixture.ts";

test("what is paid for each, or how high each is, does not add up", () => {
  const additive = (name: string, values: readonly string[]) =>
    testRelation(
      "things",
      ["名称", name],
      values.map((value, at) => [`${"甲乙丙丁"[at]}`, value]),
    ).columns[1]!.additive;
  const money = ["30元", "20元", "45元", "28元"];
  expect(["售价", "挂号费", "产值", "预算"].map((name) => additive(name, money))).toEqual([false, false, true, true]);
  expect(additive("坝高", ["30米", "20米", "45米", "28米"])).toBe(false);
});

test("what things are numbered by is no quantity", () => {
  const role = (name: string) =>
    testRelation(
      "things",
      ["名称", name],
      ["201", "204", "202", "209"].map((value, at) => [`${"甲乙丙丁"[at]}`, value]),
    ).columns[1]!.role;
  expect(["课程号", "馆藏号", "学时"].map(role)).toEqual(["identifier", "identifier", "measure"]);
});
