import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { namesByTime } from "./named-by-time.ts";

const named = (title: string, headings: readonly string[]) => {
  const rows = [1, 2, 3, 4].map((row) => [`Place ${row}`, ...headings.slice(1).map((_, at) => String(row * 7 + at))]);
  return namesByTime({ ...testRelation("places", headings, rows), name: title });
};

test("a year alone is what the title of the table says in that year", () => {
  expect(named("Employment rate by town, 2011–2012 (%)", ["Town", "Year > 2011", "Year > 2012"])).toEqual({
    "Year > 2011": "employment rate in 2011",
    "Year > 2012": "employment rate in 2012",
  });
  expect(named("Annual rainfall", ["Town", "2011"])).toEqual({ "2011": "annual rainfall in 2011" });
  expect(named("历年降水量（毫米）", ["城市", "年份 > 2011年", "2012"])).toEqual({
    "年份 > 2011年": "2011年降水量",
    "2012": "2012年降水量",
  });
});

test("a title that names no measure leaves years without a name; headings that say what they hold keep their words", () => {
  expect(named("Where we were and what we saw", ["Town", "2011"])).toEqual({});
  expect(named("Overview", ["Town", "Rainfall > 2011", "Day 2011"])).toEqual({});
});
