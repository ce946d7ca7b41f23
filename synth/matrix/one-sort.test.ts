import { expect, test } from "vitest";
import { testRelation } from "../../logic/values/relation.fixture.ts";
import { areOfOneSort } from "./one-sort.ts";

const rows = Array.from({ length: 8 }, (_, at) =>
  at < 4
    ? [`Thing ${"abcdefgh"[at]}`, "north", `${3 + at} kg`, `${400 + at * 30} lm`, ""]
    : [`Thing ${"abcdefgh"[at]}`, "south", `${9 + at} kg`, "", `${20 + at} m`],
);
const relation = (given: string[][]) => testRelation("things", ["Thing", "Shelf", "Weight", "Light", "Head"], given);
const groups = [
  { text: "Lamps", rows: [0, 1, 2, 3] },
  { text: "Pumps", rows: [4, 5, 6, 7] },
];

test("things of which other things are stated are no entities of one matrix", () => {
  expect(areOfOneSort({ relation: relation(rows), groups }, [0, 1, 2, 5, 6])).toBe(false);
  expect(areOfOneSort({ relation: relation(rows), groups }, [4, 5, 6, 7])).toBe(true);
});

test("things under several headings of which the same is stated are", () => {
  const alike = rows.map(([name, shelf, weight], at) => [name!, shelf!, weight!, `${400 + at} lm`, `${20 + at} m`]);
  expect(areOfOneSort({ relation: relation(alike), groups }, [0, 1, 2, 5, 6])).toBe(true);
});
