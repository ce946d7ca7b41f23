import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { hidesShare } from "./hides-share.ts";

const HEADER = ["Region", "Year", "Road works", "Growth rate of wages", "Residents"];
const rows = ["Ard", "Bel", "Cor", "Dun"].flatMap((name, at) =>
  [2015, 2016, 2017, 2018].map((year) => [
    name,
    `${year}`,
    `${at + 1}.5% of spending`,
    `${at + 2}.1%`,
    `${4000 + at * year}`,
  ]),
);
const bench = new Workbench(surveySite(lakeSite([testRelation("years", HEADER, rows)])));
const trend = (column: string) =>
  over("trend", leaf("years"), { by: "Region", time: "Year", column, take: "absolute", since: "2015", until: "2018" });

test("an increase of what is given as a share of something else would be taken for one of amounts", () => {
  expect(hidesShare(trend("Road works"), bench)).toBe(true);
  expect(hidesShare(trend("Growth rate of wages"), bench)).toBe(false);
  expect(hidesShare(trend("Residents"), bench)).toBe(false);
});

test("what comes next of a share is asked where the question says of what it is one", () => {
  const outlook = over("outlook", leaf("years"), {
    by: "Region",
    time: "Year",
    column: "Road works",
    since: "2015",
    until: "2018",
    at: "2019",
  });
  expect(hidesShare(outlook, bench)).toBe(false);
});
