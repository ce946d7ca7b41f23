import { expect, test } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";

const FAIRS = testRelation(
  "fairs",
  ["Name", "Town", "Date"],
  [
    ["Apple Day", "Oban", "3 May 2010"],
    ["Plum Day", "Oban", "9 June 2010"],
    ["Pear Day", "Wick", "1 July 2011"],
    ["Fig Day", "Oban", "4 July 2011"],
    ["Nut Day", "Oban", "8 July 2011"],
  ],
);
const ACTORS = testRelation(
  "actors",
  ["Name", "Stage debut"],
  [
    ["Ada", "3 May 2010"],
    ["Bo", "9 June 2010"],
    ["Cy", "1 July 2011"],
    ["Di", "4 July 2011"],
  ],
);
const { ask } = asker([FAIRS, ACTORS], {
  fairs: { singular: "fair", plural: "fairs", source: "" },
  actors: { singular: "actor", plural: "actors", source: "" },
});
const inOban = { op: "filter", from: "fairs", where: { column: "Town", is: "equals", value: "Oban" } };

test("what takes place on a date is first and last itself, and follows another", () => {
  expect(ask([{ op: "longest_gap", from: "fairs", column: "Date" }]).question).toBe(
    "What is the longest gap, in days, between two consecutive fairs?",
  );
  expect(ask([inOban, { op: "longest_gap", from: "s1", column: "Date" }]).question).toBe(
    "What is the longest gap, in days, between one and the next of the fairs in Oban?",
  );
  expect(ask([{ op: "date_span", from: "fairs", column: "Date" }]).question).toBe(
    "How many days lie between the first and the last fair?",
  );
  expect(ask([{ op: "ranked_value", from: "fairs", by: "Date", k: 1, end: "highest" }]).question).toBe(
    "What is the date of the last fair?",
  );
  const ends = ["lowest", "highest"].map((end) => ({ op: "ranked_value", from: "fairs", by: "Date", k: 1, end }));
  expect(ask([...ends, { op: "time_between", a: "s1", b: "s2", unit: "months" }]).question).toContain(
    "the dates of the first fair and the last fair?",
  );
});

test("a column that is headed by what happened is that itself", () => {
  expect(ask([{ op: "date_span", from: "actors", column: "Stage debut" }]).question).toBe(
    "How many days lie between the earliest and the latest stage debut among all actors?",
  );
  expect(ask([{ op: "ranked_value", from: "actors", by: "Stage debut", k: 1, end: "lowest" }]).question).toBe(
    "What is the date of the earliest stage debut among all actors?",
  );
  expect(
    ask([
      { op: "kth", from: "actors", by: "Stage debut", k: 1, end: "lowest" },
      { op: "label_of", from: "s1" },
    ]).question,
  ).toBe("Which actor has the earliest stage debut?");
});

test("what happened was before or after a year", () => {
  const early = { op: "filter", from: "actors", where: { column: "Stage debut", is: "<", value: "2011" } };
  expect(ask([early, { op: "count", from: "s1" }]).question).toBe(
    "How many actors are there whose stage debut was before 2011?",
  );
});

test("things are of the season that they are filed under", () => {
  const seasons = testRelation(
    "shows",
    ["Name", "Season", "Guests"],
    ["2009/10", "2009/10", "2009/10", "2009/10", "2010/11", "2011/12"].map((season, at) => [
      `Show ${at}`,
      season,
      `${30 + at}`,
    ]),
  );
  const shows = asker([seasons], { shows: { singular: "show", plural: "shows", source: "" } });
  const first = { op: "filter", from: "shows", where: { column: "Season", is: "equals", value: "2009/10" } };
  expect(shows.ask([first, { op: "sum", from: "s1", column: "Guests" }]).question).toContain(
    "at the shows of the 2009/10 season?",
  );
  const many = { op: "filter", from: "s1", where: { column: "Guests", is: ">", value: "30" } };
  expect(shows.ask([first, many, { op: "sum", from: "s2", column: "Guests" }]).question).toContain(
    "shows of the 2009/10 season with more than 30 guests?",
  );
});

test("what took place on the dates of others stands for these dates", () => {
  const cups = testRelation(
    "cups",
    ["Name", "Harbour final > Date"],
    [2010, 2011, 2012, 2014].map((year, at) => [`Year ${"abcd"[at]}`, `${at + 3} May ${year}`]),
  );
  const { ask } = asker([cups], { cups: { singular: "season", plural: "seasons", source: "" } });
  expect(ask([{ op: "longest_gap", from: "cups", column: "Harbour final > Date" }]).question).toBe(
    "What is the longest gap, in days, between two consecutive harbour finals?",
  );
});

test("works start on a thing: the end of all their starts is the year in which they did", () => {
  const bridges = testRelation(
    "bridges",
    ["Name", "Start of works", "Start of lease"],
    ["Ard", "Bel", "Cor", "Dun"].map((name, at) => [name, `${2001 + at}`, `${2011 + 2 * at}`]),
  );
  const { ask: of } = asker([bridges], { bridges: { singular: "bridge", plural: "bridges", source: "" } });
  const asked = (by: string, end: string) => of([{ op: "ranked_value", from: "bridges", by, k: 1, end }]).question;
  expect(asked("Start of works", "lowest")).toBe("What is the earliest year in which works started on any bridge?");
  expect(asked("Start of lease", "highest")).toContain("latest start of lease");
});
