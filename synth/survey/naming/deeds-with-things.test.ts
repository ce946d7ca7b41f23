import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import type { SurveyedRelation } from "../surveyed.ts";
import { withDeedsNamed } from "./deeds-with-things.ts";

const surveyed = (relation: SurveyedRelation["relation"], singular: string): SurveyedRelation => ({
  relation,
  naming: { singular, plural: singular, source: "" },
  hasNoun: true,
  columns: [],
  dropped: [],
  groups: [],
  nouns: [],
});
const FAIRS = ["a", "b"].map((name) => `https://x.example/fair/${name}`);
const fairs = testRelation("fairs", ["名称"], [["甲展会"], ["乙展会"]]);
const ofPages = {
  ...fairs,
  source: "page_collection" as const,
  rows: fairs.rows.map((row, at) => ({ ...row, about: FAIRS[at]! })),
};
const painters = (heading: string) => {
  const made = testRelation(
    "painters",
    ["姓名", heading],
    [
      ["甲", "甲展会"],
      ["乙", "乙展会"],
    ],
  );
  const rows = made.rows.map((row, at) => {
    const value = { kind: "entity" as const, printed: "展会", href: FAIRS[at]! };
    return { ...row, cells: row.cells.with(1, { ...row.cells[1]!, value }) };
  });
  const columns = made.columns.map((column, at) => (at === 1 ? { ...column, type: "entity" as const } : column));
  return { ...made, columns, rows };
};
const namesOf = (heading: string, noun = "展会") =>
  withDeedsNamed([surveyed(ofPages, noun), surveyed(painters(heading), "画家")])[1]!.naming.names;

test("what a deed leads to is called by the deed and by what it is", () => {
  expect(namesOf("首次参展")).toEqual({ 首次参展: "首次参展的展会" });
  expect(namesOf("首次参加展会")).toBeUndefined();
  expect(namesOf("代表展会")).toBeUndefined();
});

test("what is done there is no word for the place, and what the place is called is", () => {
  expect(namesOf("外景取景", "古镇")).toEqual({ 外景取景: "外景取景的古镇" });
  expect(namesOf("承办", "酒店")).toEqual({ 承办: "承办的酒店" });
  expect(namesOf("演出", "演出场馆")).toEqual({ 演出: "演出场馆" });
  // Somebody is said to do it.
  expect(namesOf("设计", "建筑师")).toBeUndefined();
  expect(namesOf("取景地", "古镇")).toBeUndefined();
});
