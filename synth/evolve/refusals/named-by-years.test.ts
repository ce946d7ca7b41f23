import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { treeObjection } from "./of-trees.ts";

const YEARS = [2004, 2007, 2009, 2012, 2013, 2016];
/** Regattas that are called so, and the day of each. */
const span = (nameOf: (year: number) => string, unit = "years") => {
  const rows = YEARS.map((year, at) => [nameOf(year), `${year}-06-1${at}`, `${300 + at * 17}`]);
  const bench = new Workbench(surveySite(lakeSite([testRelation("regattas", ["Name", "Date", "Boats"], rows)])));
  const end = (which: string) => over("ranked_value", leaf("regattas"), { by: "Date", k: 1, end: which });
  return treeObjection(
    { op: "time_between", params: { unit }, inputs: { a: end("lowest"), b: end("highest") } },
    bench,
  );
};

test("the years between things that are named by their years are read off their names", () => {
  expect(span((year) => `Regatta ${year}`)).toBe("in_order");
});

test("those between things with names of their own are not, nor what the names do not tell", () => {
  expect(span((year) => `Regatta of ${"ABCDEFGHIJKLM"[year - 2004]!}rd`)).toBeUndefined();
  expect(span((year) => `Regatta ${year - 1}`)).toBeUndefined();
});

test("nobody counts the days from one year's edition to that of another", () => {
  const rows = YEARS.map((year, at) => [
    at === 2 ? "Harbour Day" : `Regatta ${year}`,
    `${year}-06-1${at}`,
    `${at * 7}`,
  ]);
  const bench = new Workbench(surveySite(lakeSite([testRelation("regattas", ["Name", "Date", "Boats"], rows)])));
  const day = (label: string) => over("lookup", leaf("regattas"), { column: "Date", label });
  const days = (a: string, b: string) =>
    treeObjection({ op: "days_between", params: {}, inputs: { a: day(a), b: day(b) } }, bench);
  expect(days("Regatta 2012", "Regatta 2013")).toBe("in_order");
  expect(days("Regatta 2012", "Harbour Day")).not.toBe("in_order");
});
