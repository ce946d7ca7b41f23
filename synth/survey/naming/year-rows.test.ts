import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { nameRows } from "./row-naming.ts";

const calledBy = (names: readonly string[], language: "en" | "zh" = "en") => {
  const relation = testRelation(
    "figures",
    ["Name", "Income"],
    names.map((name, at) => [name, `${at * 7 + 12}`]),
  );
  const label = { index: 0, column: relation.columns[0]!, coverage: 1, distinct: names.length, salience: 1 };
  return nameRows(relation, label, new Map(), [], { name: "the Office site", language }, false).plural;
};

test("rows that are called by years alone are years", () => {
  expect(calledBy(["The year 2010", "The year 2011", "The year 2012"])).toBe("years");
  expect(calledBy(["2010年", "2011年", "2012年"], "zh")).toBe("年份");
});

test("others without a word are entries", () => {
  expect(calledBy(["Ash", "Beck", "Cove"])).toBe("entries");
});
