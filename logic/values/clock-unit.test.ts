import { expect, test } from "vitest";
import { CLOCK_UNIT, clockText, withSeconds } from "./clock-unit.ts";
import { sameUnit } from "./units.ts";

test("seconds are told by the clock", () => {
  expect(["9000", "7505.4", "245", "43.6", "3600", "-75"].map((seconds) => clockText(seconds, "en"))).toEqual([
    "2:30:00",
    "2:05:05.4",
    "4:05",
    "0:43.6",
    "1:00:00",
    "-1:15",
  ]);
  expect(["9000", "7505.4", "245", "43.6", "3600", "300"].map((seconds) => clockText(seconds, "zh"))).toEqual([
    "2小时30分",
    "2小时5分5.4秒",
    "4分5秒",
    "43.6秒",
    "1小时",
    "5分钟",
  ]);
});

test("in whatever form a time is given it is so many seconds", () => {
  for (const text of ["2:05:05.4", "2小时5分5.4秒", "2h 5m 5.4s", "2 hours, 5 minutes and 5.4 seconds"])
    expect(withSeconds(text)).toBe("7505.4 seconds");
  expect(withSeconds("12 km")).toBe("12 km");
});

test("they are seconds, and go with others", () => {
  expect(sameUnit(CLOCK_UNIT.zh, "秒")).toBe(true);
  expect(sameUnit(CLOCK_UNIT.en, "minutes")).toBe(false);
});
