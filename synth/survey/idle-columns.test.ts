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

test("a figure that is headed by its unit alone is of nothing, unless its title says of what; calories are of food", () => {
  const why = (heading: string, names: Record<string, string> = {}) => {
    const relation = testRelation("farms", ["Farm", heading], [["Ash Farm", "12"]]);
    const told = { relation, noun: "farm", bare: undefined, names, listing: [] };
    const column = { ...relation.columns[1]!, type: "number" as const };
    return whyIdle({ index: 1, column, coverage: 1, distinct: 3, salience: 1 }, told, {
      site: "the Acme site",
      heads: new Map(),
      timed: new Set(),
    } as never);
  };
  const idle = "it says in what it is counted, and not of what";
  expect([why("hectares"), why("Tonnes"), why("Euros")]).toEqual([idle, idle, idle]);
  expect([why("Tonnes", { Tonnes: "tonnes of hay" }), why("Calories"), why("Cows")]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test("a month or a day of the week says when, and not what there was so much of", () => {
  const why = (heading: string, values: string[]) => {
    const relation = testRelation(
      "farms",
      ["Farm", heading],
      values.map((value, at) => [`Farm ${at}`, value]),
    );
    const told = { relation, noun: "farm", bare: undefined, names: {}, listing: [] };
    const column = { ...relation.columns[1]!, type: "number" as const };
    return whyIdle({ index: 1, column, coverage: 1, distinct: 3, salience: 1 }, told, {
      site: "the Acme site",
      heads: new Map(),
      timed: new Set(),
    } as never);
  };
  const idle = "it says of which month or day its figures are, and not what they are";
  expect(
    ["September", "Q3", "9月", "第三季度", "Monday", "星期一", "May > 2024"].map((one) => why(one, ["12"])),
  ).toEqual(Array.from({ length: 7 }, () => idle));
  expect(why("Cows", ["12"])).toBeUndefined();
});
