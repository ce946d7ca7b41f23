import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { withCountries } from "./countries-of-places.ts";

const countriesOf = (heading: string, cells: readonly string[], called = "Country") => {
  const made = testRelation(
    "studios",
    ["Studio", heading],
    cells.map((cell, at) => [`Studio ${at}`, cell]),
  );
  const relation = withCountries(made);
  const index = relation.columns.findIndex(({ name }) => name === called);
  return index < 0 ? undefined : relation.rows.map(({ cells: all }) => all[index]!.value.printed);
};

const PLACES = ["Leeds, United Kingdom", "Portland, Oregon, USA", "Lund, Sweden", "Oulu, Finland"];

test("the countries behind the places are a column", () => {
  expect(countriesOf("Based in", PLACES)).toEqual(["United Kingdom", "USA", "Sweden", "Finland"]);
  expect(countriesOf("Birthplace", PLACES, "Country of birth")?.[2]).toBe("Sweden");
});

test("counties are no countries, and one country is not spelt two ways", () => {
  expect(
    countriesOf("Location", ["Blackmere, Eastmoor County", "Dale, Eastmoor County", "A, B", "C, D"]),
  ).toBeUndefined();
  expect(countriesOf("Based in", ["Atlanta, Georgia", ...PLACES])).toBeUndefined();
  expect(countriesOf("Based in", [...PLACES, "York, UK"])).toBeUndefined();
  expect(countriesOf("Based in", [...PLACES, "Glasgow, Scotland"])).toBeUndefined();
});

test("what was made, filmed or sold there is not in that country for it", () => {
  expect(countriesOf("Distributor", PLACES)).toBeUndefined();
});
