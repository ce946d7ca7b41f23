import { expect, test } from "vitest";
import { read } from "../read.ts";
import { limitRows } from "./limit-rows.ts";

const limits = (...rows: readonly (readonly string[])[]) => [
  ...limitRows(rows.map((row) => row.map((text) => ({ text })))),
];
const WELLS = [
  ["Alder well", "0.4", "7.1", "120"],
  ["Birch well", "0.9", "7.9", "86"],
  ["Cedar well", "0.2", "6.8", "95"],
];

test("a row of bounds and intervals that the figures of all others keep to says what they must keep to", () => {
  expect(limits(["Legal limit", "≤ 1", "6.5–8.5", "< 250"], ...WELLS)).toEqual([0]);
  expect(limits(...WELLS, ["Permitted", "at most 1", "6.5 to 8.5", ""])).toEqual([3]);
  expect(limits(["标准限值", "不超过1", "6.5～8.5", "≤250"], ...WELLS)).toEqual([0]);
});

test("a thing of which there was too little to measure is one, as are those of a table of ranges", () => {
  expect(limits(...WELLS, ["Dogwood well", "<0.1", "7.0", "<5"])).toEqual([]);
  expect(limits(...WELLS, ["Elm well", "<0.1", "<1", "<5"])).toEqual([]);
  const ranges = WELLS.map(([name = "", ...cells]) => [name, ...cells.map((text) => `≤ ${text}`)]);
  expect(limits(...ranges)).toEqual([]);
  expect(limits(["Limit", "≤ 1", "", ""], ...WELLS)).toEqual([]);
});

test("such a row of a table is shown and never counted", async () => {
  const line = (cells: readonly string[]) => `<tr>${cells.map((text) => `<td>${text}</td>`).join("")}</tr>`;
  const rows = [["Well", "Iron (mg/L)", "pH", "Chloride (mg/L)"], ["Legal limit", "≤1", "6.5–8.5", "≤250"], ...WELLS];
  const html = `<html lang="en"><title>T</title><body><h1>Wells</h1><table>${rows.map(line).join("")}</table></body></html>`;
  const body = new TextEncoder().encode(html);
  const { relations } = await read({ url: "https://a.example/", contentType: "text/html", body }, { relations: true });
  expect(relations[0]!.rows.map(({ total }) => total === true)).toEqual([true, false, false, false]);
  expect(relations[0]!.columns.map(({ type }) => type)).toEqual(["text", "number", "number", "number"]);
});
