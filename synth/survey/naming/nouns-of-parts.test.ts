import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { nounsOfSome } from "./nouns-of-parts.ts";

const clubs = (sorts: readonly string[]) =>
  testRelation(
    "clubs",
    ["Club", "Sort of club"],
    sorts.map((sort, at) => [`Club ${"ABCDEFGH"[at]}`, sort]),
  );
const nouns = [
  { singular: "club", plural: "clubs", rows: new Set([0, 1, 2, 3]) },
  { singular: "comer", plural: "comers", rows: new Set([4, 5]) },
];
const named = (sorts: readonly string[]) => nounsOfSome(nouns, "clubs", clubs(sorts)).map(({ plural }) => plural);

test("a heading over a part of a list names no other kind where a column sorts the things so", () => {
  const rest = ["Rowing", "Rowing", "Sailing", "Sailing"];
  expect(named([...rest, "New comer", "New comer"])).toEqual([]);
  expect(named([...rest, "Rowing", "Sailing"])).toEqual(["comers"]);
});
