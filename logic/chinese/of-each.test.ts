import { expect, test } from "vitest";
import { testRelation } from "../relation.fixture.ts";

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
