import { expect, test } from "vitest";
import { partsOfKinds } from "./parts-of-kinds.ts";
import type { SurveyedRelation } from "./survey.ts";

const SITE = "https://a.example";
const collection = (name: string, hasNoun: boolean, paths: readonly string[]): SurveyedRelation =>
  ({
    relation: { source: "page_collection", name, rows: paths.map((path) => ({ cells: [], about: `${SITE}/${path}` })) },
    naming: { singular: "town", plural: "towns", source: "" },
    hasNoun,
  }) as unknown as SurveyedRelation;
const inFolder = (folder: string, hasNoun = false) =>
  collection(
    "a.example/*/*",
    hasNoun,
    ["ash", "beck", "cove"].map((name) => `${folder}/${name}`),
  );
const urls = [`${SITE}/`];

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
