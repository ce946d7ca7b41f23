import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { isNothingLiving, tellsOfPeople } from "./people-by-deeds.ts";

const named = (names: string[], heading: string) =>
  testRelation(
    "r",
    ["Name", heading],
    names.map((name, at) => [name, `${1990 + at}`]),
  );
const PEOPLE = ["Ada Holm", "Bea van Lund", "Cor Moe"];

test("who is called as people are and joined, or was born, is a person", () => {
  expect(tellsOfPeople(named(PEOPLE, "Joined the firm"), 0)).toBe(true);
  expect(tellsOfPeople(named(PEOPLE, "Born"), 0)).toBe(true);
  expect(tellsOfPeople(named(PEOPLE, "Opened"), 0)).toBe(false);
  expect(tellsOfPeople(named(["Kent", "Surrey", "Devon"], "Joined the league"), 0)).toBe(false);
});

test("a prize is no person; an engine or a club may have a person's name", () => {
  expect(["prize", "course", "medal"].map(isNothingLiving)).toEqual([true, true, true]);
  expect(["keeper", "ship", "club", "person"].some(isNothingLiving)).toBe(false);
});
