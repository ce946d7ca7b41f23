import { expect, test } from "vitest";
import { leaf, over } from "../node.ts";
import { isChangeOfChange } from "./changes-of-changes.ts";

test("what grows is followed, how fast it grows is not", () => {
  const trend = (column: string) => over("trend", leaf("years"), { column, take: "absolute" });
  const names = ["GDP > real growth rate", "Population growth", "增长率", "Population", "Exports"];
  expect(names.map((name) => isChangeOfChange(trend(name)))).toEqual([true, true, true, false, false]);
  expect(isChangeOfChange(over("mean", leaf("years"), { column: "Population growth" }))).toBe(false);
});
