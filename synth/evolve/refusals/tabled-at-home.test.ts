import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { isTabledAtHome } from "./tabled-at-home.ts";
import { tablesOfPages } from "./tables-of-pages.fixture.ts";

const CUPS = ["Ash Cup", "Birch Cup", "Cedar Cup", "Date Cup"];
const YEARS = ["2013", "2014", "2015", "2016"];
const TEAMS = ["Ard", "Bel", "Cor", "Dun", "Eld"];
const home = (cup: string) => `https://lakes.example/${cup}`;
const played = tablesOfPages(
  "Deciders",
  ["Year", "Cup", "Winner", "Loser"],
  YEARS.flatMap((year, at) =>
    CUPS.map((cup, row) => [year, cup, TEAMS[(row + at) % 5]!, TEAMS[(row + at * 2 + 1) % 5]!]),
  ),
);
const deciders = {
  ...played,
  rows: played.rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell, at) =>
      at === 1
        ? { ...cell, value: { kind: "entity" as const, printed: cell.value.printed, href: home(cell.value.printed) } }
        : cell,
    ),
  })),
};
const winners = (years: readonly string[]) =>
  tablesOfPages(
    "Recent winners",
    ["Cup", "Year", "Winner"],
    CUPS.flatMap((cup, row) => years.map((year, at) => [cup, year, TEAMS[(row + at) % 5]!])),
  );
const asks = (years: readonly string[], column: string, is = "equals") => {
  const bench = new Workbench(
    surveySite(lakeSite([deciders, testRelation("towns", ["Town", "Height"], []), winners(years)])),
  );
  const ash = over("filter", leaf(deciders.id), { where: { column: "Cup", is, value: "Ash Cup" } });
  return isTabledAtHome(over("most_common", ash, { column }), bench);
};

test("what the page of the one thing lists of it in as many rows takes that page alone", () => {
  expect(asks(YEARS, "Winner")).toBe(true);
  // Who lost stands there of none.
  expect(asks(YEARS, "Loser")).toBe(false);
  // The page lists some of them.
  expect(asks(YEARS.slice(1), "Winner")).toBe(false);
  expect(asks(YEARS, "Winner", "not_equals")).toBe(false);
});
