import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { partScores } from "./part-scores.ts";

const HEADER = ["Name", "Weight", "Burr gap", "Colour", "Noise", "Build", "Ease"];
/** Where each column stands: the name, a table of facts, a block of marks. */
const PLACES = ["0/0", "1/0/0/1", "1/0/1/1", "1/0/2/1", "2/0/1", "2/1/1", "2/2/1"];

function grinders(cells: readonly string[]) {
  const made = testRelation(
    "grinders",
    HEADER,
    [..."ABCD"].map((letter) => [`Grinder ${letter}`, ...cells]),
  );
  const rows = made.rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell, at) => ({
      ...cell,
      evidence: { ...cell.evidence, place: { at: "node" as const, path: PLACES[at]! } },
    })),
  }));
  return partScores({ ...made, rows });
}

test("marks in one block are marks for parts of a thing", () => {
  expect(grinders(["900 g", "2.5", "Red", "7.0", "8.5", "9.0"])).toEqual({
    Noise: "noise score",
    Build: "build score",
    Ease: "ease score",
  });
});

test("figures among other facts, of a unit, or too large for marks are none", () => {
  expect(grinders(["900 g", "2.5", "Red", "64", "8.5", "9.0"])).toEqual({});
  expect(grinders(["900 g", "2.5", "Red", "7.0", "8.5 kg", "9.0"])).toEqual({});
  expect(grinders(["900 g", "2.5", "Red", "7.0", "8.5", "oak"])).toEqual({});
});
