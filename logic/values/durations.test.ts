import { expect, test } from "vitest";
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
    unit: "min",
    decimals: ["75", "40", "120", "missing", "65"],
  });
});

test("what has one unit keeps it, and what is no time is none", () => {
  expect(read("2 hours", "3 hours", "4 hours").unit).toBe("hours");
  expect(read("1 hr 15 min", "40 min", "overnight").decimals).toContain("40");
  expect(read("1 hr 15 min", "40 min", "overnight").decimals).not.toContain("75");
});

test("durations for machines are minutes, or seconds where one needs them", () => {
  expect(read("PT45M", "PT1H30M", "P1DT2H")).toEqual({ unit: "min", decimals: ["45", "90", "1560"] });
  expect(read("PT45S", "PT2M")).toEqual({ unit: "s", decimals: ["45", "120"] });
  expect(read("P3D", "P5D").decimals).toEqual(["text", "text"]);
  expect(read("PT45M", "PTA").decimals).toEqual(["text", "text"]);
});
