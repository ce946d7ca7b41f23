import { expect, test } from "vitest";
import type { Column } from "../../core/relation.ts";
import { chineseColumn } from "./column-noun.ts";

const noun = (name: string, unit?: string) =>
  chineseColumn({ name, type: "number", role: "measure", ...(unit === undefined ? {} : { unit }) } satisfies Column);

test("how many there are of people whose word ends in 人 is said with 人数, where 数 alone would be read as that of another word", () => {
  expect(noun("合伙人", "名")).toBe("合伙人人数");
  expect(noun("经纪人", "人")).toBe("经纪人人数");
  expect(noun("工人", "人")).toBe("工人数");
  expect(noun("学员", "名")).toBe("学员人数");
});

test("a name that ends in what counts it takes 数 alone", () => {
  expect(noun("在售品种", "种")).toBe("在售品种数");
  expect(noun("在售茶叶", "种")).toBe("在售茶叶数量");
});
