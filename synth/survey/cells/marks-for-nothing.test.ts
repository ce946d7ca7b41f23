import { expect, test } from "vitest";
import type { Relation } from "../../../core/relation.ts";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { withMarksForNothing } from "./marks-for-nothing.ts";

const clubs = testRelation(
  "clubs",
  ["Club", "Titles"],
  [
    ["Ash", "14"],
    ["Birch", ""],
    ["Cedar", ""],
  ],
  { about: true },
);
const pageOf = (at: number) => clubs.rows[at]!.about!;

const box = (at: number, heading: string, printed: string): Relation => ({
  ...testRelation(`box ${at}`, [heading], [[printed]]),
  source: "infobox",
  url: pageOf(at),
});
const marked = (within: readonly Relation[]) =>
  withMarksForNothing(clubs, within).rows.map(({ cells }) => cells[1]!.value.printed);

test("a dash that a page prints for something stands where it states nothing", () => {
  expect(marked([box(1, "titles", "–"), box(0, "Titles", "14")])).toEqual(["14", "–", ""]);
});

test("what the page says of something else, or says with words, is no mark for it", () => {
  expect(marked([box(1, "Colours", "–")])).toEqual(["14", "", ""]);
  expect(marked([box(2, "Titles", "see below")])).toEqual(["14", "", ""]);
});
