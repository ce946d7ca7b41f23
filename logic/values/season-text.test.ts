import { expect, test } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "./relation.fixture.ts";
import { seasonStart } from "./season-text.ts";

test("a season is two calendar years that follow each other, and begins in the first", () => {
  for (const [text, year] of [
    ["2006–07", 2006],
    ["1999-2000", 1999],
    ["1999/00", 1999],
    ["2011–12 season", 2011],
    ["2011-12赛季", 2011],
  ] as const)
    expect(seasonStart(text), text).toBe(year);
  for (const text of ["2006", "2006–08", "2006-12-07", "1990-1995", "in 2006–07", "2006–07 – champions"])
    expect(seasonStart(text), text).toBeUndefined();
});

const SEASONS = ["2006–07", "2007–08", "2008–09", "2009–10", "2010–11"];
const points: Readonly<Record<string, readonly number[]>> = {
  Reds: [20, 31, 29, 44, 40],
  Blues: [50, 42, 47, 30, 38],
  Greens: [11, 12, 18, 25, 26],
};
const { ask, refusal } = asker(
  [
    testRelation(
      "clubs",
      ["Club", "Season", "Points"],
      Object.entries(points).flatMap(([club, all]) => all.map((one, at) => [club, SEASONS[at]!, `${one}`])),
    ),
  ],
  { clubs: { singular: "entry", plural: "entries", source: "on the League site" } },
);
const SERIES = { op: "series", from: "clubs", time: "Season", column: "Points", by: "Club", label: "Reds" };
const SPAN = { column: "Points", since: "2006", until: "2010" };

test("what is followed from season to season is said and answered in seasons", () => {
  expect(ask([SERIES, { op: "absolute_change", from: "s1", ...SPAN }])).toMatchObject({
    question: "On the League site, by how much did the number of points of Reds rise from 2006–07 to 2010–11?",
    answer: "20",
  });
  expect(ask([SERIES, { op: "largest_change", from: "s1", ...SPAN, direction: "rise" }])).toMatchObject({
    question:
      "On the League site, in which season from 2007–08 to 2010–11 did the number of points of Reds rise the most against the season before? Compare by the amount of the change, not by its percentage.",
    answer: "2009–10",
  });
  expect(ask([SERIES, { op: "turning_year", from: "s1", ...SPAN, direction: "fall" }])).toMatchObject({
    question:
      "On the League site, in which season from 2007–08 to 2010–11 did the number of points of Reds first fall against the season before?",
    answer: "2008–09",
  });
});

test("several things are compared from season to season", () => {
  const trend = { op: "trend", from: "clubs", by: "Club", time: "Season", take: "absolute", ...SPAN };
  const best = { op: "kth", from: "s1", by: "absolute change of Points 2006-2010", k: 1, end: "highest" };
  expect(ask([trend, best, { op: "label_of", from: "s2" }])).toMatchObject({
    question:
      "On the League site, which club has the largest increase in the number of points from 2006–07 to 2010–11?",
    answer: "Reds",
  });
});

test("a rate per calendar year is none per season", () => {
  expect(refusal([SERIES, { op: "cagr", from: "s1", ...SPAN }], 2)).toBe("not_a_year");
  expect(refusal([SERIES, { op: "linear_forecast", from: "s1", ...SPAN, at: "2012" }], 2)).toBe("not_a_year");
});

test("a season may be called by the year that it is played in", () => {
  expect(["2006赛季", "2006年赛季", "2006"].map(seasonStart)).toEqual([2006, 2006, undefined]);
});
