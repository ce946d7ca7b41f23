import { expect, test } from "vitest";
import { monthsInFull } from "./months-of-year.ts";

const of = (name: string, ...names: string[]) =>
  monthsInFull({ name, columns: names.map((one) => ({ name: one, type: "number", role: "measure" })) });

test("months are of the one year that stands beside them", () => {
  expect(of("", "名称", "2031年计划产量", "1—6月完成产量")).toEqual({ "1—6月完成产量": "2031年1—6月完成产量" });
  expect(of("2031年船厂生产情况", "上半年产量")).toEqual({ 上半年产量: "2031年上半年产量" });
});

test("which year they are of is not guessed, and a month of every year is of none", () => {
  expect(of("", "2030年产量", "2031年计划产量", "1—6月完成产量")).toEqual({});
  expect(of("", "名称", "1—6月完成产量")).toEqual({});
  expect(of("2031年气候", "7月平均气温")).toEqual({});
});
