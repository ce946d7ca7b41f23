import { expect, test } from "vitest";
import type { Relation } from "../../../core/relation.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { makeCandidate } from "../candidate.ts";
import { over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { tablesOfPages } from "./tables-of-pages.fixture.ts";
import { tallyOf } from "./tallies.ts";

/** The fittings of five boats, a table on each boat's page. */
function fittings(subject: string, counts = [3, 4, 5, 6, 7]): Relation {
  const rows = ["Ant", "Bee", "Cod", "Doe", "Elk"].flatMap((boat, at) =>
    Array.from({ length: counts[at]! }, (_, fitting) => [boat, `part ${fitting}`, fitting % 2 === 0 ? "brass" : "oak"]),
  );
  return tablesOfPages("Fittings", [subject, "Fitting", "Material"], rows);
}

const benchOf = (subject: string) => new Workbench(surveySite(lakeSite([fittings(subject)])));

test("how many rows the page of each thing has is a quantity of these things", () => {
  const bench = benchOf("Boat");
  const tally = tallyOf(bench.survey.relations[0]!)!;
  expect(bench.columns(tally).map(({ column, values }) => [column.name, values.map(({ printed }) => printed)])).toEqual(
    [["count", ["3", "4", "5", "6", "7"]]],
  );
  const where = { column: "count", is: ">", value: "4" };
  const counted = makeCandidate(over("count", over("filter", tally, { where })), bench, []);
  expect(counted?.question).toContain("how many boats have more than 4 fittings");
  expect(counted?.execution.answer).toMatchObject({ type: "number", decimal: "3" });
});

test("pages for which there is no word are not counted up", () => {
  expect(benchOf("Page").survey.relations.map(tallyOf)).toEqual([undefined]);
});

test("what a notice lists it does not have", () => {
  expect(benchOf("Notice").survey.relations.map(tallyOf)).toEqual([undefined]);
});

test("so are a few of each, where these differ", () => {
  const tallied = (counts: number[]) =>
    surveySite(lakeSite([fittings("Boat", counts)])).relations.map((one) => tallyOf(one) !== undefined);
  expect(tallied([1, 2, 3, 2, 3])).toEqual([true]);
  expect(tallied([3, 4, 3, 4, 3])).toEqual([false]);
  expect(tallied([1, 1, 2, 1, 3])).toEqual([false]);
});

test("tables that most pages end at one length are cut off there", () => {
  const tallied = (counts: number[]) =>
    surveySite(lakeSite([fittings("Boat", counts)])).relations.map((one) => tallyOf(one) !== undefined);
  expect(tallied([3, 4, 6, 6, 6])).toEqual([false]);
  expect(tallied([3, 3, 3, 4, 6])).toEqual([true]);
});
