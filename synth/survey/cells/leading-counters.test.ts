import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { withoutLeadingCounters } from "./leading-counters.ts";

const named = (heading: string, text: (figure: number) => string) => {
  const figures = [12, 45, 7, 31];
  const films = testRelation(
    "影片",
    ["片名", heading],
    figures.map((figure) => [`片${figure}`, `${figure}`]),
  );
  const all = figures.map(text).join("\n");
  const { name, unnamed } = withoutLeadingCounters(films, () => all).columns[1]!;
  return unnamed ? undefined : name;
};

test("what counts a figure stands behind what is counted", () => {
  expect(named("人想看", (figure) => `${figure} 人想看`)).toBe("想看人数");
  expect(named("人想看", (figure) => `2019-10-26${figure} 人想看`)).toBe("想看人数");
  expect(named("人看过", (figure) => `${figure} 人看过`)).toBe("看过的人数");
  expect(named("次播放", (figure) => `${figure}次播放`)).toBe("播放次数");
  expect(named("条短评", (figure) => `${figure} 条短评`)).toBe("短评数量");
});

test("what counts the figure before is no part of the name of the next", () => {
  expect(named("人,已报名", (figure) => `名额 60 人，已报名 ${figure} 人`)).toBe("已报名人数");
  expect(named("人,已报名", (figure) => `名额 60 人，已报名 ${figure}`)).toBeUndefined();
});

test("nouns that begin alike, and what stands before its figure, stay", () => {
  expect(named("座位数量", (figure) => `${figure} 座位数量`)).toBe("座位数量");
  expect(named("种植面积", (figure) => `${figure} 种植面积`)).toBe("种植面积");
  expect(named("场均观众", (figure) => `场均观众 ${figure}`)).toBe("场均观众");
});
