import { expect, test } from "vitest";
import { endNames, rangeIn } from "./range-cells.ts";

test("the ends of ranges are called by their heading, which says only once that it is an end", () => {
  expect(endNames("Players", false)).toEqual(["Minimum number of players", "Maximum number of players"]);
  expect(endNames("Minimum age", false)).toEqual(["Minimum age", "Maximum age"]);
  expect(endNames("Price range", true)).toEqual(["Minimum price", "Maximum price"]);
});

test("years and codes are no ranges", () => {
  expect(rangeIn("8–10")).toMatchObject({ low: { start: 0, end: 1 }, high: { start: 2, end: 4 } });
  expect([rangeIn("1990-1995"), rangeIn("978-0307269997")]).toEqual([undefined, undefined]);
});
