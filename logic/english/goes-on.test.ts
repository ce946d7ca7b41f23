import { expect, test } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";
import { columnNoun } from "./column-noun.ts";
import { isOfPeople } from "./counted-in-people.ts";

const DIGS = testRelation(
  "digs",
  ["Dig", "Start date", "End date", "Team size", "Difficulty"],
  [
    ["Ard", "1 May 2020", "3 May 2027", "12 people", "Low"],
    ["Bel", "4 May 2021", "2 June 2026", "9 people", "High"],
    ["Cor", "1 May 2022", "9 May 2026", "7 people", "Low"],
  ],
);
const asked = (singular: string, source: string, ...steps: Parameters<ReturnType<typeof asker>["ask"]>[0]) =>
  asker([DIGS], { digs: { singular, plural: `${singular}s`, source } }).ask(steps).question;
const late = [
  { op: "filter", from: "digs", where: { column: "End date", is: "<", value: "2027" } },
  { op: "count", from: "s1" },
];

test("what goes on ends by a year, and whoever is employed has an end date", () => {
  expect(asked("project", "on the Acme site", ...late)).toBe("On the Acme site, how many projects end before 2027?");
  expect(asked("project", "among the three projects listed on the page “Digs” of the Acme site", ...late)).toBe(
    "Among the three projects listed on the page “Digs” of the Acme site, how many end before 2027?",
  );
  expect(asked("clerk", "on the Acme site", ...late)).toContain("whose end date is before 2027");
});

test("the size of a team is not said to be in people, and what a hall holds is", () => {
  const mean = { op: "sum", from: "digs", column: "Team size" };
  expect(asked("project", "on the Acme site", mean)).toMatch(/what is the combined team size of all projects\?/);
  expect([isOfPeople("crew", "people"), isOfPeople("capacity", "people"), isOfPeople("crew", "kg")]).toEqual([
    true,
    false,
    false,
  ]);
});

test("how hard something is comes in levels", () => {
  const kinds = [
    { op: "distinct", from: "digs", column: "Difficulty" },
    { op: "count", from: "s1" },
  ];
  expect(asked("project", "on the Acme site", ...kinds)).toContain("how many different difficulty levels are there");
});

test("one of several times is told by a noun that there is", () => {
  const date = (name: string) => columnNoun({ name, type: "date", role: "date" });
  expect([date("First crossed"), date("First deployed")]).toEqual(["date of first crossing", "“First deployed” date"]);
});

test("a name of many words parts a verb from its subject no farther than one", () => {
  const mills = testRelation(
    "mills",
    ["Mill", "Wheels"],
    [
      ["Ash", "3"],
      ["Elm", "4"],
    ],
  );
  const lines = testRelation(
    "lines",
    ["Line", "Supply"],
    [
      ["Low Oban Bridge Road Line", "Ash"],
      ["Hill Line", "Elm"],
    ],
  );
  const { ask } = asker([mills, lines], {
    mills: { singular: "mill", plural: "mills", source: "on the Acme site" },
    lines: { singular: "line", plural: "lines", source: "on the Acme site" },
  });
  const follow = { op: "follow", left: "lines", right: "mills", on: "Supply", label: "Low Oban Bridge Road Line" };
  expect(ask([follow, { op: "lookup", from: "s1", column: "Wheels" }]).question).toMatch(
    /how many wheels does .* have\?$/,
  );
});
