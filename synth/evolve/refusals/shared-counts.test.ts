import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { isOddSum } from "./natural-sums.ts";

const NAMES = ["Aldby", "Birkby", "Corby", "Denby", "Eastby"];
const concerts = testRelation(
  "concerts",
  ["Concert", "Seats"],
  Array.from({ length: 12 }, (_, at) => [`Evening ${"ABCDEFGHIJKL"[at]}`, `${120 + at * 7}`]),
);
const sums = (...counts: number[]) => {
  const players = testRelation(
    "players",
    ["Player", "Concerts", "Instruments"],
    NAMES.map((name, at) => [name, `${counts[at]}`, `${counts[at]! + 1}`]),
  );
  const bench = new Workbench(surveySite(lakeSite([players, concerts])));
  return ["Concerts", "Instruments"].map((column) => isOddSum(over("sum", leaf("players"), { column }), bench));
};

test("what several took part in is not added up where one had most of all there were", () => {
  expect(sums(11, 9, 7, 10, 8)).toEqual([true, false]);
});

test("what each has of its own adds up: none is near to all, or together they are no more", () => {
  expect(sums(2, 3, 4, 1, 5)).toEqual([false, false]);
  expect(sums(7, 1, 1, 2, 0)).toEqual([false, false]);
  expect(sums(30, 20, 10, 40, 50)).toEqual([false, false]);
});
