import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { together } from "./tables-together.ts";

test("a reader's own word for a column is no heading, also where the tables are typed anew over all of them", () => {
  const list = (rows: readonly (readonly string[])[]) => {
    const made = testRelation("list", ["Year", "Column 2"], rows);
    return { ...made, columns: made.columns.map((one, at) => (at === 1 ? { ...one, unnamed: true } : one)) };
  };
  const figures = list([
    ["2019", "12"],
    ["2020", "14"],
  ]);
  const words = list([
    ["2019", "oak"],
    ["2020", "elm"],
  ]);
  expect(together([figures, words]).columns.map(({ unnamed }) => unnamed === true)).toEqual([false, true]);
  expect(together([figures, figures]).columns.map(({ unnamed }) => unnamed === true)).toEqual([false, true]);
});
