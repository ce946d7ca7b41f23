import { expect, test } from "vitest";
import type { Column } from "../../core/relation.ts";
import { chineseColumn } from "./column-noun.ts";
import { chineseQuantityWords } from "./quantity-words.ts";

const column = (name: string, unit?: string) =>
  ({ name, type: "number", role: "measure", ...(unit === undefined ? {} : { unit }) }) as Column;

test("the utmost part of a thing is said with the measure by which it is that", () => {
  const said = [column("最高塔架", "米"), column("最长滑道", "米"), column("最深泳池", "m")].map(chineseColumn);
  expect(said).toEqual(["最高塔架高度", "最长滑道长度", "最深泳池深度"]);
  expect(chineseQuantityWords(column("最高塔架", "米"))).toMatchObject({ less: "低于", low: "低" });
});

test("a level, a measure and what is told in other units stay as they are", () => {
  const said = [column("最高水位", "米"), column("最高高度", "米"), column("最高气温", "℃"), column("最高塔架")];
  expect(said.map(chineseColumn)).toEqual(["最高水位", "最高高度", "最高气温", "最高塔架"]);
});

test("what is an extent itself has no other", () => {
  const said = [
    column("最高升程", "m"),
    column("最长航程", "公里"),
    column("最深吃水", "米"),
    column("最高净高", "米"),
  ];
  expect(said.map(chineseColumn)).toEqual(["最高升程", "最长航程", "最深吃水", "最高净高"]);
  expect(chineseQuantityWords(column("最高升程", "m"))).toMatchObject({ less: "低于" });
});
