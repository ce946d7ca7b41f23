import { expect, test } from "vitest";
import type { Column } from "../../core/relation.ts";
import { asker } from "../ask.fixture.ts";
import { isRate } from "../values/infer-column.ts";
import { testRelation } from "../values/relation.fixture.ts";
import { columnNoun } from "./column-noun.ts";
import { isMass, isPlural, plural } from "./english.ts";
import { humanise } from "./humanise.ts";
import { isOfYear, ofPastYear } from "./of-the-dead.ts";

const KILNS = testRelation(
  "kilns",
  ["Kiln", "Potter", "Opened", "Year", "Height", "Prizes won", "Pieces as author", "Speed gauges", "County"],
  [
    ["Almvik", "Ada Holm", "1781", "1961", "12 m", "2", "6", "11", "North"],
    ["Birka", "Ada Holm", "1802", "1975", "34 m", "5", "4", "7", "North"],
    ["Corvo", "Ada Holm", "1811", "1988", "56 m", "7", "9", "3", "South"],
    ["Dovre", "Bo Lind", "1820", "1990", "78 m", "9", "2", "5", "South"],
    ["Elva", "Bo Lind", "1833", "2003", "91 m", "14", "3", "8", "South"],
    ["Fjell", "Bo Lind", "1856", "2010", "102 m", "15", "1", "2", "North"],
  ],
);
const { ask } = asker([KILNS], { kilns: { singular: "kiln", plural: "kilns", source: "on the Kiln site" } });
const question = (...steps: Parameters<typeof ask>[0]) => ask(steps).question.replace("On the Kiln site, ", "");
const number = (name: string): Column => ({ name, type: "number", role: "measure", additive: true });

test("a plural of what each is or did something as is counted", () => {
  expect(isPlural("pieces as author")).toBe(true);
  expect(plural("piece as author")).toBe("pieces as author");
  expect(question({ op: "sum", from: "kilns", column: "Pieces as author" })).toMatch(
    /^what is the combined number of pieces as author across all kilns\?/,
  );
});

test("what is won is won by somebody", () => {
  expect(question({ op: "sum", from: "kilns", column: "Prizes won" })).toBe(
    "what is the combined number of prizes won by all kilns?",
  );
});

test("things that are told apart by what they measure are counted, and measures of them are not", () => {
  expect(["Speed gauges", "Temperature stations"].map(isRate)).toEqual([false, false]);
  expect(["Speed limits", "Top speed", "Share prices", "Average goals", "Age"].every(isRate)).toBe(true);
  const few = { column: "Speed gauges", is: "<", value: "9" };
  const north = { column: "County", is: "equals", value: "North" };
  const words = question({ op: "filter", from: "kilns", where: { and: [few, north] } }, { op: "count", from: "s1" });
  expect(words).not.toContain("lower than");
});

test("people to whom something was done are counted, and a flock has a size", () => {
  expect(columnNoun(number("Slightly injured"))).toBe("number of people slightly injured");
  expect(columnNoun(number("Herd or flock"))).toBe("herd or flock size");
});

test("a place of landing is no kind of landing", () => {
  expect(["place of parking", "parking"].map(isMass)).toEqual([false, true]);
});

test("what a bridge crosses is quoted", () => {
  expect(columnNoun({ name: "Crosses", type: "text", role: "category" })).toBe("“Crosses” entry");
});

test("a name at the beginning of a heading keeps its capitals", () => {
  expect(humanise("World Guide number")).toBe("World Guide number");
  expect(humanise("Total Area covered")).toBe("total Area covered");
  expect(humanise("Number of Kilns")).toBe("number of kilns");
  expect(["Visitors 2003", "GDP, 2022", "As of 2022"].map(humanise)).toEqual([
    "visitors in 2003",
    "GDP, 2022",
    "as of 2022",
  ]);
});

test("a month with its year is one time", () => {
  expect(["Loaves in May 2003", "Loaves 2003"].map(humanise)).toEqual(["loaves in May 2003", "loaves in 2003"]);
  const column = number("Loaves in May 2003");
  expect([isOfYear(column), isOfYear(number("Loaves")), ofPastYear("loaves in May 2003")]).toEqual([true, false, true]);
});

test("people have their things, and places its", () => {
  const mean = (by: string) =>
    question(
      { op: "group", from: "kilns", by, take: "mean", column: "Height" },
      { op: "kth", from: "s1", by: "mean of Height", k: 1, end: "highest" },
      { op: "label_of", from: "s2" },
    );
  expect(mean("Potter")).not.toContain(" its ");
  expect(mean("County")).toContain("mean height of its kilns");
});

test("what was done to things stands by their noun", () => {
  const where = {
    and: [
      { column: "Opened", is: ">", value: "1800" },
      { column: "Height", is: "<", value: "60" },
    ],
  };
  expect(question({ op: "filter", from: "kilns", where }, { op: "count", from: "s1" })).toBe(
    "how many kilns opened after 1800 have a height of less than 60 m?",
  );
});

test("things are earlier and later than others by their year, and have none", () => {
  expect(question({ op: "kth", from: "kilns", by: "Year", k: 2, end: "highest" }, { op: "label_of", from: "s1" })).toBe(
    "which kiln is the second-latest?",
  );
});

test("who won what is said alike of a group and of a share", () => {
  const share = { op: "take_until", from: "kilns", column: "Prizes won", share: 50 };
  expect(question(share)).toContain("the combined number of prizes won by all kilns");
});

test("what follows a plural says which of them", () => {
  const plurals = ["records acquired after 1950", "pieces held at Oban", "towers that fell", "kilns with a roof"];
  expect(plurals.filter(isPlural)).toEqual(plurals);
  expect(["class with members", "record acquired after wars"].filter(isPlural)).toEqual([]);
});

test("what is paid for two things together is their cost, and what was dedicated had a dedication", () => {
  const money = { type: "number", role: "measure", unit: "$" } as const;
  expect(columnNoun({ name: "Room and board", ...money })).toBe("cost of room and board");
  expect(columnNoun({ name: "Prize purse", ...money })).toBe("prize purse");
  expect(columnNoun({ name: "Gifts and patronage", ...money })).toBe("gifts and patronage");
  expect(columnNoun({ name: "Sponsorship", ...money })).toBe("sponsorship");
  expect(columnNoun({ name: "Walks and talks", ...money })).toBe("amount for “Walks and talks”");
  expect(columnNoun({ name: "Dedicated", type: "date", role: "date" })).toBe("dedication date");
  expect(columnNoun({ name: "Sunshine", type: "number", role: "measure", unit: "hours" })).toBe("sunshine duration");
});
