import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { isRiseThatFalls } from "./rises-that-fall.ts";

const LAST: Readonly<Record<string, number>> = { North: 150, South: 120, East: 90, West: 80 };
const years = testRelation(
  "years",
  ["Region", "Year", "Visitors"],
  Object.entries(LAST).flatMap(([region, last]) => [
    [region, "2015", "100"],
    [region, "2018", `${last}`],
  ]),
);
const bench = new Workbench(surveySite(lakeSite([years])));
const trend = over("trend", leaf("years"), {
  by: "Region",
  time: "Year",
  column: "Visitors",
  take: "absolute",
  since: "2015",
  until: "2018",
});
const chosen = (end: string, k: number) => over("kth", trend, { by: "absolute change of Visitors 2015-2018", end, k });

test("an increase is asked for where what is found did increase", () => {
  expect(isRiseThatFalls(chosen("highest", 2), bench)).toBe(false);
  expect(isRiseThatFalls(chosen("highest", 3), bench)).toBe(true);
  expect(isRiseThatFalls(chosen("lowest", 1), bench)).toBe(true);
});
