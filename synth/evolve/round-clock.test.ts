import { expect, test } from "vitest";
import { CLOCK_UNIT } from "../../logic/values/clock-unit.ts";
import { HOURS_UNIT } from "../../logic/values/hours-unit.ts";
import { roundLimitNear, roundThreshold } from "./round-threshold.ts";

const times = ["7980", "8110", "8420", "8735", "9120", "9390", "9845"];

test("limits of times by the clock are round by the clock", () => {
  // 9,000 seconds are as round as 2:30:00, and 8,000 are 2:13:20.
  expect(roundThreshold(times, CLOCK_UNIT.en)).toBe("9000");
  expect(roundThreshold(["3810", "3905", "4020", "4090", "4150"], CLOCK_UNIT.en)).toBe("3960");
  expect(roundThreshold(["3810", "3905", "4060", "4090", "4150"])).toBe("4000");
  expect(roundLimitNear(times, "8110", CLOCK_UNIT.zh)).toEqual({ is: "<", value: "9000" });
});

test("none lies upon a time", () => {
  expect(roundThreshold(["3500", "3600", "3600", "3600", "3700"], CLOCK_UNIT.en)).not.toBe("3600");
});

test("limits of times in hours and minutes are whole hours", () => {
  const minutes = ["140", "210", "640", "860", "980", "1090", "1210", "1930"];
  expect(roundThreshold(minutes, HOURS_UNIT.en)).toBe("720");
  expect(roundThreshold(minutes, "min")).not.toBe("720");
  expect(roundThreshold(["65", "70", "95", "130", "145", "150"], HOURS_UNIT.en)).toBe("120");
});
