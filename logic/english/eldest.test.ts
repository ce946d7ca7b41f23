import { expect, test } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";

const NAMES = ["Ada Holm", "Bo Lind", "Cy Moe", "Di Ness", "Ed Orr"];
const people = (name: string, from: number) =>
  testRelation(
    name,
    ["Name", "Born", "Birthplace", "Trade"],
    NAMES.map((who, at) => [
      who,
      `${from + 7 * at}`,
      ["Oban", "Wick", "Tain", "Nairn", "Ayr"][at]!,
      `${["Baker", "Tiler"][at % 2]}`,
    ]),
  );
const { ask } = asker([people("drivers", 1951), people("masons", 1651), people("ponies", 1994)], {
  drivers: { singular: "driver", plural: "drivers", source: "" },
  masons: { singular: "mason", plural: "masons", source: "" },
  ponies: { singular: "pony", plural: "ponies", source: "" },
});
const first = (from: string, end: "highest" | "lowest") => ({ op: "kth", from, by: "Born", k: 1, end });

test("of living people the first to be born is the oldest", () => {
  expect(ask([first("drivers", "lowest"), { op: "lookup", from: "s1", column: "Birthplace" }]).question).toBe(
    "Where was the oldest driver born?",
  );
  expect(ask([first("drivers", "highest"), { op: "label_of", from: "s1" }]).question).toBe(
    "Which driver is the youngest?",
  );
  expect(ask([{ op: "top", from: "drivers", by: "Born", k: 3, end: "lowest" }]).question).toContain(
    "the three oldest drivers",
  );
});

test("of those who lived long ago, and of what is no person, it is the one that was born earliest, whose birthplace is asked for by its noun", () => {
  expect(ask([first("masons", "lowest"), { op: "label_of", from: "s1" }]).question).toBe(
    "Which mason was born earliest?",
  );
  expect(ask([first("ponies", "lowest"), { op: "label_of", from: "s1" }]).question).toBe(
    "Which pony was born earliest?",
  );
  expect(ask([first("masons", "lowest"), { op: "lookup", from: "s1", column: "Birthplace" }]).question).toBe(
    "What is the birthplace of the mason who was born earliest?",
  );
});
