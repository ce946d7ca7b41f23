import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { monthsAt, wholeYear } from "./months-of-years.ts";

test("the rows of months are told, and the row that sums them up", () => {
  const months = ["January", "February", "March", "April", "Annual mean"].map((month, at) => [month, String(at)]);
  const { rows } = testRelation("table", ["Month", "Rain"], months);
  const at = monthsAt(2, rows);
  expect(at).toBe(0);
  expect(rows.map((row) => wholeYear(row, at).total)).toEqual([undefined, undefined, undefined, undefined, true]);
  const towns = testRelation(
    "table",
    ["Town", "Rain"],
    [
      ["Oban", "1"],
      ["Wick", "2"],
      ["Total", "3"],
    ],
  );
  expect(monthsAt(2, towns.rows)).toBeUndefined();
});
