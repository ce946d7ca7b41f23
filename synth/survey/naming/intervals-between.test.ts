import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { columnNames } from "./column-names.ts";

const called = (heading: string, values: readonly string[], language: "en" | "zh" = "en") => {
  const rows = values.map((value, at) => [`Ferry ${at}`, value]);
  return columnNames(testRelation("ferries", ["Ferry", heading], rows), language).names?.[heading];
};

test("a frequency that is measured in times is called an interval", () => {
  const minutes = ["20 min", "45 min", "60 min", "90 min"];
  expect(called("Weekend frequency", minutes)).toBe("weekend interval");
  expect(called("Frequency", minutes)).toBe("interval");
  expect(called("Inspection frequency", ["6 months", "12 months", "18 months"])).toBe("inspection interval");
  expect(called("发车频率", ["20分钟/班", "10分钟/班", "15分钟/班"], "zh")).toBe("发车间隔");
});

test("what is called a time already, and frequencies proper, stay", () => {
  expect(called("Headway", ["20 min", "45 min", "60 min"])).toBeUndefined();
  expect(called("Frequency", ["20 Hz", "45 Hz", "60 Hz"])).toBeUndefined();
  expect(called("Weekend frequency", ["20", "45", "60"])).toBeUndefined();
});
