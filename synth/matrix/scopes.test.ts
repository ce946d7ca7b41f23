import { expect, test } from "vitest";
import { testRelation } from "../../logic/values/relation.fixture.ts";
import { lakeSite } from "../relation.fixture.ts";
import { surveySite } from "../survey/survey-site.ts";
import { quantitiesOf } from "./quantities.ts";
import { scopesOf } from "./scopes.ts";

test("things without a word in common are compared where those of one kind stand under one heading", () => {
  const rows = Array.from({ length: 12 }, (_, at) => [`Place ${"abcdefghijkl"[at]}`, `${10 + at * at}`]);
  const survey = surveySite(lakeSite([testRelation("places", ["Place", "Depth"], rows)]));
  const [surveyed] = [...survey.relations, ...survey.lone];
  const lakes = { singular: "lake", plural: "lakes", rows: new Set([0, 1, 2, 3, 4, 8]) };
  const north = { text: "North", rows: [0, 1, 2, 3, 4, 5, 6] };
  const naming = { ...surveyed!.naming, singular: "entry", plural: "entries" };
  const mixed = { ...surveyed!, hasNoun: false, naming, nouns: [lakes], groups: [north] };
  const [scope, ...more] = scopesOf({ ...survey, relations: [mixed], lone: [] });
  expect(more).toEqual([]);
  expect(scope?.words).toMatch(/^the five lakes under “North”/);
  expect(scope?.entities.map(({ name }) => name)).toEqual(["a", "b", "c", "d", "e"].map((letter) => `Place ${letter}`));
  expect(scopesOf({ ...survey, relations: [{ ...mixed, nouns: [] }], lone: [] })).toEqual([]);
});

test("of more things than a matrix holds those are compared that come first by a measure, added up or not", () => {
  const rows = (unit: string) =>
    Array.from({ length: 12 }, (_, at) => [`Heron ${"abcdefghijkl"[at]}`, `${100 + at * 7}${unit}`]);
  const scopes = (unit: string) => {
    const survey = surveySite(lakeSite([testRelation("birds", ["Bird", "Wingspan"], rows(unit))]));
    const [surveyed] = [...survey.relations, ...survey.lone];
    const naming = { ...surveyed!.naming, singular: "bird", plural: "birds" };
    return scopesOf({ ...survey, relations: [{ ...surveyed!, hasNoun: true, naming }], lone: [] });
  };
  expect(scopes(" cm").map(({ words }) => words)).toEqual([
    expect.stringMatching(/^the eight birds with the \w+ wingspan/),
  ]);
  expect(scopes(" °C")).toEqual([]);
});

test("nothing is cut or compared by what changes while one looks, and counts are said to be such", () => {
  const rows = Array.from({ length: 12 }, (_, at) => [
    `Heron ${"abcdefghijkl"[at]}`,
    `${100 + at * 7}`,
    `${4000 - at * 31}`,
    `${9 + at * at}`,
  ]);
  const survey = surveySite(lakeSite([testRelation("birds", ["Bird", "Nests", "Downloads", "Eggs"], rows)]));
  const [surveyed] = [...survey.relations, ...survey.lone];
  const naming = { ...surveyed!.naming, singular: "bird", plural: "birds" };
  const birds = { ...survey, relations: [{ ...surveyed!, hasNoun: true, naming }], lone: [] };
  const scopes = scopesOf(birds);
  expect(scopes.map(({ words }) => words)).toEqual([
    expect.stringMatching(/^the eight birds with the \w+ number of nests/),
    expect.stringMatching(/^the eight birds with the \w+ number of eggs/),
  ]);
  expect(quantitiesOf(scopes[0]!, birds).map(({ noun }) => noun)).toEqual(["number of nests", "number of eggs"]);
});

test("what means nothing without a unit is compared where it has one", () => {
  const nouns = (unit: string) => {
    const rows = Array.from({ length: 6 }, (_, at) => [
      `Heron ${"abcdef"[at]}`,
      `${100 + at * at}`,
      `${4000 - at * 31}${unit}`,
    ]);
    const survey = surveySite(lakeSite([testRelation("birds", ["Bird", "Nests", "Unemployment"], rows)]));
    const [surveyed] = [...survey.relations, ...survey.lone];
    const naming = { ...surveyed!.naming, singular: "bird", plural: "birds" };
    const birds = { ...survey, relations: [{ ...surveyed!, hasNoun: true, naming }], lone: [] };
    return quantitiesOf(scopesOf(birds)[0]!, birds).map(({ noun }) => noun);
  };
  expect(nouns("")).toEqual(["number of nests"]);
  expect(nouns(" t")).toContain("unemployment");
});

test("a set that is hardly more than a matrix holds is taken whole, and what is as large stands in the same place", () => {
  const scopes = (count: number) => {
    const rows = Array.from({ length: count }, (_, at) => [
      `Heron ${"abcdefghijkl"[at]}`,
      `${100 + (at === 10 ? 9 : at) * 7}`,
    ]);
    const survey = surveySite(lakeSite([testRelation("birds", ["Bird", "Eggs"], rows)]));
    const [surveyed] = [...survey.relations, ...survey.lone];
    const naming = { ...surveyed!.naming, singular: "bird", plural: "birds" };
    return scopesOf({ ...survey, relations: [{ ...surveyed!, hasNoun: true, naming }], lone: [] });
  };
  expect(scopes(10).map(({ words, whole }) => [words.slice(0, 13), whole])).toEqual([["all ten birds", true]]);
  const [top] = scopes(12);
  expect(top!.whole).toBe(false);
  expect(top!.entities.slice(0, 3).map(({ why }) => why.split(" number")[0])).toEqual([
    "It has the highest",
    "It has the second-highest",
    "It has the second-highest",
  ]);
});

test("a heading that several lists have does not say which of them is meant", () => {
  const rows = Array.from({ length: 12 }, (_, at) => [`Heron ${"abcdefghijkl"[at]}`, `${100 + at * 7}`]);
  const survey = surveySite(lakeSite([testRelation("birds", ["Bird", "Eggs"], rows)]));
  const [surveyed] = [...survey.relations, ...survey.lone];
  const naming = { ...surveyed!.naming, singular: "bird", plural: "birds" };
  const groups = [
    { text: "Residents", rows: [0, 1, 2, 3, 4] },
    { text: "Residents", rows: [5, 6, 7, 8, 9] },
  ];
  const under = (given: typeof groups) =>
    scopesOf({ ...survey, relations: [{ ...surveyed!, hasNoun: true, naming, groups: given }], lone: [] }).filter(
      ({ whole }) => whole,
    );
  expect(under(groups)).toEqual([]);
  expect(under(groups.slice(1))).toHaveLength(1);
});
