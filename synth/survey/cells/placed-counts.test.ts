import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { withSplitCells } from "./split-cells.ts";

const split = (heading: string, cells: readonly string[]) => {
  const read = withSplitCells(
    testRelation(
      "routes",
      ["Route", heading],
      cells.map((cell, at) => [`R ${"abcdef"[at]}`, cell]),
    ),
  );
  return Object.fromEntries(
    read.columns.map(({ name }, at) => [name, read.rows.map(({ cells }) => cells[at]!.value.printed)]),
  );
};

test("figures of a cell that hold at different times are columns of their own", () => {
  const cells = [
    "8 in summer, 6 in winter",
    "4 in summer, 3 in winter",
    "7 in summer, none in winter",
    "3 in summer, 2 in winter",
  ];
  expect(split("Sailings per weekday", cells)).toMatchObject({
    "Sailings per weekday in summer": ["8", "4", "7", "3"],
    "Sailings per weekday in winter": ["6", "3", "none", "2"],
  });
});

test("what is of something else in each is left as it is", () => {
  const cells = ["8 in May, 6 in June", "4 in July, 3 in March", "7 in April, 2 in June", "3 in summer, 2 in winter"];
  expect(Object.keys(split("Sailings", cells))).toEqual(["Route", "Sailings"]);
});
