import { expect, test } from "vitest";
import { testRelation } from "../values/relation.fixture.ts";
import { qualifiedFigures } from "./qualified-figures.ts";

test("preliminary figures are said to count as they are printed; other notes say nothing of it", () => {
  const { rows } = testRelation("fairs", ["Name", "Visitors"], [["Fair 7", "29,900"]]);
  const noted = (note: string) => rows.flatMap(({ cells }) => cells.map((cell) => ({ ...cell, notes: [note] })));
  expect(qualifiedFigures(noted("Preliminary figure."))).toBe(
    "Take figures that are marked as preliminary as they are printed.",
  );
  expect(qualifiedFigures(noted("Without the evening opening."))).toBeUndefined();
  expect(qualifiedFigures(rows.flatMap(({ cells }) => cells))).toBeUndefined();
});
