import { expect, test } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";

const trams = testRelation(
  "trams",
  ["Tram", "Depot", "Seats"],
  ["Ash", "Box", "Cob", "Dew", "Elm", "Fig", "Gum", "Haw"].map((name, at) => [
    name,
    ["North Depot", "Quay Depot", "Old Depot", "Hill Depot"][at % 4]!,
    `${20 + 3 * at}`,
  ]),
);
const depots = testRelation(
  "depots",
  ["Depot", "Region", "In service since", "Tracks", "Riders carried in 2020"],
  [
    ["North Depot", "Lowland", "1912", "4", "510"],
    ["Old Depot", "Lowland", "1935", "7", "640"],
    ["Quay Depot", "Lowland", "1988", "9", "130"],
    ["Hill Depot", "Upland", "1921", "3", "130"],
  ],
);
const { ask } = asker([trams, depots], {
  trams: { singular: "tram", plural: "trams", source: "" },
  depots: { singular: "depot", plural: "depots", source: "" },
});
const joined = (...columns: string[]) => ({ op: "join", left: "trams", right: "depots", on: "Depot", columns });
const low = { column: "Region", is: "equals", value: "Lowland" };
const old = { column: "In service since", is: "<", value: "1950" };
const asked = (column: string, ...where: object[]) =>
  ask([
    joined(...where.map((one) => (one as { column: string }).column)),
    ...where.map((one, at) => ({ op: "filter", from: `s${at + 1}`, where: one })),
    { op: "sum", from: `s${where.length + 1}`, column },
  ]).question;

test("what several conditions say of one other thing is said of it at once", () => {
  const said =
    "What is the combined number of seats of the trams whose depot is in the region Lowland and entered service before 1950?";
  expect(asked("Seats", low, old)).toBe(said);
  expect(asked("Seats", old, low)).toBe(said);
});

test("one condition alone is said so where it has a verb of its own", () => {
  expect(asked("Seats", { column: "Tracks", is: ">", value: "5" })).toBe(
    "What is the combined number of seats of the trams whose depot has more than 5 tracks?",
  );
});

test("what the other thing did in a year it did", () => {
  const crews = testRelation(
    "crews",
    ["Crew", "Region", "Walkers rescued in 2020"],
    [
      ["Ash Crew", "Upland", "51"],
      ["Box Crew", "Lowland", "64"],
      ["Cob Crew", "Lowland", "13"],
      ["Dew Crew", "Upland", "17"],
    ],
  );
  const dogs = testRelation(
    "dogs",
    ["Dog", "Crew"],
    ["Rex", "Sky", "Tam", "Una"].map((name, at) => [name, ["Ash Crew", "Box Crew", "Cob Crew", "Dew Crew"][at]!]),
  );
  const { ask: of } = asker([crews, dogs], {
    crews: { singular: "crew", plural: "crews", source: "" },
    dogs: { singular: "dog", plural: "dogs", source: "" },
  });
  const many = { column: "Walkers rescued in 2020", is: ">", value: "20" };
  const two = { op: "identify", from: "crews", where: { and: [low, many] } };
  const by = { op: "identify_by", from: "dogs", on: "Crew", one: "s1" };
  expect(of([two, by, { op: "label_of", from: "s2" }]).question).toBe(
    "Which is the only dog whose crew is in the region Lowland and rescued more than 20 walkers in 2020?",
  );
  const filter = { op: "filter", from: "crews", where: many };
  expect(of([filter, { op: "count", from: "s1" }]).question).toBe(
    "How many crews rescued more than 20 walkers in 2020?",
  );
});
