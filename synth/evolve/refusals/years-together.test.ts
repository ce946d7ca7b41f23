import { expect, test } from "vitest";
import { leaf, over } from "../node.ts";
import { partsYears } from "./years-together.ts";

test("what happens each year adds up over the years, what there is each year does not", () => {
  const years = (column: string) => over("over_years", leaf("counties"), { column, time: "Year" });
  const parts = (op: string, column: string) => partsYears(over(op, years(column), { column }));
  expect(["Population", "年初人口", "Births", "出生人数"].map((column) => parts("sum", column))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(parts("mean", "Population")).toBe(false);
});
