import { expect, test } from "vitest";
import { leaf, over } from "../node.ts";
import { countsDaysOfLives, ranksLivesWithin } from "./dates-of-lives.ts";

const first = (column: string) => over("ranked_value", leaf("people"), { column, k: 1, end: "lowest" });

test("days are not counted of births and deaths, years are", () => {
  expect(countsDaysOfLives(over("weekday", first("Date of birth")))).toBe(true);
  expect(countsDaysOfLives(over("date_span", leaf("people"), { column: "Died" }))).toBe(true);
  expect(countsDaysOfLives(over("weekday", first("Opened")))).toBe(false);
  const days = (a: string, b: string) => over("formula_column", leaf("people"), { formula: "days", a, b });
  expect(countsDaysOfLives(days("Date of birth", "Date of death"))).toBe(true);
  expect(countsDaysOfLives(days("Laid down", "Launched"))).toBe(false);
  expect(countsDaysOfLives(over("time_between", first("Date of birth"), { unit: "years" }))).toBe(false);
});

test("the eldest and the youngest are asked for, and nobody between them", () => {
  const born = (k: number) => over("kth", leaf("people"), { by: "Date of birth", k, end: "lowest" });
  expect([1, 2, 3].map((k) => ranksLivesWithin(born(k)))).toEqual([false, true, true]);
  expect(ranksLivesWithin(over("kth", leaf("people"), { by: "出生年份", k: 3, end: "lowest" }))).toBe(true);
  expect(ranksLivesWithin(over("kth", leaf("boats"), { by: "Launched", k: 3, end: "lowest" }))).toBe(false);
});
