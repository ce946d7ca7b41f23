import { expect, test } from "vitest";
import type { Column } from "../../../core/relation.ts";
import { addUp } from "./natural-sums.ts";

const column = (name: string): Column => ({ name, type: "number", role: "measure" });
const sums = (...names: string[]) => names.map((name) => addUp(column(name), []));

test("what a course asks of each who takes it does not add up", () => {
  expect(sums("总学时", "毕业最低学分", "理论课时数", "修业年限", "录取平均分").includes(true)).toBe(false);
  expect(
    sums("Total contact hours", "Required credits", "Course length", "Lowest admission score").includes(true),
  ).toBe(false);
});

test("hours, credits and tuition alone are asked of each where courses are told of", () => {
  const open = ["Total hours", "Credits", "Tuition", "Total tuition fees"];
  const beside = (name: string) => open.map((one) => addUp(column(one), [column(one), column(name)]));
  expect(beside("Society")).toEqual(Array(4).fill(true));
  expect(beside("Course")).toEqual(Array(4).fill(false));
});

test("hours that were worked and scores that count things do", () => {
  expect(sums("志愿服务时长", "年授课学时", "招生计划", "Volunteer hours", "Enrolments").includes(false)).toBe(false);
});
