import { expect, test } from "vitest";
import { testRelation } from "../../logic/values/relation.fixture.ts";
import { whyIdle } from "./idle-columns.ts";
import type { SiteContext } from "./site-context.ts";

test("no year is asked of rows that are called by the years that they are of", () => {
  const relation = testRelation("ties", ["Year", "Cup"], [["2013", "Ash Cup"]]);
  const column = { ...relation.columns[0]!, role: "year" as const };
  const told = { relation, noun: "tie from 2013 to 2015", bare: undefined, names: {}, listing: [] };
  const surveyed = { index: 0, column, coverage: 1, distinct: 3, salience: 1 };
  expect(whyIdle(surveyed, told, {} as SiteContext)).toBe("what its rows are called says it");
});
