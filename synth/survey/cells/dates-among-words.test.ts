import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { withDatesAmongWords } from "./dates-among-words.ts";

const DAYS = Array.from({ length: 8 }, (_, at) => `${at + 1} May 18${at + 10} (from the Crown)`);
const read = (cells: readonly string[]) => {
  const rows = cells.map((cell, at) => [`Town ${at}`, cell]);
  const { columns, rows: made } = withDatesAmongWords(testRelation("towns", ["Town", "Charter"], rows));
  return { type: columns[1]!.type, values: made.map(({ cells: [, cell] }) => cell!.value) };
};

test("one day in most cells makes a column of dates; none is none, and several days are not understood", () => {
  const { type, values } = read([
    ...DAYS,
    "none (part of the county)",
    "3 June 1900 (granted); note - renewed on 4 July 1920",
    "3 June 1900 (granted); 4 July 1920 (renewed)",
    "1278 (by custom)",
    "given by several kings, the first in the 12th century",
  ]);
  expect(type).toBe("date");
  expect(values.slice(8).map(({ kind }) => kind)).toEqual(["missing", "date", "unsure", "unsure", "unsure"]);
  expect(values[9]).toMatchObject({ iso: "1900-06-03", printed: "3 June 1900" });
});

test("words with a date here and there stay words", () => {
  const words = DAYS.map((_, at) => `a long story of town ${at}, told in 18${at + 10}`);
  expect(read([...DAYS.slice(0, 5), ...words]).type).toBe("text");
});
