import { expect, test } from "vitest";
import { fullestFirst, shortOf } from "./generate-matrices.ts";

const composed = (dimensions: number, entities: number, whole: boolean) =>
  ({
    matrix: { dimensions: Array(dimensions).fill({}), entities: Array(entities).fill({}) },
    scope: { whole },
  }) as Parameters<typeof fullestFirst>[0][number];

test("of two matrices that are nearly as full, the one of a closed set comes before a list of the first eight", () => {
  const [closed, list, fuller] = [composed(6, 7, true), composed(6, 8, false), composed(8, 8, false)];
  expect(fullestFirst([list, closed, fuller])).toEqual([fuller, closed, list]);
});

test("it is said how many of how many matrices there are, and why no more", () => {
  expect(shortOf(2, 2, { divergent: 3 }, [])).toEqual({});
  expect(shortOf(0, 2, { alike: 1, divergent: 3 }, ["two quantities", "two quantities"]).short).toBe(
    "0 of 2 matrices. refused: divergent (3), alike (1); lacking: two quantities.",
  );
});
