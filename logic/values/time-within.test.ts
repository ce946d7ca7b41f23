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

test("a month or quarter with its year is one time", () => {
  const said = (text: string) => {
    const found = timeWithin(text);
    return found && [found.kind, found.printed, found.around];
  };
  expect(said("Vital events, January 2021")).toEqual(["month", "January 2021", "vital events, #"]);
  expect(said("Report Q3 2018 – Tea Rooms")).toEqual(["quarter", "Q3 2018", "report # – tea rooms"]);
  expect(said("2022年10月客流月报")).toEqual(["month", "2022年10月", "#客流月报"]);
  expect(said("2022年第一季度报告")).toEqual(["quarter", "2022年第一季度", "#报告"]);
  expect(timeWithin("February 2021")!.at - timeWithin("December 2020")!.at).toBe(2);
  for (const text of ["3 January 2021", "January 3, 2021", "January to March 2021", "Jan 2020 and Feb 2021"])
    expect(timeWithin(text)?.kind, text).not.toBe("month");
  expect(said("Maps 2019")).toEqual(["year", "2019", "maps #"]);
});

test("a season that is called by one year is a season", () => {
  expect(timeWithin("2006赛季 积分榜")).toMatchObject({ kind: "season", printed: "2006赛季", around: "# 积分榜" });
  expect(timeWithin("2006年积分榜")).toMatchObject({ kind: "year", printed: "2006" });
});
