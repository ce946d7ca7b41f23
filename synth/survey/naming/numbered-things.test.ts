import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { numberedThings, numbersRows } from "./numbered-things.ts";

const called = (names: string[], singular: string, plural = `${singular}s`) => {
  const relation = testRelation(
    "things",
    ["Name", "Visitors"],
    names.map((name, at) => [name, `${at + 200}`]),
    { about: true },
  );
  const found = numberedThings(relation, 0, { singular, plural });
  return found && { plural: found.noun.plural, gaps: found.gaps };
};

test("editions are those of what is held, and their numbers say which of all they are", () => {
  expect(called(["8th Harvest Fair", "6th Harvest Fair", "7th Harvest Fair"], "past edition")).toEqual({
    plural: "editions of the Harvest Fair from the 6th to the 8th",
    gaps: false,
  });
  expect(called(["Third Congress", "Fourth Congress", "Fifth Congress"], "congress", "congresses")?.plural).toBe(
    "congresses from the third to the fifth",
  );
});

test("where and when each was, behind what it was, is no part of what they are", () => {
  expect(
    called(
      ["8th Harvest Fair, Oban 2019", "6th Harvest Fair, Wick 2015", "7th Harvest Fair, Tain 2017"],
      "previous fair",
    )?.plural,
  ).toBe("fairs from the 6th to the 8th");
});

test("those that say a year each, in order, are told by the years", () => {
  const fairs = (...years: number[]) =>
    called(
      years.map((year, at) => `${at + 6}th Harvest Fair, ${year}`),
      "past edition",
    )?.plural;
  expect(fairs(2015, 2017, 2018)).toBe("editions of the Harvest Fair from 2015 to 2018");
  expect(fairs(2015, 2018, 2017)).toBe("editions of the Harvest Fair from the 6th to the 8th");
});

test("from the first on they are all that there were", () => {
  expect(called(["1st Harvest Fair", "2nd Harvest Fair", "3rd Harvest Fair"], "edition")?.plural).toBe(
    "editions of the Harvest Fair",
  );
});

test("some that are missing in between leave no whole", () => {
  expect(called(["6th Harvest Fair", "7th Harvest Fair", "9th Harvest Fair"], "edition")?.gaps).toBe(true);
});

test("numbers behind a word are a range without gaps, and else names", () => {
  expect(called(["Issue 31", "Issue 32", "Issue 33"], "issue")?.plural).toBe("issues from Issue 31 to Issue 33");
  expect(called(["Engine 3", "Engine 7", "Engine 12"], "engine")).toBeUndefined();
});

test("names that differ in more than a number are not numbered", () => {
  expect(called(["6th Harvest Fair", "7th Harvest Fair", "8th Spring Fair"], "edition")).toBeUndefined();
  expect(called(["Oban", "Ullapool", "Tobermory"], "port")).toBeUndefined();
});

test("figures headed by what the rows are number them, and figures headed by what there are several of count these", () => {
  const { columns } = testRelation(
    "lots",
    ["Vase", "Lot", "Bids"],
    [
      ["Ewer", "12", "3"],
      ["Flask", "27", "4"],
    ],
  );
  expect(columns.filter((column) => numbersRows(column, "lot")).map(({ name }) => name)).toEqual(["Lot"]);
  expect(columns.some((column) => numbersRows(column, "bid"))).toBe(false);
});
