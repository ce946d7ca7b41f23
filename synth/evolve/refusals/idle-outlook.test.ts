import { expect, test } from "vitest";
import { outlookColumn } from "../../../logic/operations/outlook.ts";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { isIdleOutlook } from "./idle-outlook.ts";

/** Oban leads in all years; Wick and Ayr change places. */
const VISITS: Record<string, number[]> = {
  Oban: [90, 91, 95, 94, 97],
  Wick: [30, 35, 40, 45, 52],
  Ayr: [44, 43, 41, 40, 39],
};
const YEARS = [2010, 2011, 2012, 2013, 2014];
const made = testRelation(
  "visits",
  ["Year", "Port", "Visits"],
  YEARS.flatMap((year, at) => Object.entries(VISITS).map(([port, all]) => [String(year), port, String(all[at])])),
);
const rows = made.rows.map((row, at) => ({
  ...row,
  cells: row.cells.map((cell) => ({
    ...cell,
    evidence: { ...cell.evidence, url: `https://lakes.example/${Math.floor(at / 3)}` },
  })),
}));
const bench = new Workbench(surveySite(lakeSite([{ ...made, source: "html_table", rows }])));

test("a forecast of who will lead decides nothing where the same led in every year", () => {
  const params = { by: "Port", time: "Year", column: "Visits", since: "2010", until: "2014", at: "2016" };
  const placed = (k: number) =>
    over(
      "label_of",
      over("kth", over("outlook", leaf("visits"), params), { by: outlookColumn(params), k, end: "highest" }),
    );
  expect(isIdleOutlook(placed(1), bench)).toBe(true);
  expect(isIdleOutlook(placed(2), bench)).toBe(false);
});
