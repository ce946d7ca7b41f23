import { expect, test } from "vitest";
import { relationTable } from "../../logic/table.ts";
import { testRelation } from "../../logic/values/relation.fixture.ts";
import { goAlong, tellsOf } from "./association.ts";

const AT = Array.from({ length: 12 }, (_, at) => at);
const table = relationTable(
  testRelation(
    "boats",
    ["Boat", "Yard", "Length", "Crew", "Launched", "Berth fee", "Yard opened"],
    AT.map((at) => [
      `Boat ${"ABCDEFGHIJKL"[at]}`,
      ["Ash", "Birk", "Cole"][at % 3]!,
      `${10 + 3 * at} m`,
      `${2 + at + (at % 2)}`,
      `19${20 + at * 5}-04-0${1 + (at % 8)}`,
      `${30 + ((at * 5) % 12) + 20 * (at % 3)}`,
      `${[1820, 1850, 1880][at % 3]}`,
    ]),
  ),
);

test("what rises together goes along, dates as well as figures", () => {
  expect(goAlong(table, "Length", "Crew")).toBe(true);
  expect(goAlong(table, "Length", "Launched")).toBe(true);
  expect(goAlong(table, "Length", "Berth fee")).toBe(false);
  expect(goAlong(table, "Length", "Yard")).toBe(false);
});

test("what several rows share counts once", () => {
  expect(goAlong(table, "Yard opened", "Berth fee")).toBe(true);
  expect(goAlong(table, "Yard opened", "Berth fee", true)).toBe(false);
});

test("sorts tell of figures in which they differ", () => {
  expect(tellsOf(table, "Yard", "Berth fee")).toBe(true);
  expect(tellsOf(table, "Yard", "Length")).toBe(false);
});
