import { expect, test } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "./relation.fixture.ts";
import { starsDrawn } from "./star-glyphs.ts";

test("signs of stars draw a figure, and words beside them none", () => {
  expect(["★★★★", "★★★☆☆", "⭐ ⭐", "☆☆", "★ 4.5", "4"].map(starsDrawn)).toEqual([
    4,
    3,
    2,
    undefined,
    undefined,
    undefined,
  ]);
});

const inns = testRelation(
  "inns",
  ["名称", "星级"],
  [
    ["松庐", "★★★"],
    ["竹舍", "★★★★"],
    ["梅居", "★★★"],
    ["兰苑", "★★★★"],
  ],
);

test("a question says how many stars, and does not draw them", () => {
  const steps = [
    { op: "filter", from: "inns", where: { column: "星级", is: "equals", value: "★★★★" } },
    { op: "count", from: "s1" },
  ];
  const chinese = asker([inns], { inns: { singular: "民宿", plural: "民宿", source: "江城网站" } }, "zh");
  expect(chinese.ask(steps).question).toContain("星级为四星");
  const english = asker([inns], { inns: { singular: "inn", plural: "inns", source: "the site" } });
  expect(english.ask(steps).question).toContain("four stars");
});
