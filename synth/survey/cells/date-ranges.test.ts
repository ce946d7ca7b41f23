import { expect, test } from "vitest";
import { dateRangeIn, plainDate, rangeNames } from "./date-ranges.ts";

const endsOf = (text: string) => {
  const found = dateRangeIn(text);
  return found && [found.from, found.to].map((part) => part && text.slice(part.start, part.end));
};

test("both ends of what lasted from one date to another are read, each printed in full", () => {
  expect(endsOf("4 May 2021 – 2 June 2022")).toEqual(["4 May 2021", "2 June 2022"]);
  expect(endsOf("from 4 May 2021 to 2 June 2022 (13 months)")).toEqual(["4 May 2021", "2 June 2022"]);
  expect(endsOf("2021-05-04 - 2022-06-02")).toEqual(["2021-05-04", "2022-06-02"]);
  expect(endsOf("2021年5月4日至2022年6月2日")).toEqual(["2021年5月4日", "2022年6月2日"]);
  expect(endsOf("2021.05—2022.06")).toEqual(["2021.05", "2022.06"]);
  expect(endsOf("4 May 2021")).toEqual(["4 May 2021", "4 May 2021"]);
});

test("what goes on has no end", () => {
  expect(endsOf("May 2021 – present")).toEqual(["May 2021", undefined]);
  expect(endsOf("2021年5月至今")).toEqual(["2021年5月", undefined]);
  expect(endsOf("since 4 May 2021")).toEqual(["4 May 2021", undefined]);
});

test("years, hours and dates that leave out their year are no such range", () => {
  for (const text of ["2019–2023", "10:00 – 12:00", "3–7 May 2021", "12 - 14", "Leith – Oban"])
    expect(endsOf(text)).toBeUndefined();
});

test("a month printed in figures is read as one", () => {
  expect([plainDate("2021.3"), plainDate("2021年03月"), plainDate("4 May 2021")]).toEqual([
    "2021年3月",
    "2021年3月",
    "4 May 2021",
  ]);
});

test("the ends are called by what begins and ends, unless it is the thing itself", () => {
  expect(rangeNames("Dates", "")).toEqual(["Start date", "End date"]);
  expect(rangeNames("Dig period", "a.example/digs/*")).toEqual(["Start date", "End date"]);
  expect(rangeNames("Registration period", "a.example/courses/*")).toEqual([
    "Registration start date",
    "Registration end date",
  ]);
  expect(rangeNames("展期", "")).toEqual(["开始日期", "结束日期"]);
  expect(rangeNames("报名时间", "")).toEqual(["报名开始日期", "报名截止日期"]);
  expect(rangeNames("任期", "")).toEqual(["任期开始日期", "任期结束日期"]);
});
