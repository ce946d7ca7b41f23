import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { isOfSmallBases } from "./small-bases.ts";

const TEAMS = ["North", "South", "East", "West"];
const seasons = testRelation(
  "seasons",
  ["Team", "Year", "Points", "Spectators", "Budget", "Goals"],
  TEAMS.flatMap((team, at) =>
    [2015, 2016, 2017].map((year, on) => [
      team,
      `${year}`,
      `${2 + at + 3 * on}`,
      `${400 + 90 * at + 37 * on}`,
      `${3 + at + on} t`,
      `${60 + 5 * at + 3 * on}`,
    ]),
  ),
);
const bench = new Workbench(surveySite(lakeSite([seasons])));
const trend = (column: string, take: string) =>
  over("trend", leaf("seasons"), { by: "Team", time: "Year", column, take, since: "2015", until: "2017" });
const more = (column: string, value: string) =>
  over("filter", trend(column, "absolute"), {
    where: { column: `absolute change of ${column} 2015-2017`, is: ">", value },
  });

const next = (column: string) => {
  const series = over("series", leaf("seasons"), { time: "Year", column, by: "Team", label: "North" });
  return over("moving_average", series, { column, since: "2015", until: "2017", at: "2018", window: 3 });
};

const grown = (column: string, method?: "growth") =>
  over("outlook", leaf("seasons"), {
    ...{ by: "Team", time: "Year", column, since: "2015", until: "2017", at: "2021" },
    ...(method === undefined ? {} : { method }),
  });

test.each([
  ["what is scored, growing by so much in a hundred", grown("Goals", "growth"), true],
  ["spectators, growing by so much in a hundred", grown("Spectators", "growth"), false],
  ["what is scored, along a line", grown("Goals"), false],
  ["a handful in years to come", next("Points"), true],
  ["many in years to come", next("Spectators"), false],
  ["a handful in percent", trend("Points", "percent"), true],
  ["a handful in numbers", trend("Points", "absolute"), false],
  ["many in percent", trend("Spectators", "percent"), false],
  ["what is scored in percent", trend("Goals", "percent"), true],
  ["what is scored in numbers", trend("Goals", "absolute"), false],
  ["what is measured in percent", trend("Budget", "percent"), false],
  ["those with more than two more", more("Points", "2"), true],
  ["those with more than ten more", more("Points", "10"), false],
  ["those with more than two tonnes more", more("Budget", "2"), false],
])("%s", (_, node, refused) => {
  expect(isOfSmallBases(node, bench)).toBe(refused);
});
