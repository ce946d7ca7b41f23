import { expect, it } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { withSplitCells } from "./split-cells.ts";

const FIGURES = ["503", "408", "410", "412", "415"];
const typeOf = (around: readonly [string, string]) =>
  withSplitCells(
    testRelation(
      "desks",
      ["Desk", "Where"],
      FIGURES.map((figure, at) => [`Desk ${at}`, around.join(figure)]),
    ),
  ).columns[1]!.type;

it.each([
  ["主楼", "室"],
  ["河东路", "号"],
  ["北大厦", "层"],
  ["Room ", ", West Wing"],
  ["Mill Street ", ", rear"],
] as const)("a figure in an address is no quantity: %s…%s", (before, after) => {
  expect(typeOf([before, after])).not.toBe("number");
});

it.each([
  ["百粒重", "克"],
  ["约", "盏灯"],
  ["up to ", " guests"],
] as const)("a figure among other words is one: %s…%s", (before, after) => {
  expect(typeOf([before, after])).toBe("number");
});
