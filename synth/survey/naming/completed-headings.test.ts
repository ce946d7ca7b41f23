import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { completedHeadings, isUnfinished } from "./completed-headings.ts";

const table = (date: string, ...others: string[]) =>
  testRelation(
    "r",
    ["Name", date, "Height at the time", ...others],
    [
      ["A", "3 May 2020", "12 m", ...others.map(() => "4 May 2020")],
      ["B", "5 June 2021", "14 m", ...others.map(() => "4 July 2021")],
    ],
  );

test("what was so at the time is so at the time of what the page dates", () => {
  const said = { "Height at the time": "height at the time of the eruption" };
  expect(completedHeadings(table("Date of eruption"))).toEqual(said);
  expect(completedHeadings(table("Eruption date"))).toEqual(said);
});

test("where no date or several say what happened, nothing is completed", () => {
  expect(completedHeadings(table("Date"))).toEqual({});
  expect(completedHeadings(table("Date of eruption", "Date of evacuation"))).toEqual({});
});

test("headings that do not say of what are unfinished", () => {
  for (const name of ["Speed at the time", "Of which", "thereof", "Women of these"])
    expect(isUnfinished(name)).toBe(true);
  for (const name of ["Persons on board", "Time", "Staff at year end"]) expect(isUnfinished(name)).toBe(false);
});
