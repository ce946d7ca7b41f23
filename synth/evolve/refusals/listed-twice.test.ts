import { expect, test } from "vitest";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { countsListedTwice } from "./listed-twice.ts";
import { tablesOfPages } from "./tables-of-pages.fixture.ts";

const WORKS = ["Ash", "Bay", "Elm"];
const bench = (rows: readonly (readonly string[])[]) =>
  new Workbench(
    surveySite({ ...lakeSite([tablesOfPages("Pumps", ["Works", "Pump", "Power (kW)"], rows)]), sections: ["Pumps"] }),
  );
const rows = Array.from({ length: 9 }, (_, at) => [WORKS[at % 3]!, `Type ${"KLMNOPQRS"[at]}`, `${at * 3 + 10}`]);
const mean = over("mean", leaf("Pumps"), { column: "Power (kW)" });

test("a row that two pages list alike is one thing or two: neither a mean nor a number of all is asked", () => {
  const alike = [...rows.slice(0, 8), ["Elm", rows[0]![1]!, rows[0]![2]!]];
  expect(countsListedTwice(mean, bench(rows))).toBe(false);
  expect(countsListedTwice(mean, bench(alike))).toBe(true);
  const weak = over("filter", leaf("Pumps"), { where: { column: "Power (kW)", is: "<", value: "15" } });
  const strong = over("filter", leaf("Pumps"), { where: { column: "Power (kW)", is: ">", value: "15" } });
  expect(countsListedTwice(over("count", weak), bench(alike))).toBe(true);
  expect(countsListedTwice(over("count", strong), bench(alike))).toBe(false);
});

test("the number that each page lists, and who comes first, are the same either way", () => {
  const alike = bench([...rows.slice(0, 8), ["Elm", rows[0]![1]!, rows[0]![2]!]]);
  const tally = over("group", leaf("Pumps"), { by: "Works", take: "count" });
  expect(countsListedTwice(over("kth", tally, { by: "count", k: 1, end: "highest" }), alike)).toBe(false);
  expect(countsListedTwice(over("sum", tally, { column: "count" }), alike)).toBe(true);
  expect(countsListedTwice(over("kth", leaf("Pumps"), { by: "Power (kW)", k: 1, end: "highest" }), alike)).toBe(false);
});

test("rows of one name with other values are several; sorts that every page has are told by their pages", () => {
  const other = [...rows.slice(0, 8), ["Elm", rows[0]![1]!, "77"]];
  expect(countsListedTwice(mean, bench(other))).toBe(false);
  const sorts = WORKS.flatMap((works) => ["Small", "Large"].map((sort, at) => [works, sort, `${at * 4 + 5}`]));
  expect(countsListedTwice(mean, bench(sorts))).toBe(false);
});
