import { expect, test } from "vitest";
import { completedStatistic, isBareStatistic } from "./bare-statistics.ts";

test("a statistic alone does not say what it is of", () => {
  for (const name of [
    "Annual mean (mg/l)",
    "Maximum",
    "Highest value (mm)",
    "Monthly average > 2004",
    "Share (%)",
    "Number",
  ])
    expect([name, isBareStatistic(name)]).toEqual([name, true]);
  for (const name of ["Mean depth (m)", "Rate of return", "Numbering", "Total catch"])
    expect([name, isBareStatistic(name)]).toEqual([name, false]);
  expect([isBareStatistic("Value", "£"), isBareStatistic("Value", "mm"), isBareStatistic("Total", "£")]).toEqual([
    false,
    true,
    true,
  ]);
});

test("a title that repeats it and adds something says it in full, before one that is nearer and adds nothing", () => {
  const above = ["Annual mean in mg/l, all samples", "NO3 annual means", "Water"];
  expect(completedStatistic("Annual mean (mg/l)", above)).toBe("Annual mean NO3 (mg/l)");
  expect(completedStatistic("Annual mean (mg/l) > 2004", above)).toBe("Annual mean NO3 (mg/l) > 2004");
  expect(completedStatistic("Average (mm)", ["Average of the rainfall, 1990–2004"])).toBe("Average rainfall (mm)");
  expect(completedStatistic("Highest value (mm)", ["Highest rainfall values"])).toBe("Highest rainfall value (mm)");
  expect(completedStatistic("Rate (%)", ["Unemployment rates"])).toBe("Unemployment rate (%)");
});

test("a title that names a quantity says of what a statistic is", () => {
  expect(completedStatistic("Mean (mm)", ["Rainfall by month"])).toBe("Mean rainfall (mm)");
  expect(completedStatistic("Mean (mm)", ["Gauges"])).toBeUndefined();
  expect(completedStatistic("Share (%)", ["Rainfall"])).toBeUndefined();
});

test("a title that adds places, things or nothing does not", () => {
  for (const title of [
    "Gauge annual means",
    "Annual means",
    "Long-term annual means",
    "Our annual mean values",
    "Year",
  ])
    expect([title, completedStatistic("Annual mean (mg/l)", [title])]).toEqual([title, undefined]);
});
