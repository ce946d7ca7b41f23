import { expect, test } from "vitest";
import { typeColumn } from "./type-column.ts";

const read = (name: string, ...texts: string[]) => {
  const { column, values } = typeColumn(
    name,
    texts.map((text) => ({ text })),
  );
  const numbers = values.map((value) =>
    value.kind === "number" ? `${value.decimal} ${value.unit} (${value.precision})` : value.kind,
  );
  return { unit: column.unit, numbers };
};

test("a Chinese scale word that all figures share is part of their unit, and of none where they differ", () => {
  expect(read("灌溉面积", "12.5万亩", "—", "3.08万亩")).toEqual({
    unit: "万亩",
    numbers: ["12.5 万亩 (1)", "missing", "3.08 万亩 (2)"],
  });
  expect(read("人口", "1.2亿人", "860万人").unit).toBe("人");
});

test("a unit that begins like a scale word is no scale", () => {
  expect(read("装机容量", "2908千瓦", "516千瓦")).toEqual({ unit: "千瓦", numbers: ["2908 千瓦 (0)", "516 千瓦 (0)"] });
  expect(read("重量", "3千克", "12千克").unit).toBe("千克");
  expect(read("装机容量", "2.5万千瓦", "1.2万千瓦")).toEqual({
    unit: "万千瓦",
    numbers: ["2.5 万千瓦 (1)", "1.2 万千瓦 (1)"],
  });
});

test("figures in decimal multiples of one unit are in the commonest of them, exactly; others keep theirs", () => {
  expect(read("Weight", "850 g", "1.2 kg", "7 kg")).toEqual({
    unit: "kg",
    numbers: ["0.85 kg (3)", "1.2 kg (1)", "7 kg (0)"],
  });
  expect(read("Reach", "3 m", "10 ft", "4 m").unit).toBeUndefined();
  expect(read("Time", "3 days", "10 hours", "4 days").unit).toBeUndefined();
});

test("tonnes and kilograms are powers of ten of each other, and nobody knows which ton is meant", () => {
  expect(read("年加工能力", "800吨", "12万公斤", "1500吨")).toEqual({
    unit: "吨",
    numbers: ["800 吨 (0)", "120 吨 (-1)", "1500 吨 (0)"],
  });
  expect(read("Weight", "3 tons", "800 kg", "4 tons").unit).toBeUndefined();
});

test("thousands of what is counted are the unit that the page prints", () => {
  expect(read("篇幅", "96千字", "143.5千字")).toEqual({ unit: "千字", numbers: ["96 千字 (0)", "143.5 千字 (1)"] });
  expect(read("篇幅", "9.6万字", "14万字").unit).toBe("万字");
  expect(read("篇幅", "96千字", "14万字").unit).toBe("字");
});

test("how a sheet is folded is a format and no number", () => {
  expect(read("开本", "16开", "24开").numbers).toEqual(["text", "text"]);
});
