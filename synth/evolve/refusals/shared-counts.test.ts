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

test("what is listed beside its number by names that several rows have is not added up", () => {
  const lines = (first: string, second: string) => {
    const relation = testRelation(
      "lines",
      ["Line", "Piers", "Main piers"],
      ["Red", "Blue", "Green", "Grey", "Pink"].map((name, at) => [name, `${9 + at}`, ""]),
    );
    for (const [at, { cells }] of relation.rows.entries()) {
      const printed = [at < 2 ? first : `${second} ${at}`, `Aldholm ${at}`];
      cells[2]!.value = {
        kind: "list",
        printed: printed.join("; "),
        items: printed.map((text) => ({ kind: "text", printed: text })),
      };
    }
    const bench = new Workbench(surveySite(lakeSite([relation])));
    return isOddSum(over("sum", leaf("lines"), { column: "Piers" }), bench);
  };
  expect(lines("Eastholm", "Westholm")).toBe(true);
  // Each has a bridge of its own.
  expect(lines("Bridge", "Westholm")).toBe(false);
});
