import { expect, test } from "vitest";
import type { SurveyedRelation } from "../surveyed.ts";
import { partsOfKinds } from "./parts-of-kinds.ts";

const SITE = "https://a.example";
const FACTS = ["Height", "Age"];
const collection = (name: string, hasNoun: boolean, paths: readonly string[], facts = FACTS): SurveyedRelation =>
  ({
    relation: {
      source: "page_collection",
      name,
      columns: facts.map((fact) => ({ name: fact, type: "text", role: "text" })),
      rows: paths.map((path) => ({ cells: [], about: `${SITE}/${path}` })),
    },
    naming: { singular: "town", plural: "towns", source: "" },
    hasNoun,
  }) as unknown as SurveyedRelation;
const inFolder = (folder: string, hasNoun = false) =>
  collection(
    "a.example/*/*",
    hasNoun,
    ["ash", "beck", "cove"].map((name) => `${folder}/${name}`),
  );
const urls = [{ url: `${SITE}/`, links: [] }];

test("kinds of two folders are none of each other, though neither has a word of its own", () => {
  expect([...partsOfKinds([inFolder("trees"), inFolder("rivers")], urls)]).toEqual([]);
});

test("pages of one folder in two collections are parts of one kind, as are those of one word", () => {
  const two = [inFolder("trees"), collection("a.example/*/*", false, ["trees/dale", "trees/elm"])];
  expect([...partsOfKinds(two, urls)]).toEqual(two);
  const wide = [inFolder("trees"), collection("a.example/*/*", false, ["trees/dale", "rivers/elm"])];
  expect([...partsOfKinds(wide, urls)]).toEqual(wide);
  const called = [inFolder("trees", true), inFolder("rivers", true)];
  expect([...partsOfKinds(called, urls)]).toEqual(called);
});

test("pages of one folder that state other facts are kinds of their own, though the site has no word for one of them", () => {
  const roses = collection("a.example/*", false, ["abbot", "blush", "cream"], ["Colour", "Scent", "Raiser", "Height"]);
  const raisers = collection("a.example/*", true, ["ann", "bob", "cyd"], ["Born", "Died", "Nursery", "Height"]);
  const named = { ...raisers, naming: { ...raisers.naming, plural: "raisers" } };
  expect([...partsOfKinds([roses, named], urls)]).toEqual([]);
});

const numbered = (plural: string, from: number, count: number): SurveyedRelation => {
  const paths = Array.from({ length: count }, (_, at) => `page${from + at}`);
  const made = collection(`a.example/page*`, true, paths);
  return { ...made, naming: { ...made.naming, plural } };
};
const page = (number: number, to: readonly number[] = []) => ({
  url: `${SITE}/page${number}`,
  links: to.map((one) => ({ url: `${SITE}/page${one}` })),
});
const row = (from: number, count: number) => Array.from({ length: count }, (_, at) => page(from + at));

test("a site may number its kinds and their lists in one row; what is in none of them is missing in each", () => {
  const kinds = [numbered("bridges", 10, 6), numbered("builders", 16, 5)];
  const list = page(30, [10, 11, 12, 13, 14, 15]);
  expect([...partsOfKinds(kinds, [...row(10, 11), list])]).toEqual([]);
  expect([...partsOfKinds(kinds, [...row(10, 11), list, page(31), page(32)])]).toEqual(kinds);
});
