import { describe, expect, it } from "vitest";
import type { Column } from "../../core/relation.ts";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";
import { columnNoun } from "./column-noun.ts";
import { quantityWords } from "./quantity.ts";
import { isCounted, numberOf } from "./quantity-name.ts";
import { timeVerb } from "./time-verbs.ts";

const CAVES = testRelation(
  "caves",
  [
    "Cave",
    "Nearest town",
    "County",
    "Access",
    "Operated by",
    "Worked in",
    "Open to visitors",
    "Techniques",
    "Clubs digging",
    "Year",
    "Depth",
    "Number of ladders",
  ],
  [
    [
      "Almvik",
      "Hov",
      "North",
      "Free",
      "Cave Club",
      "Winter",
      "Yes",
      "Rope, boat",
      "Grampian, Orpheus",
      "1961",
      "12 m",
      "2",
    ],
    [
      "Birka",
      "Hov",
      "North",
      "Free",
      "Cave Club",
      "Winter",
      "By appointment",
      "Rope, lamp",
      "Grampian, Orpheus",
      "1975",
      "34 m",
      "5",
    ],
    [
      "Corvo",
      "Hov",
      "South",
      "Free",
      "State",
      "Summer",
      "By appointment",
      "Boat, lamp",
      "Orpheus, Whernside",
      "1988",
      "56 m",
      "7",
    ],
    [
      "Dovre",
      "Lund",
      "South",
      "Paid",
      "State",
      "Summer",
      "Yes",
      "Rope, boat",
      "Grampian, Orpheus",
      "1990",
      "78 m",
      "9",
    ],
    [
      "Elva",
      "Lund",
      "South",
      "Paid",
      "State",
      "Autumn",
      "No",
      "Boat, lamp",
      "Orpheus, Whernside",
      "2003",
      "91 m",
      "14",
    ],
    ["Fjell", "Ask", "West", "Key", "State", "Autumn", "No", "Rope, lamp", "Grampian, Orpheus", "2010", "102 m", "15"],
  ],
);
const MAPS = testRelation(
  "maps",
  ["Cave", "Sheets", "Catchment"],
  [
    ["Almvik", "3", "4 km²"],
    ["Birka", "5", "9 km²"],
    ["Corvo", "6", "2 km²"],
    ["Dovre", "8", "7 km²"],
    ["Elva", "9", "12 km²"],
    ["Fjell", "11", "3 km²"],
  ],
);
const place = { singular: "cave", plural: "caves", source: "on the Cave site" };
const { ask } = asker([CAVES, MAPS], { caves: place, maps: { ...place, singular: "map", plural: "maps" } });
const question = (...steps: Parameters<typeof ask>[0]) => ask(steps).question.replace("On the Cave site, ", "");
const grouped = (by: string, end: string, k = 1, more: Record<string, string> = { take: "count" }) => {
  const made = more["column"] === undefined ? "count" : `${more["take"]} of ${more["column"]}`;
  return question(
    { op: "group", from: "caves", by, ...more },
    { op: "kth", from: "s1", by: made, k, end },
    { op: "label_of", from: "s2" },
  );
};
const filtered = (column: string, is: string, value: string) =>
  question({ op: "filter", from: "caves", where: { column, is, value } }, { op: "count", from: "s1" });

describe("groups", () => {
  it("have members where they are places or bodies", () => {
    expect(grouped("County", "highest")).toBe("which county has the most caves?");
  });
  it("are said of their rows where they are none", () => {
    expect(grouped("Access", "highest")).toBe("which kind of access is the most frequent among all caves?");
    expect(grouped("Access", "lowest", 1, { take: "mean", column: "Depth" })).toBe(
      "for which kind of access is the mean depth of the caves the smallest?",
    );
  });
  it("are called by themselves where they are only something to their rows", () => {
    expect(grouped("Nearest town", "highest")).toBe(
      "which town is named most often as the nearest town among all caves?",
    );
    expect(grouped("Nearest town", "highest", 2)).toBe(
      "which town is named second most often as the nearest town among all caves?",
    );
  });
  it("are told by who did it where the heading says what was done", () => {
    expect(grouped("Operated by", "lowest")).toBe("which operator has the fewest caves?");
  });
});

describe("headings that are clauses", () => {
  it("are quoted as headings", () => {
    expect(question({ op: "lookup", from: "caves", column: "Worked in", label: "Elva" })).toBe("where did Elva work?");
    expect(filtered("Open to visitors", "equals", "By appointment")).toBe(
      "how many caves have “By appointment” under “Open to visitors”?",
    );
  });
});

describe("what another table adds", () => {
  it("is the things' own where it is about themselves", () => {
    const join = { op: "join", left: "caves", right: "maps", on: "Cave", columns: ["Sheets"] };
    const many = { op: "filter", from: "s1", where: { column: "Sheets", is: ">", value: "5" } };
    expect(question(join, many, { op: "count", from: "s2" })).toBe("how many caves have more than 5 sheets?");
  });
});

describe("conditions", () => {
  it("agree with headings of lists", () => {
    expect(filtered("Techniques", "includes", "Rope")).toContain("whose techniques include “Rope”");
  });
  it("say who was among those that did something there", () => {
    expect(filtered("Clubs digging", "includes", "Whernside")).toBe(
      "how many caves have “Whernside” among the clubs digging?",
    );
  });
  it("say when something was first done", () => {
    const column: Column = { name: "First lit", type: "number", role: "year" };
    expect(timeVerb(column, "lamp")?.participle).toBe("first lit");
  });
  it("say of which year things are", () => {
    expect(filtered("Year", ">", "1985")).toBe("how many caves are from after 1985?");
  });
});

describe("superlatives", () => {
  const best = (by: string, end: string) =>
    question({ op: "kth", from: "caves", by, k: 1, end }, { op: "label_of", from: "s1" });
  it("fit what is measured", () => {
    expect(best("Depth", "lowest")).toBe("which cave is the shallowest?");
    expect(best("Number of ladders", "lowest")).toBe("which cave has the fewest ladders?");
  });
});

describe("what figures are of", () => {
  const noun = (name: string, unit?: string, additive = true) =>
    columnNoun({ name, type: "number", role: "measure", additive, ...(unit === undefined ? {} : { unit }) });
  it("is said where the heading is a thing that is paid for, or takes room", () => {
    const trips = [noun("Day trip", "EUR"), noun("Day trip with the old ferry", "EUR")];
    expect([...trips, noun("Funding", "EUR"), noun("Slides", "MB")]).toEqual([
      "day trip price",
      "amount for “Day trip with the old ferry”",
      "funding",
      "size of the slides",
    ]);
  });
  it("is counted in each year, too, and by its owner", () => {
    const nights: Column = { name: "Nights per year", type: "number", role: "measure", additive: false };
    expect(isCounted(nights, "nights per year")).toBe(true);
    expect(isCounted(nights, "sailings per weekday in winter")).toBe(true);
    expect(numberOf("port's berths")).toBe("port's number of berths");
  });
  it("adds up to much", () => {
    expect(quantityWords({ name: "sum of Length", type: "number", role: "measure", unit: "m" }).most).toBe("largest");
  });
  it("is long where it is how far something reaches", () => {
    const range = (name: string) => quantityWords({ name, type: "number", role: "measure", unit: "km" }).least;
    expect([range("Range"), range("Driving range"), range("Temperature range")]).toEqual([
      "shortest",
      "shortest",
      "smallest",
    ]);
  });
  it("is a time that a noun says", () => {
    expect(columnNoun({ name: "Accredited on", type: "date", role: "date" })).toBe("accreditation date");
  });
});

describe("sets", () => {
  it("are asked for by what they are", () => {
    const top = (by: string) => ({ op: "top", from: "caves", by, k: 4, end: "highest" });
    const low = { op: "filter", from: "caves", where: { column: "Nearest town", is: "equals", value: "Hov" } };
    expect(question(low, top("Depth"), { op: "intersection", a: "s1", b: "s2" }).split(" are ")[0]).toBe("which caves");
  });
  it("say once what both were chosen from", () => {
    const south = { op: "filter", from: "caves", where: { column: "Depth", is: ">", value: "20" } };
    const top = (by: string, end: string) => ({ op: "top", from: "s1", by, k: 3, end });
    const both = [south, top("Depth", "lowest"), top("Year", "highest"), { op: "intersection", a: "s2", b: "s3" }];
    const words = "are both among the three shallowest of them and among the three most recent of them?";
    expect(question(...both)).toBe(`which of the caves that are deeper than 20 m ${words}`);
    expect(question(...both, { op: "count", from: "s4" })).toBe(
      `how many of the caves that are deeper than 20 m ${words}`,
    );
  });
  it("say of which of them the mean is", () => {
    const south = { op: "filter", from: "caves", where: { column: "Depth", is: ">", value: "20" } };
    const above = { op: "count_above_average", from: "s1", column: "Number of ladders", side: "above" };
    expect(question(south, above)).toContain("more ladders than those caves have on average?");
  });
});
