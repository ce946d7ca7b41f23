import { expect, test } from "vitest";
import { testRelation } from "../values/relation.fixture.ts";
import { namesOfLeague } from "./league-letters.ts";

const headed = (headings: readonly string[]) =>
  namesOfLeague(
    testRelation(
      "t",
      headings,
      [1, 2, 3].map((at) => ["Reds", ...headings.slice(1).map((_, of) => String(at + of))]),
    ),
  );

test("the letters over a table of those that play each other are said in full", () => {
  expect(headed(["Team", "Pld", "W", "D", "L", "GF", "GA", "Pts."])).toEqual({
    Pld: "matches played",
    W: "wins",
    D: "draws",
    L: "defeats",
    GF: "goals scored",
    GA: "goals conceded",
    "Pts.": "points",
  });
});

test("a letter without its counterpart may be anything", () => {
  expect(headed(["Motor", "W", "V", "P"])).toEqual({});
});
