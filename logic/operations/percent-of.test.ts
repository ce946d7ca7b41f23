import { expect, test } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";

const LAMPS = testRelation(
  "lamps",
  ["Lamp", "First lit", "Height", "Shape"],
  [
    ["Ann", "1901", "5 m", "Round"],
    ["Bea", "1902", "6 m", "Round"],
    ["Cid", "1903", "7 m", "Square"],
    ["Dot", "1904", "8 m", "Square"],
    ["Eve", "1905", "9 m", "Round"],
  ],
);
const { ask } = asker([LAMPS], { lamps: { singular: "lamp", plural: "lamps", source: "on the Light site" } });
const question = (...steps: Parameters<typeof ask>[0]) => ask(steps).question.replace("On the Light site, ", "");

test("what the whole is chosen by is not said again of the part", () => {
  const high = { op: "filter", from: "lamps", where: { column: "Height", is: ">", value: "5" } };
  const round = { op: "filter", from: "s1", where: { column: "Shape", is: "equals", value: "Round" } };
  const [all, some] = [
    { op: "count", from: "s1" },
    { op: "count", from: "s2" },
  ];
  expect(question(high, round, all, some, { op: "percent_of", part: "s4", whole: "s3" })).toBe(
    "what percentage of the lamps whose height is greater than 5 m are lamps whose shape is Round?",
  );
});

test("what was first done is done earliest, and not first done earliest", () => {
  expect(
    question({ op: "kth", from: "lamps", by: "First lit", k: 2, end: "lowest" }, { op: "label_of", from: "s1" }),
  ).toBe("which lamp was lit second earliest?");
});
