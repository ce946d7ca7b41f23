import { expect, test } from "vitest";
import type { Column } from "../../core/relation.ts";
import { chineseColumn } from "./column-noun.ts";

const said = (name: string, unit?: string) =>
  chineseColumn({ name, type: "number", role: "measure", ...(unit === undefined ? {} : { unit }) } as Column);

test("whom a sum is asked of is said with what it is: a price", () => {
  expect([said("非会员", "元"), said("成人", "¥"), said("学生", "元/人")]).toEqual(["非会员价", "成人价", "学生价"]);
  expect(said("收费标准 > 儿童", "元")).toBe("儿童价");
});

test("of people that are counted, of sums in millions and of what is a price already nothing changes", () => {
  expect(said("学生", "人")).toBe("学生人数");
  expect(said("学生", "万元")).toBe("学生");
  expect(said("会员费", "元")).toBe("会员费");
  expect(said("人均工资 > 学生", "元")).not.toBe("学生价");
});

test("what is sold for a sum is said with what that is: a price", () => {
  expect([said("联票", "元"), said("季卡", "¥"), said("收费标准 > 双人套餐", "元")]).toEqual([
    "联票价格",
    "季卡价格",
    "双人套餐价格",
  ]);
  expect([said("支票", "元"), said("股票", "万元"), said("联票", "张"), said("联票价", "元")]).toEqual([
    "支票",
    "股票",
    "联票数量",
    "联票价",
  ]);
});
