import { expect, it } from "vitest";
import type { SurveyedRelation } from "../survey/surveyed.ts";
import { arePeople, isCoincidence, isOfBody } from "./coincidences.ts";

const of = (singular: string) => ({ naming: { singular } }) as SurveyedRelation;
const test = (column: string, value: string) => ({ column, is: "equals", value }) as const;

it("what people have in common by a common noun is no tie; a club, a coach and a material are", () => {
  expect(isCoincidence(test("Trade", "roofer"), of("rower"))).toBe(true);
  expect(isCoincidence(test("Club", "Quay Rowers"), of("rower"))).toBe(false);
  expect(isCoincidence(test("Hull", "oak"), of("boat"))).toBe(false);
  expect(isCoincidence(test("职业", "教师"), of("运动员"))).toBe(true);
  expect(isCoincidence(test("教练", "王一平"), of("运动员"))).toBe(false);
});

it("the heights of people are not held against each other, those of towers are", () => {
  expect(isOfBody({ name: "Height" }, of("rower"))).toBe(true);
  expect(isOfBody({ name: "身高" }, of("运动员"))).toBe(true);
  expect(isOfBody({ name: "Height" }, of("tower"))).toBe(false);
});

it.each(["卫星", "国家", "商家", "机器人", "花生", "扶手"])("%s are no people", (singular) => {
  expect(arePeople(of(singular))).toBe(false);
});

it.each(["球星", "作家", "音乐家", "主持人", "研究生", "歌手", "教师", "获奖者"])("%s are people", (singular) => {
  expect(arePeople(of(singular))).toBe(true);
});
