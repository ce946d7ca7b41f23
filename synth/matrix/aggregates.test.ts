import { expect, test } from "vitest";
import { testRelation } from "../../logic/values/relation.fixture.ts";
import { lakeSite } from "../relation.fixture.ts";
import { surveySite } from "../survey/survey-site.ts";
import { aggregatesOf } from "./aggregates.ts";

const HEADER = [
  "Workshop",
  "Staff",
  "Turnover",
  "Bench length",
  "Notice period",
  "Grade points",
  "Doors",
  "Vacancy rate",
];
const ROWS = Array.from({ length: 8 }, (_, at) => [
  `Workshop ${"abcdefgh"[at]}`,
  `${12 + at * at}`,
  `£${41_000 + at * 7_300}`,
  `${3 + at} m`,
  `${20 + at * 3} days`,
  `${31 + at * 5}`,
  `${2 + (at % 3)}`,
  `${4 + at * 1.5}%`,
]);

const survey = surveySite(lakeSite([testRelation("workshops", HEADER, ROWS)]));
const [surveyed] = [...survey.relations, ...survey.lone];
const names = ROWS.map(([name]) => name!);
const taken = (name: string) => {
  const index = surveyed!.relation.columns.findIndex((column) => column.name === name);
  const column = { index, column: surveyed!.relation.columns[index]!, coverage: 1, distinct: 8, salience: 1 };
  return aggregatesOf(surveyed!, column, names, survey);
};

test("money and people have a total; lengths, periods, points and rates have none", () => {
  for (const name of ["Staff", "Turnover"]) expect(taken(name), name).toEqual({ additive: true, averaged: true });
  for (const name of ["Bench length", "Notice period", "Grade points", "Vacancy rate"])
    expect(taken(name).additive, name).toBe(false);
});

test("figures of two or three values tell sorts apart: nothing is held against their mean", () => {
  expect(taken("Doors")).toEqual({ additive: false, averaged: false });
  expect(taken("Bench length").averaged).toBe(true);
});

test("what most of the entities have none of has no share and no mean", () => {
  const rows = ROWS.map(([name, staff, turnover], at) => [name!, staff!, turnover!, at < 2 ? `${700 + at * 90}` : "0"]);
  const other = surveySite(lakeSite([testRelation("workshops", ["Workshop", "Staff", "Turnover", "Visitors"], rows)]));
  const [one] = [...other.relations, ...other.lone];
  const column = { index: 3, column: one!.relation.columns[3]!, coverage: 1, distinct: 3, salience: 1 };
  expect(aggregatesOf(one!, column, names, other)).toEqual({ additive: false, averaged: false });
});
