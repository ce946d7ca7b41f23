import { expect, test } from "vitest";
import type { SurveyedRelation } from "../surveyed.ts";
import { collectionsWithStrays } from "./strays.ts";

const relation = (source: string, pages: readonly string[]): SurveyedRelation =>
  ({
    relation: { source, rows: pages.map((name) => ({ cells: [], about: `https://a.example/${name}` })) },
  }) as unknown as SurveyedRelation;
const TOWNS = ["ash", "beck", "cove", "dale", "elm", "firth", "glen"];
const towns = relation("page_collection", TOWNS);

test("a list that leads to one page more shows that it is missing in the collection", () => {
  expect(collectionsWithStrays([towns, relation("records", [...TOWNS, "old/holm"])])).toEqual([towns]);
});

test("a list of the collection, of a part of it, or of another kind as well, shows nothing", () => {
  expect(collectionsWithStrays([towns, relation("records", TOWNS)])).toEqual([]);
  expect(collectionsWithStrays([towns, relation("records", [...TOWNS.slice(1), "old/holm"])])).toEqual([]);
  const rivers = relation("page_collection", ["aire", "bure", "cam"]);
  const all = relation("records", [...TOWNS, "aire", "bure", "cam"]);
  expect(collectionsWithStrays([towns, rivers, all])).toEqual([]);
  const many = ["1", "2", "3", "4", "5", "6", "7", "8"];
  expect(collectionsWithStrays([towns, relation("records", [...TOWNS, ...many])])).toEqual([]);
});
