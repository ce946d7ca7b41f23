import { expect, test } from "vitest";
import type { Relation } from "../../../core/relation.ts";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import type { SurveyedRelation } from "../surveyed.ts";
import { loneTables } from "./lone-tables.ts";

const surveyed = (relation: Relation, singular: string): SurveyedRelation => {
  const columns = relation.columns.map((column, index) => ({
    column: index === 0 ? { ...column, role: "label" as const } : column,
    index,
  }));
  return {
    relation,
    naming: { singular, plural: `${singular}s`, source: "on the Quay site" },
    label: columns[0],
    columns: columns.slice(1),
  } as unknown as SurveyedRelation;
};
const at = (relation: Relation, url: string) => ({
  ...relation,
  url,
  rows: relation.rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => ({ ...cell, evidence: { ...cell.evidence, url } })),
  })),
});
const NAMES = ["North Hall", "South Hall", "Old Barn", "New Barn"];
const halls = at(
  testRelation(
    "halls",
    ["Hall", "Seats"],
    NAMES.map((name, seats) => [name, `${seats + 40}`]),
  ),
  "https://quay.example/halls",
);
const lone = (heading: string, halled: readonly string[], url = "https://quay.example/talks") => {
  const talks = at(
    testRelation(
      "talks",
      ["Talk", heading],
      halled.map((hall, number) => [`Talk ${"ABCDEF"[number]}`, hall]),
    ),
    url,
  );
  const all = [surveyed(halls, "hall"), surveyed(talks, "talk")];
  return [...loneTables(all, [])].some(({ relation }) => relation.id === "halls");
};

test("a table to whose rows a column of another page leads does not stand alone", () => {
  expect(lone("Hall", ["North Hall", "North Hall", "Old Barn", "At sea"])).toBe(false);
});

test("it does where another column names them, hardly any of them, or on its own page", () => {
  expect(lone("Chair", ["North Hall", "North Hall", "Old Barn", "At sea"])).toBe(true);
  expect(lone("Hall", ["North Hall", "North Hall", "North Hall"])).toBe(true);
  expect(lone("Hall", ["North Hall", "Old Barn", "At sea", "Quay", "Pier"])).toBe(true);
  expect(lone("Hall", ["North Hall", "Old Barn"], halls.url)).toBe(true);
});
