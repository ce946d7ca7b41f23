import { expect, test } from "vitest";
import { HOURS_UNIT } from "./hours-unit.ts";
import { typeColumn } from "./type-column.ts";

const read = (...texts: string[]) => {
  const { column, values } = typeColumn(
    "Cooking time",
    texts.map((text) => ({ text })),
  );
  return { unit: column.unit, decimals: values.map((value) => (value.kind === "number" ? value.decimal : value.kind)) };
};

test("hours and minutes of one column are minutes", () => {
  expect(read("1 hr 15 min", "40 min", "2 hours", "", "1h05m")).toEqual({
    unit: HOURS_UNIT.en,
    decimals: ["75", "40", "120", "missing", "65"],
  });
});

test("what has one unit keeps it, and what is no time is none", () => {
  expect(read("2 hours", "3 hours", "4 hours").unit).toBe("hours");
  expect(read("1 hr 15 min", "40 min", "overnight").decimals).toContain("40");
  expect(read("1 hr 15 min", "40 min", "overnight").decimals).not.toContain("75");
});

test("parts of hours are minutes, and a range among them is not understood", () => {
  expect(read("5–6 hours", "2.5 hours", "40 minutes", "4 hours", "1.5 hours", "3 hours")).toEqual({
    unit: "min",
    decimals: ["unsure", "150", "40", "240", "90", "180"],
  });
  expect(read("2.5 hours", "1.5 hours", "4 hours").unit).toBe("hours");
  expect(read("3 days", "2 hours", "1 hour", "5 hours", "40 minutes", "4 hours").decimals).not.toContain("240");
  // A twelfth of an hour has no two digits.
  expect(read("0.33 hours", "40 minutes", "1 hour", "2 hours", "3 hours").decimals).toEqual([
    "unsure",
    "40",
    "60",
    "120",
    "180",
  ]);
});

test("durations for machines are minutes, or seconds where one needs them", () => {
  expect(read("PT45M", "PT1H30M", "P1DT2H")).toEqual({ unit: "min", decimals: ["45", "90", "1560"] });
  expect(read("PT45S", "PT2M")).toEqual({ unit: "s", decimals: ["45", "120"] });
  expect(read("P3D", "P5D").decimals).toEqual(["text", "text"]);
  expect(read("PT45M", "PTA").decimals).toEqual(["text", "text"]);
});

test("what is told in hours and quarters of them stays in hours", () => {
  expect(read("4 h 30 min", "5 h", "4 h 45 min", "")).toEqual({
    unit: "hours",
    decimals: ["4.5", "5", "4.75", "missing"],
  });
  expect(read("2小时30分钟", "3小时")).toEqual({ unit: "小时", decimals: ["2.5", "3"] });
  expect(read("4 h 20 min", "5 h").unit).toBe(HOURS_UNIT.en);
});
