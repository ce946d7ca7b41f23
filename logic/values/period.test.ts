import { expect, test } from "vitest";
import {
  chinesePeriod,
  keyAfter,
  keyAt,
  partOfYear,
  periodKey,
  periodOfCells,
  periodOfKey,
  periodWords,
} from "./period.ts";

const keyOf = (text: string) => {
  const period = partOfYear(text);
  return period && periodKey(period);
};

test("months and quarters in their usual forms, with a year or without one", () => {
  for (const text of [
    "March 2019",
    "Mar 2019",
    "2019-03",
    "2019/03",
    "2019 March",
    "March, 2019",
    "2019年3月",
    "2019年三月",
  ])
    expect(keyOf(text), text).toBe("2019-03");
  for (const text of [
    "Q2 2019",
    "2019 Q2",
    "2019-Q2",
    "2nd quarter 2019",
    "Second quarter of 2019",
    "2019年第二季度",
    "2019年二季度",
  ])
    expect(keyOf(text), text).toBe("2019-Q2");
  for (const text of ["December", "Dec.", "12月", "十二月"]) expect(keyOf(text), text).toBe("--12");
  for (const text of ["Q4", "Fourth quarter", "第四季度", "四季度"]) expect(keyOf(text), text).toBe("--Q4");
  for (const text of ["2019", "March 3, 2019", "Total", "Year", "2019-13", "Mayor 2019", "2018-19", "Marching"])
    expect(keyOf(text), text).toBeUndefined();
});

test("keys keep the order of what they name and are said in words again", () => {
  expect(keyAt("2020-01") - keyAt("2019-12")).toBe(1);
  expect(keyAt("2020-Q1") - keyAt("2019-Q4")).toBe(1);
  expect(keyAt("--03")).toBe(2);
  expect(["2019", "2019-12", "2019-Q4"].map((key) => keyAfter(key, 1))).toEqual(["2020", "2020-01", "2020-Q1"]);
  const words = ["2019", "2019-03", "2019-Q1", "--03"].map((key) => {
    const period = periodOfKey(key);
    expect(periodKey(period)).toBe(key);
    return [periodWords(period), chinesePeriod(period)];
  });
  expect(words).toEqual([
    ["2019", "2019年"],
    ["March 2019", "2019年3月"],
    ["the first quarter of 2019", "2019年第一季度"],
    ["March", "3月"],
  ]);
});

test("a row's period is said by one cell, or by its year and its month; a row of the whole year is of no month", () => {
  const column = { name: "Year", type: "number", role: "year" } as const;
  const year = { kind: "number", printed: "2019", decimal: "2019", precision: 0 } as const;
  const of = (printed: string) => periodOfCells(year, column, { kind: "text", printed });
  expect(of("March")).toEqual({ grain: "month", at: 2019 * 12 + 2 });
  expect(of("Year")).toBeUndefined();
  expect(periodOfCells(year, column)).toEqual({ grain: "year", at: 2019 });
  expect(periodOfCells({ kind: "text", printed: "2013/14" }, { ...column, type: "text" })?.grain).toBe("season");
});
