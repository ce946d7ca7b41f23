import { expect, test } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";
import { columnNoun } from "./column-noun.ts";
import { relative } from "./person-role.ts";
import { standingVerb, verbHeading } from "./verb-headings.ts";

const POTTERS = testRelation(
  "potters",
  ["Potter", "Lived in", "Named after", "Drains into", "Given by", "Born", "Died", "Part of the guild since", "Sleeps"],
  [
    ["Ada Holm", "Oban", "A saint", "Loch Ann", "Bo Lind", "1790", "1851", "1815", "4"],
    ["Cy Moe", "Oban", "A king", "Loch Ann", "Bo Lind", "1801", "1862", "1826", "6"],
    ["Di Ness", "Wick", "A saint", "Loch Bea", "Bo Lind", "1812", "1873", "1837", "8"],
    ["Ed Orr", "Wick", "A king", "Loch Bea", "Flo Penn", "1823", "1884", "1848", "10"],
    ["Gil Rae", "Oban", "A saint", "Loch Cid", "Flo Penn", "1834", "1895", "1859", "12"],
  ],
);
const naming = { singular: "potter", plural: "potters", source: "on the Clay site" };
const { ask } = asker([POTTERS], { potters: naming });
const question = (...steps: Parameters<typeof ask>[0]) => ask(steps).question.replace("On the Clay site, ", "");
const of = (column: string) => question({ op: "lookup", from: "potters", column, label: "Di Ness" });
const only = (column: string, value: string, by: string, limit: string) =>
  question(
    {
      op: "identify",
      from: "potters",
      where: {
        and: [
          { column, is: "equals", value },
          { column: by, is: ">", value: limit },
        ],
      },
    },
    { op: "label_of", from: "s1" },
  );

test("what a heading says with a verb is asked for with it", () => {
  expect(["Lived in", "Named after", "Drains into", "Given by", "Died", "Part of the guild since"].map(of)).toEqual([
    "where did Di Ness live?",
    "what was Di Ness named after?",
    "where does Di Ness drain into?",
    "who gave Di Ness?",
    "in which year did Di Ness die?",
    "in which year did Di Ness become part of the guild?",
  ]);
});

test("a condition is put on it with the verb", () => {
  expect(only("Lived in", "Wick", "Died", "1880")).toBe(
    "who is the only potter who lived in Wick and who died after 1880?",
  );
  expect(only("Given by", "Bo Lind", "Part of the guild since", "1830")).toBe(
    "who is the only potter given by Bo Lind who became part of the guild after 1830?",
  );
});

test("premises that a heading says are somewhere are asked for by where", () => {
  const made = verbHeading({ name: "Workshop in", type: "text", role: "text" });
  expect([made?.one, made?.many, made?.ask("Di Ness")]).toEqual([
    "has a workshop in",
    "have a workshop in",
    "where is the workshop of Di Ness",
  ]);
  expect(verbHeading({ name: "Points at", type: "text", role: "text" })).toBeUndefined();
});

test("places are counted from either end with it, and people are who did it", () => {
  const kth = (by: string, end: string) =>
    question({ op: "kth", from: "potters", by, k: 2, end }, { op: "lookup", from: "s1", column: "Lived in" });
  expect(kth("Born", "lowest")).toBe("where did the potter who was born second earliest live?");
  expect(kth("Died", "highest")).toBe("where did the potter who died second most recently live?");
  expect(["donor", "clock", "dog", "town"].map((noun) => relative(noun, "was born"))).toEqual([
    "who",
    "who",
    "that",
    "who",
  ]);
  expect([relative("donor", "was added"), relative("clock", "was added")]).toEqual(["who", "that"]);
});

test("a noun says how much a thing does", () => {
  expect(
    ["Sleeps", "Weighs", "Serves", "Goals for", "Points against", "Feeds"].map((name) =>
      columnNoun({ name, type: "number", role: "measure", additive: true }),
    ),
  ).toEqual(["sleeping capacity", "weight", "number of servings", "goals scored", "points conceded", "“Feeds” figure"]);
});

test("names of properties are no verbs", () => {
  const names = ["Located", "Operated", "Used car", "Opposed by all", "Region in", "Lines", "Access"];
  expect(names.filter((name) => verbHeading({ name, type: "text", role: "category" }))).toEqual([]);
});

test("what sleeps more is larger", () => {
  const best = { op: "kth", from: "potters", by: "Sleeps", k: 1, end: "highest" };
  expect(question(best, { op: "label_of", from: "s1" })).toBe("which potter has the largest sleeping capacity?");
});

test("what halls accept, and what is hired by the hour, is said with its verb or its price", () => {
  const halls = ["Accepts", "Welcomes", "Speaks"].map((name) => verbHeading({ name, type: "text", role: "category" }));
  expect(halls.map((verb) => verb?.many)).toEqual(["accept", "welcome", "speak"]);
  const hire = { name: "Hire per hour", type: "number", role: "measure", unit: "£" } as const;
  expect(columnNoun(hire)).toBe("hire price per hour");
  expect(columnNoun({ ...hire, name: "Wage per hour" })).toBe("wage per hour");
});

const asked = (name: string, noun = "") => verbHeading({ name, type: "text", role: "text" }, noun)?.ask("Nomad");

test("what is so is said in the present, what was done in the past", () => {
  expect(
    ["Owned by", "Powered by", "Designed by", "Located in", "Made of", "Part of", "Native to"].map((name) =>
      asked(name),
    ),
  ).toEqual([
    "who owns Nomad",
    "what powers Nomad",
    "who designed Nomad",
    "where is Nomad located",
    "what is Nomad made of",
    "what is Nomad part of",
    "what is Nomad native to",
  ]);
});

test("games are played and battles fought; a language is no place", () => {
  expect([asked("Played with", "game"), asked("Fought in", "battle"), asked("Written in"), asked("Starring")]).toEqual([
    "what was Nomad played with",
    "where was Nomad fought",
    "what was Nomad written in",
    "who stars in Nomad",
  ]);
  expect(columnNoun({ name: "Bats", type: "text", role: "category" })).toBe("“Bats” entry");
});

test("of one person all is said with who", () => {
  const pilots = testRelation(
    "pilots",
    ["Pilot", "Flights made", "Died"],
    ["Ann", "Bea", "Cid", "Dot"].map((name, at) => [name, `${12 + 30 * at}`, `${1890 + 9 * at}`]),
  );
  const { ask: of } = asker([pilots], { pilots: { singular: "aeronaut", plural: "aeronauts", source: "" } });
  const where = {
    and: [
      { column: "Flights made", is: ">", value: "20" },
      { column: "Died", is: "<", value: "1905" },
    ],
  };
  const steps = [
    { op: "identify", from: "pilots", where },
    { op: "label_of", from: "s1" },
  ];
  expect(of(steps).question).toBe("Who is the only aeronaut who made more than 20 flights and who died before 1905?");
  expect(asked("Apprenticed to")).toBe("to whom was Nomad apprenticed");
  expect(columnNoun({ name: "Landed near", type: "text", role: "category" })).toBe("“Landed near” entry");
});

test("where things went by themselves is nothing that was done to them", () => {
  const from = verbHeading({ name: "Ascended from", type: "text", role: "text" }, "balloon");
  expect([from?.isPassive, from?.ask("the first balloon")]).toEqual([false, "where did the first balloon ascend from"]);
});

test("in which unit things are reported is said of how they are", () => {
  const heading = verbHeading({ name: "Reported in", type: "text", role: "category" })!;
  expect([standingVerb(heading, ["mm", "km/h"]).isState, standingVerb(heading, ["Oban", "mm"]).isState]).toEqual([
    true,
    undefined,
  ]);
  expect(standingVerb(heading, ["mm"]).ask("Ash")).toBe("in which unit is Ash reported");
  expect(question({ op: "lookup", from: "potters", column: "Lived in", label: "Ed Orr" })).toBe(
    "where did Ed Orr live?",
  );
  const gauges = testRelation(
    "gauges",
    ["Gauge", "Reported in", "Visits"],
    ["Ash", "Box", "Elm", "Fir", "Oak"].map((name, at) => [name, at % 2 ? "mm" : "km/h", `${17 + 4 * at * at}`]),
  );
  const asked = asker([gauges], { gauges: { singular: "gauge", plural: "gauges", source: "on the Rain site" } }).ask([
    { op: "filter", from: "gauges", where: { column: "Reported in", is: "equals", value: "mm" } },
    { op: "count", from: "s1" },
  ]);
  expect(asked.question).toContain("gauges are reported in mm");
});
