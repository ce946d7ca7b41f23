import { expect, test } from "vitest";
import { nounOfRows } from "./noun-of-rows.ts";

const nouns = [
  { singular: "country", plural: "countries", rows: new Set([0, 1, 2]) },
  { singular: "territory", plural: "territories", rows: new Set([3, 4]) },
  { singular: "ocean", plural: "oceans", rows: new Set([5]) },
];

test("rows are called by the word that is said of all of them, or by two words that are each said of some", () => {
  expect(nounOfRows(nouns, [0, 2])?.plural).toBe("countries");
  expect(nounOfRows(nouns, [0, 3])).toEqual({
    singular: "country or territory",
    plural: "countries and territories",
  });
});

test("words that leave any of the rows out name none of them", () => {
  expect(nounOfRows(nouns, [0, 1, 2, 6])).toBeUndefined();
  expect(nounOfRows(nouns, [0, 1, 2, 3, 4, 6])).toBeUndefined();
  expect(nounOfRows(nouns, [0, 1, 2, 3, 5, 6])).toBeUndefined();
});

test("three kinds, and rows that no heading has a word for, have none", () => {
  expect(nounOfRows(nouns, [0, 3, 5])).toBeUndefined();
  expect(nounOfRows(nouns, [0, 6])).toBeUndefined();
});
