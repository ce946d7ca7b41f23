import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { endNames, rangeIn } from "./range-cells.ts";
import { withSplitCells } from "./split-cells.ts";

test("the ends of ranges are called by their heading, which says only once that it is an end", () => {
  expect(endNames("Players", "")).toEqual(["Minimum number of players", "Maximum number of players"]);
  expect(endNames("Minimum age", "")).toEqual(["Minimum age", "Maximum age"]);
  expect(endNames("Price range", "€")).toEqual(["Minimum price", "Maximum price"]);
});

test("years and codes are no ranges", () => {
  expect(rangeIn("8–10")).toMatchObject({ low: { start: 0, end: 1 }, high: { start: 2, end: 4 } });
  expect([rangeIn("1990-1995"), rangeIn("978-0307269997")]).toEqual([undefined, undefined]);
});

test("a range of money under what is sold is two prices, and counts nothing", () => {
  expect(endNames("Tickets", "€")).toEqual(["Minimum ticket price", "Maximum ticket price"]);
  expect(endNames("Admission", "$")).toEqual(["Minimum admission price", "Maximum admission price"]);
  expect(endNames("Day tickets (€)", "€")).toEqual(["Minimum day ticket price (€)", "Maximum day ticket price (€)"]);
  expect(endNames("Salary", "$")).toEqual(["Minimum salary", "Maximum salary"]);
  expect(endNames("Grant size", "$")).toEqual(["Minimum grant size", "Maximum grant size"]);
  expect(endNames("Walks with a guide", "€")).toBeUndefined();
  expect(endNames("门票", "元")).toEqual(["最低门票价格", "最高门票价格"]);
  expect(endNames("月薪", "元")).toEqual(["月薪下限", "月薪上限"]);
});

test("the sign before the ends of a range is what they are paid in", () => {
  const { columns } = withSplitCells(
    testRelation(
      "shows",
      ["Show", "Tickets"],
      ["€8–€20", "€10–€25", "€9–€30", "€12"].map((price, at) => [`Show ${at}`, price]),
    ),
  );
  expect(columns.map(({ name }) => name)).toEqual(["Show", "Tickets", "Minimum ticket price", "Maximum ticket price"]);
});
