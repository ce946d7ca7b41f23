import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { withTotalsOf } from "./parts-of-totals.ts";

const ROWS = [
  ["2006", "Ferry", "21,400", "–", "21,400"],
  ["2007", "Ferry", "9,000", "1,200", "10,200"],
  ["2007", "Orchard", "500", "700", "1,200"],
  ["2008", "Orchard", "300", "900", "1,200"],
  ["2009", "Orchard", "100", "950", "1,050"],
];
const named = (caption: string, around: string, rows = ROWS) => {
  const made = testRelation(caption, ["Year", "Game", "Boxed", "Download", "Total"], rows);
  return withTotalsOf(made, { around }).columns.map(({ name, unit }) =>
    unit === undefined ? name : `${name} (${unit})`,
  );
};

test("what adds up to the total under a heading of what is summed is a part of that", () => {
  expect(named("Best sellers, units worldwide", "sales in #")).toEqual([
    "Year",
    "Game",
    "Boxed sales (units)",
    "Download sales (units)",
    "Total sales (units)",
  ]);
  expect(named("Best sellers", "# sales")).toEqual(["Year", "Game", "Boxed sales", "Download sales", "Total sales"]);
});

test("a total of other figures, or under a heading of no sum, is of something unnamed", () => {
  const as = ["Year", "Game", "Boxed", "Download", "Total"];
  expect(named("Best sellers", "statistics in #")).toEqual(as);
  expect(named("Best sellers", "the site's sales, as of #")).toEqual(as);
  const other = ROWS.map(([year, game, one, two], at) => [year!, game!, one!, two!, String(7000 + at)]);
  expect(named("Best sellers", "sales in #", other)).toEqual(as);
});
