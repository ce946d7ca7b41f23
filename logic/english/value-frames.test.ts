import { expect, test } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";
import { columnNoun } from "./column-noun.ts";
import { valueFrame } from "./value-frames.ts";

const predicate = (name: string, ...values: string[]) => valueFrame(name, values, values, "clock")?.predicate;

test("a noun and its value are said with the verb that they go with", () => {
  expect(predicate("maker", "Acme Works")).toBe("were made by Acme Works");
  expect(predicate("make", "Acme")).toBe("were made by Acme");
  expect(predicate("brand", "Acme")).toBe("were made by Acme");
  expect(predicate("operator", "West Coast Railway")).toBe("are operated by the West Coast Railway");
  expect(predicate("designer", "Harbour Works Department")).toBe("were designed by the Harbour Works Department");
  expect(predicate("publisher", "Ministry of Clocks")).toBe("were published by the Ministry of Clocks");
  expect(predicate("owner", "Clock Board")).toBe("are owned by the Clock Board");
  expect(predicate("operator", "The Harbour Association")).toBe("are operated by The Harbour Association");
  expect(predicate("publisher", "small press, Oban")).toBe("were published by “small press, Oban”");
  expect(predicate("type", "“Loop”")).toBe("are of the type “Loop”");
  expect(predicate("skill level", "Expert")).toBe("have the skill level Expert");
  expect(predicate("power", "Electric")).toBe("have Electric power");
  expect(predicate("condition", "New")).toBe("are in New condition");
  expect(predicate("trade", "Baker")).toBeUndefined();
});

test("things are of their own type, and not of that of what they have", () => {
  const of = (name: string, noun: string) => valueFrame(name, ["“Sloop”"], ["Sloop"], noun)?.predicate;
  expect(of("boat type", "boat")).toBe("are of the boat type “Sloop”");
  expect(of("boat type", "fishing boat")).toBe("are of the boat type “Sloop”");
  expect(of("boat type", "voyage")).toBeUndefined();
});

test("what a quality is like is an adjective before it, and what names something is none", () => {
  expect(predicate("taste", "Mild")).toBe("have a mild taste");
  expect(predicate("taste", "Mild", "Bitter")).toBe("have a mild or bitter taste");
  expect(predicate("texture", "Upright")).toBe("have an upright texture");
  expect(predicate("taste", "Honey")).toBeUndefined();
  expect(predicate("fuel", "Electric")).toBeUndefined();
});

test("what sort a part is, and how many of something it has, stands before it", () => {
  expect(predicate("lid", "4-step")).toBe("have a 4-step lid");
  expect(predicate("light", "LED")).toBe("have an LED light");
  expect(predicate("roof", "Slate")).toBe("have a slate roof");
  expect(predicate("mount", "Electric")).toBe("have an electric mount");
  expect(predicate("station", "Arden")).toBeUndefined();
  expect(predicate("season", "Annual")).toBeUndefined();
  expect(predicate("semester", "Spring")).toBeUndefined();
  expect(valueFrame("instrument", ["String"], ["String"], "musician")).toBeUndefined();
});

const people = testRelation(
  "people",
  ["Name", "Birthplace", "Born", "Died", "Trade", "Children"],
  [
    ["Ada Holm", "Oslo", "3 May 1801", "1 May 1860", "Baker", "3"],
    ["Bo Lund", "Oslo", "4 May 1812", "2 May 1870", "Smith", "5"],
    ["Cy Berg", "Bergen", "5 May 1823", "3 May 1880", "Baker", "1"],
    ["Di Moe", "Bergen", "6 May 1834", "4 May 1890", "Smith", "4"],
    ["Ed Ness", "Oslo", "7 May 1845", "5 May 1899", "Baker", "2"],
  ],
);
const { ask } = asker(
  [people],
  { people: { singular: "person", plural: "people", source: "on the Guild site" } },
  "en",
);

test("where somebody was born stands before when", () => {
  const all = [
    { column: "Born", is: "<", value: "1825" },
    { column: "Birthplace", is: "equals", value: "Bergen" },
  ];
  expect(
    ask([
      { op: "identify", from: "people", where: { and: all } },
      { op: "label_of", from: "s1" },
    ]).question,
  ).toBe("On the Guild site, who is the only person born in Bergen before 1825?");
});

test("what the dead were and had is past", () => {
  expect(ask([{ op: "lookup", from: "people", label: "Ada Holm", column: "Children" }]).question).toBe(
    "On the Guild site, how many children did Ada Holm have?",
  );
  expect(ask([{ op: "lookup", from: "people", label: "Ada Holm", column: "Trade" }]).question).toBe(
    "On the Guild site, what was the trade of Ada Holm?",
  );
});

const yards = testRelation(
  "yards",
  ["Yard", "Division", "Year", "Builder", "Cranes"],
  [
    ["Ayr Yard", "West Division", "1990", "Ada Holm", "3"],
    ["Oban Yard", "West Division", "1991", "Ada Holm", "4"],
    ["Wick Yard", "North Division", "1993", "Bo Lund", "6"],
    ["Nairn Yard", "North Division", "1995", "Ada Holm", "8"],
    ["Alloa Yard", "North Division", "1996", "Bo Lund", "9"],
  ],
);
const naming = { singular: "yard", plural: "yards", source: "on the Coast site" };
const { ask: askYards } = asker([yards], { yards: naming }, "en");

test("a division that says itself what it is needs no label", () => {
  const where = { column: "Division", is: "equals", value: "West Division" };
  expect(
    askYards([
      { op: "filter", from: "yards", where },
      { op: "count", from: "s1" },
    ]).question,
  ).toBe("On the Coast site, how many yards are in the West Division?");
});

test("what holds others is said to have the most of them", () => {
  expect(askYards([{ op: "mode", from: "yards", column: "Builder" }]).question).toBe(
    "On the Coast site, which builder has the most yards?",
  );
});

test("one of several is one, and more than one of them are several", () => {
  const cranes = (is: "<" | ">", value: string) =>
    askYards([
      { op: "filter", from: "yards", where: { column: "Cranes", is, value } },
      { op: "count", from: "s1" },
    ]).question;
  expect(cranes("<", "5")).toBe("On the Coast site, how many yards have fewer than 5 cranes?");
  const few = testRelation(
    "yards",
    ["Yard", "Cranes"],
    [
      ["A", "1"],
      ["B", "2"],
      ["C", "1"],
      ["D", "4"],
    ],
  );
  const { ask: askFew } = asker([few], { yards: naming }, "en");
  const of = (is: "<" | ">", value: string) =>
    askFew([
      { op: "filter", from: "yards", where: { column: "Cranes", is, value } },
      { op: "count", from: "s1" },
    ]).question;
  expect(of("<", "2")).toBe("On the Coast site, how many yards have only one crane?");
  expect(of(">", "1")).toBe("On the Coast site, how many yards have more than one crane?");
});

test("three conditions are one list, whatever each of them begins with", () => {
  const where = {
    and: [
      { column: "Cranes", is: ">", value: "3" },
      { column: "Builder", is: "equals", value: "Ada Holm" },
      { column: "Division", is: "equals", value: "North Division" },
    ],
  };
  const clauses = askYards([{ op: "filter", from: "yards", where: { and: where.and.slice(0, 2) } }]).question;
  expect(clauses).toBe("On the Coast site, which are the yards built by Ada Holm with more than 3 cranes?");
});

test("by whom stands before when, where one thing was done", () => {
  const and = [
    { column: "Builder", is: "equals", value: "Ada Holm" },
    { column: "Built", is: "<", value: "1995" },
  ];
  const built = testRelation(
    "yards",
    ["Yard", "Builder", "Built", "Station ground"],
    [
      ["Ayr Yard", "Ada Holm", "1990", "3 km²"],
      ["Oban Yard", "Ada Holm", "1991", "4 km²"],
      ["Wick Yard", "Bo Lund", "1993", "6 km²"],
      ["Nairn Yard", "Ada Holm", "1997", "8 km²"],
    ],
  );
  const { ask: askBuilt } = asker([built], { yards: naming }, "en");
  expect(
    askBuilt([
      { op: "filter", from: "yards", where: { and } },
      { op: "count", from: "s1" },
    ]).question,
  ).toBe("On the Coast site, how many yards were built by Ada Holm before 1995?");
  const largest = { op: "kth", from: "yards", by: "Station ground", k: 1, end: "highest" };
  expect(askBuilt([largest, { op: "label_of", from: "s1" }]).question).toBe(
    "On the Coast site, which yard has the largest station ground?",
  );
});

test("a quantity of many words is asked of how many it holds", () => {
  const name = "Mean yearly change in the number of visitors from 2010 to 2020";
  const towns = testRelation(
    "towns",
    ["Town", name],
    [
      ["Ayr", "1.5"],
      ["Oban", "2.5"],
      ["Wick", "3.5"],
    ],
  );
  const { ask: askTowns } = asker([towns], { towns: { singular: "town", plural: "towns", source: "" } }, "en");
  const where = { column: name, is: ">", value: "2" };
  expect(
    askTowns([
      { op: "filter", from: "towns", where },
      { op: "count", from: "s1" },
    ]).question,
  ).toMatch(/^For how many towns is the mean yearly change .* (?:more|higher) than 2\?$/);
});

test("the directors of a list are not directed by anybody, and what somebody directed is what was directed", () => {
  expect(valueFrame("director", ["Ada Holm"], ["Ada Holm"], "director")).toBeUndefined();
  expect(valueFrame("director", ["Ada Holm"], ["Ada Holm"], "film")?.predicate).toBe("were directed by Ada Holm");
  expect(columnNoun({ name: "Direction of theatres", type: "list", role: "text" })).toBe("theatres directed");
});

test("what says itself what it is has an article; names keep their quotation marks", () => {
  const said = (name: string, text: string) => valueFrame(name, [`“${text}”`], [text], "boat")?.predicate;
  expect(said("keel", "Long keel")).toBe("have a long keel");
  expect(said("class", "Heron class")).toBe("are of the Heron class");
  expect(said("type", "Loop")).not.toBe("are of the Loop");
  expect(said("windows", "Stained-glass windows")).toBe("have stained-glass windows");
  expect(said("telescope", "Viento Telescope")).toBeUndefined();
});

test("how papers and gears are stands before them", () => {
  const said = (name: string, text: string) => valueFrame(name, [text], [text], "car");
  expect(said("title", "Clear")?.predicate).toBe("have a clear title");
  expect(said("transmission", "Automatic")?.clause).toMatchObject({ head: "with", rest: "an automatic transmission" });
  expect(said("title", "Captain")?.predicate).toBe("have the title Captain");
});

test("people are what they do, and on a level", () => {
  expect(valueFrame("position", ["“Head Gardener”"], ["Head Gardener"], "person")?.predicate).toBe(
    "are head gardeners",
  );
  expect(valueFrame("trade", ["“Baker”"], ["Baker"], "printer")?.predicate).not.toBe("are bakers");
  expect(valueFrame("position", ["“Left wing”"], ["Left wing"], "player")?.predicate).not.toBe("are left wings");
  expect(valueFrame("level", ["Beginner"], ["Beginner"], "course")?.predicate).toBe("are at Beginner level");
});

test("music is composed, and what has music has a composer", () => {
  const clause = (noun: string) => valueFrame("composer", ["Ada Holm"], ["Ada Holm"], noun)?.clause?.head;
  expect(clause("chamber opera")).toBe("composed");
  expect(clause("season")).toBeUndefined();
  expect(clause("game")).toBeUndefined();
});

test("what ends in the word that it stands under says where things are, and nothing has it", () => {
  const said = (name: string, text: string) => valueFrame(name, [`“${text}”`], [text], "shop")?.predicate;
  expect(said("floor", "Ground floor")).toBe("are on the ground floor");
  expect(said("wing", "Ames Wing")).toBe("are in the Ames Wing");
  expect(said("wing", "East wing")).toBe("are in the east wing");
  expect(said("floor", "Oak")).toBe("have an oak floor");
});

test("steps of a scale are quoted, what is somebody else's is not had, and firms are based in a town", () => {
  const frame = (name: string, value: string, noun: string) => valueFrame(name, [value], [value], noun)?.predicate;
  expect(frame("severity", "High", "warning")).toBeUndefined();
  expect(frame("brewer's farming", "Integrated", "beer")).toBeUndefined();
  expect(frame("village", "San Polo", "producer")).toBe("are based in San Polo");
  expect(frame("stage", "Draft", "proposal")).toBe("are at the Draft stage");
});

test("what people did for a work is by them, and not called after them", () => {
  const said = (name: string, text: string) => valueFrame(name, [`“${text}”`], [text], "play");
  expect(said("lighting", "Ada Holm")?.predicate).toBe("have lighting by Ada Holm");
  expect(said("sets", "Bo van Ek-Lind")?.clause).toMatchObject({ head: "with", rest: "sets by Bo van Ek-Lind" });
  expect(said("choreography", "Ada Holm")?.predicate).toBe("have choreography by Ada Holm");
  expect(said("lighting", "Gas")?.predicate).toBe("have “Gas” lighting");
  expect(said("wing", "Ada Holm")?.predicate).not.toBe("have wing by Ada Holm");
});
