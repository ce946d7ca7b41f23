import { expect, test } from "vitest";
import { timeWithin } from "./time-within.ts";

const named = (text: string) => {
  const time = timeWithin(text);
  return time && [time.kind, time.printed, text.slice(time.start, time.start + time.printed.length), time.around];
};

test("the one year or season that a text names", () => {
  expect(named("Landings in 2010")).toEqual(["year", "2010", "2010", "landings in #"]);
  expect(named("表1 2010年各区县人口")).toEqual(["year", "2010", "2010", "表1 #年各区县人口"]);
  expect(named("Season 2004/05: results")).toEqual(["season", "2004/05", "2004/05", "season #: results"]);
  expect(named("2019–2020 season")).toEqual(["season", "2019–2020", "2019–2020", "# season"]);
});

test("a text of several times names none, and neither does a number", () => {
  for (const text of [
    "Landings 2010 (printed 2011)",
    "2004–2011",
    "Order 12010",
    "1,950 boats",
    "The harbour",
    "2010-03-04",
  ])
    expect(named(text)).toBeUndefined();
});
