import { expect, test } from "vitest";
import { isOfOffer } from "./offers-of-work.ts";

const is = (name: string, noun: string) => isOfOffer({ name }, noun);

test("what several offers of work would pay, and the hours of each week, are nobody's together", () => {
  expect([is("Salary", "vacancy"), is("Hourly rate", "job"), is("月薪", "招聘岗位")]).toEqual([true, true, true]);
  expect([is("Hours a week", "vacancy"), is("Hours per week", "course"), is("每周课时", "课程")]).toEqual([
    true,
    true,
    true,
  ]);
  expect(isOfOffer({ name: "Lessons", unit: "hours/week" }, "course")).toBe(true);
});

test("what is paid to those who are there, and what goes on, adds up", () => {
  expect([is("Salary", "player"), is("Visitors a year", "museum"), is("Hours lost", "strike")]).toEqual([
    false,
    false,
    false,
  ]);
  expect([is("Vacancies", "department"), is("年薪", "球员")]).toEqual([false, false]);
});
