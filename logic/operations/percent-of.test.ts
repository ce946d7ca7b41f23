import { expect, test } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";

const LAMPS = testRelation(
  "lamps",
  ["Lamp", "First lit", "Height", "Shape", "Built"],
  [
    ["Ann", "1901", "5 m", "Round", "1900"],
    ["Bea", "1902", "6 m", "Round", "1901"],
    ["Cid", "1903", "7 m", "Square", "1902"],
    ["Dot", "1904", "8 m", "Square", "1903"],
    ["Eve", "1905", "9 m", "Round", "1904"],
  ],
);
const { ask } = asker([LAMPS], { lamps: { singular: "lamp", plural: "lamps", source: "on the Light site" } });
const question = (...steps: Parameters<typeof ask>[0]) => ask(steps).question.replace("On the Light site, ", "");

test.each([
  [{ column: "Height", is: ">", value: "5" }, "whose height is greater than 5 m"],
  [{ column: "Built", is: ">", value: "1900" }, "built after 1900"],
])("what the whole is chosen by is not said again of the part", (where, said) => {
  const high = { op: "filter", from: "lamps", where };
  const round = { op: "filter", from: "s1", where: { column: "Shape", is: "equals", value: "Round" } };
  const [all, some] = [
    { op: "count", from: "s1" },
    { op: "count", from: "s2" },
  ];
  expect(question(high, round, all, some, { op: "percent_of", part: "s4", whole: "s3" })).toBe(
    `what percentage of the lamps ${said} are lamps whose shape is Round?`,
  );
});

test("what was first done may have been done again: the second of all is no second to be so", () => {
  expect(
    question({ op: "kth", from: "lamps", by: "First lit", k: 2, end: "lowest" }, { op: "label_of", from: "s1" }),
  ).toBe("which lamp has the second-earliest year of first lighting?");
});
