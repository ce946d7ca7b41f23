import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { withStatisticsNamed } from "./statistics-above.ts";
import { statisticInFull } from "./titled-statistics.ts";

test("a mean of what one noun names is of what the title says of that noun", () => {
  expect(statisticInFull("Average score", ["County entry scores by course, 2019"])).toBe("Average county entry score");
  expect(statisticInFull("Lowest bid (EUR)", ["Lots", "Timber bids"])).toBe("Lowest timber bid (EUR)");
});

test("a title that says nothing of it adds nothing", () => {
  expect(statisticInFull("Average score", ["Our latest scores"])).toBeUndefined();
  expect(statisticInFull("Average score", ["Scores"])).toBeUndefined();
  expect(statisticInFull("Average score", ["Entry fees"])).toBeUndefined();
  expect(statisticInFull("Score", ["Entry scores"])).toBeUndefined();
});

test("the headings of a table are completed by its caption", () => {
  const rows = [
    ["Weaving", "71", "64.5"],
    ["Dyeing", "80", "69.5"],
    ["Felting", "77", "58.5"],
  ];
  const made = testRelation("Entry scores by course", ["Course", "Highest score", "Average score"], rows);
  const page = { html: () => "<html><body></body></html>" };
  const table = {
    ...made,
    source: "html_table" as const,
    rows: made.rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell) => ({
        ...cell,
        evidence: { ...cell.evidence, place: { at: "node" as const, path: "0/1/0" } },
      })),
    })),
  };
  const pages = new Map(table.rows.flatMap(({ cells }) => cells.map(({ evidence }) => [evidence.url, page] as const)));
  expect(withStatisticsNamed(table, pages).columns.map(({ name }) => name)).toEqual([
    "Course",
    "Highest entry score",
    "Average entry score",
  ]);
});
