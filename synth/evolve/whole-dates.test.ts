import { expect, test } from "vitest";
import { pageCollection } from "../page-collection.fixture.ts";
import { lakeSite } from "../relation.fixture.ts";
import { surveySite } from "../survey/survey-site.ts";
import { wholeDates } from "./whole-dates.ts";
import { Workbench } from "./workbench.ts";

test("each date of a collection is asked for its span and its gaps", () => {
  const mills = pageCollection(
    ["Mill", "Restored on", "Height"],
    ["Ash", "Birch", "Cedar", "Fir", "Oak"].map((name, at) => [name, `${at + 2} May ${1990 + at * 3}`, `${9 + at} m`]),
  );
  const trees = wholeDates(new Workbench(surveySite(lakeSite([mills])))).filter(
    ({ inputs }) => "relation" in inputs["from"]!,
  );
  expect(trees.map(({ op, params }) => [op, params["column"]])).toEqual([
    ["date_span", "Restored on"],
    ["longest_gap", "Restored on"],
  ]);
});
