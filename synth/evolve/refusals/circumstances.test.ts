import { expect, test } from "vitest";
import { leaf, over } from "../node.ts";
import { goesByCircumstance } from "./circumstances.ts";

const where = (column: string) => ({ where: { column, is: "=", value: "雨" } });
const kept = (column: string) => over("filter", leaf("hikes"), where(column));

test("nobody counts sorts of weather, or the days from the first rainy hike to the last", () => {
  expect(goesByCircumstance(over("distinct", leaf("hikes"), { column: "天气" }))).toBe(true);
  expect(goesByCircumstance(over("probability", leaf("hikes"), where("路况")))).toBe(true);
  expect(goesByCircumstance(over("date_span", kept("当日天气"), { column: "日期" }))).toBe(true);
  expect(goesByCircumstance(over("range", kept("Weather conditions"), { column: "Date" }))).toBe(true);
});

test("what has that weather is found by it", () => {
  expect(goesByCircumstance(over("mode", leaf("hikes"), { column: "天气" }))).toBe(false);
  expect(goesByCircumstance(over("mean", kept("天气"), { column: "时长" }))).toBe(false);
  expect(goesByCircumstance(over("distinct", leaf("hikes"), { column: "天气站" }))).toBe(false);
});
