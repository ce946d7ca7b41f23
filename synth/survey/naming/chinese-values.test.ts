import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { chineseNamesByValues } from "./chinese-values.ts";

const named = (heading: string, ...values: readonly string[]) =>
  chineseNamesByValues(
    testRelation(
      "things",
      ["名称", heading],
      values.map((value, at) => [`第${"甲乙丙丁戊己"[at]}号`, value]),
    ),
  )[heading];

test("colours, shapes and days of the week are named behind a heading that does not say so", () => {
  expect(named("球衣", "红色", "深蓝色", "红白相间色", "黄色")).toBe("球衣颜色");
  expect(named("颜色", "红色", "蓝色", "黄色", "黄色")).toBeUndefined();
  expect(named("平面", "六角形", "八角形", "圆形", "方形")).toBe("平面形状");
  expect(named("闭馆", "周一", "周二", "周一", "星期三")).toBe("闭馆日");
  expect(named("球衣", "红色", "耐克", "黄色", "棉")).toBeUndefined();
});

test("under a dynasty something was founded, and who did it is a person", () => {
  expect(named("建县", "秦", "东汉", "唐", "明")).toBe("建县朝代");
  expect(named("建县", "唐武德四年", "宋初", "明", "清末")).toBeUndefined();
  expect(named("摄影", "李明", "王小川", "欧阳海", "赵刚")).toBe("摄影者");
  expect(named("设计", "省设计院", "市规划局", "李明", "王刚")).toBeUndefined();
});

test("at what o'clock something is, is a time", () => {
  expect(named("首班车", "5:20", "6:00", "06:30", "6:40")).toBe("首班车时间");
  expect(named("发车时间", "5:20", "6:00", "06:30", "6:40")).toBeUndefined();
});
