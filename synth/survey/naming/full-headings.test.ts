import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { fullHeadings } from "./full-headings.ts";

const CLUBS = ["Gulls", "Hammers", "Lancers", "Comets", "Wolves", "Miners"];
const table = (name: string, heading: string, figures: readonly number[]) =>
  testRelation(
    name,
    ["Club", "Won", heading],
    CLUBS.map((club, at) => [club, `${at + 3}`, `${figures[at]}`]),
  );
const POINTS = [30, 27, 25, 19, 11, 6];

test("a heading that is cut short says what the site calls the same figures", () => {
  const final = table("final", "Pts", POINTS);
  const called = fullHeadings([
    final,
    table("finishes", "Points", POINTS),
    table("costs", "Paints", [1, 2, 3, 4, 5, 6]),
  ]);
  expect(called(final)).toEqual({ Pts: "points" });
  expect(called({ ...final, id: "other" })).toEqual({ Pts: "points" });
});

test("other figures under a word of its letters are something else", () => {
  const final = table("final", "Pts", POINTS);
  expect(fullHeadings([final, table("finishes", "Points", [30, 27, 25, 19, 11, 7])])(final)).toEqual({});
  expect(fullHeadings([final, table("finishes", "Goals", POINTS)])(final)).toEqual({});
  expect(fullHeadings([final])(final)).toEqual({});
});
