import { expect, test } from "vitest";
import { crossedScopes } from "./crossed-scopes.ts";
import type { PageScope } from "./page-scope.ts";

const scope = (key: string, page: string | undefined, members: string, noun?: string): PageScope => ({
  key,
  ...(page === undefined ? {} : { page }),
  members: [...members],
  noun,
  where: (site) => `in “${key}” on ${site}`,
});

const CASTLES = scope("Castles", "kinds", "abcdefg", "castle");
const ABBEYS = scope("Abbeys", "kinds", "hijkl", "abbey");

test("what one page places and another sorts is of the sort that most of it is", () => {
  const [north, ...more] = crossedScopes([scope("North", "places", "abcdhx"), CASTLES, ABBEYS]);
  expect(more).toEqual([]);
  expect(north).toMatchObject({ members: ["a", "b", "c", "d"], noun: "castle" });
  expect(north?.where("the site")).toBe("in “North” on the site");
});

test("what is a few of a place, is called by a word already, or is sorted by the same page is not crossed", () => {
  expect(crossedScopes([scope("North", "places", "ahxyzw"), CASTLES, ABBEYS])).toEqual([]);
  expect(crossedScopes([scope("Ruins", "places", "abcdhx", "ruin"), CASTLES])).toEqual([]);
  expect(crossedScopes([scope("North", "kinds", "abcdhx"), CASTLES])).toEqual([]);
  expect(crossedScopes([scope("Names with A", undefined, "abcdhx"), CASTLES])).toEqual([]);
});
