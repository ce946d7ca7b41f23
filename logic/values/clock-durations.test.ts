import { expect, test } from "vitest";
import { CLOCK_UNIT } from "./clock-unit.ts";
import { typeColumn } from "./type-column.ts";

const read = (heading: string, ...texts: string[]) => {
  const { column, values } = typeColumn(
    heading,
    texts.map((text) => ({ text })),
  );
  return { unit: column.unit, decimals: values.map((value) => (value.kind === "number" ? value.decimal : value.kind)) };
};

test("minutes and seconds that something takes are seconds", () => {
  expect(read("Time", "59:53", "39:27", "")).toEqual({ unit: CLOCK_UNIT.en, decimals: ["3593", "2367", "missing"] });
  expect(read("Finish time", "2:09:11", "2:11:04.5", "DNF").decimals).toEqual(["7751", "7864.5", "text"]);
  expect(read("Personal best", "2:09:11", "2:11:04").decimals).toEqual(["7751", "7864"]);
  expect(read("全程纪录", "2:09:11", "2:11:04").decimals).toEqual(["7751", "7864"]);
  expect(read("时长", "59:53", "1:02:11")).toEqual({ unit: CLOCK_UNIT.zh, decimals: ["3593", "3731"] });
});

test("times of day, scores, and what may be hours and minutes are left", () => {
  for (const [heading, ...texts] of [
    ["Start time", "09:15:00", "14:30:00"],
    ["Time", "14:15:00", "10:30:00"],
    ["Time", "14:15", "10:30"],
    ["Duration", "2:45", "11:20"],
    ["Result", "31:28", "25:22"],
    ["Half time", "31:28", "15:12"],
    ["Length", "59:53", "12 m"],
  ] as const)
    expect(read(heading, ...texts).decimals).not.toContainEqual(expect.stringMatching(/^\d{3,}$/));
});
