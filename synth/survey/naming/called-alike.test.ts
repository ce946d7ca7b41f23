import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import type { SurveyedRelation } from "../surveyed.ts";
import { calledAlike } from "./called-alike.ts";

const surveyed = (id: string, source: string, plural = "lakes"): SurveyedRelation => ({
  relation: testRelation(id, ["Lake", "Depth"], [["Ard", "7 m"]]),
  naming: { singular: plural.slice(0, -1), plural, source },
  hasNoun: true,
  columns: [],
  dropped: [],
  groups: [],
  nouns: [],
});
const ids = (...all: SurveyedRelation[]) => calledAlike(all, "on the Acme site").map(({ relation }) => relation.id);

test("lists of one name that stand at places of one name cannot be told apart", () => {
  const place = "on the page “Lakes” of the Acme site";
  expect(ids(surveyed("a", place), surveyed("b", place), surveyed("c", "on the page “Seas” of the Acme site"))).toEqual(
    ["a", "b"],
  );
  expect(ids(surveyed("a", place), surveyed("b", place, "towns"))).toEqual([]);
  expect(ids(surveyed("a", "on the Acme site"), surveyed("b", "on the Acme site"))).toEqual([]);
});
