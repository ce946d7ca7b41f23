import { expect, test } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";
import { clauseWords, predicateWords } from "./clause-words.ts";
import { ledTo, linkClause, linkVerb } from "./link-verbs.ts";

const trams = testRelation(
  "trams",
  ["Line", "Operated from", "Stops"],
  [
    ["Ard", "Quay", "12"],
    ["Bel", "Mill", "15"],
    ["Cor", "Quay", "21"],
    ["Dun", "Moor", "30"],
    ["Erl", "Mill", "9"],
  ],
);
const depots = testRelation(
  "depots",
  ["Depot", "Opened", "Drivers", "Manager"],
  [
    ["Quay", "1921", "40", "Ada Holm"],
    ["Mill", "1964", "25", "Bo Lind"],
    ["Moor", "1988", "60", "Cy Berg"],
  ],
);
const naming = (noun: string) => ({ singular: noun, plural: `${noun}s`, source: "" });
const { ask } = asker([trams, depots], { trams: naming("line"), depots: naming("depot") });
const led1 = { op: "follow", left: "trams", right: "depots", on: "Operated from", label: "Bel" };
const joined = { op: "join", left: "trams", right: "depots", on: "Operated from", columns: ["Opened", "Drivers"] };

test("what a verb leads to is called by what it is, and what leads there is said with the verb", () => {
  expect(ask([led1, { op: "lookup", from: "s1", column: "Manager" }]).question).toBe(
    "Who is the manager of the depot from which the line “Bel” is operated?",
  );
  expect(ask([led1, { op: "label_of", from: "s1" }]).question).toBe("From which depot is the line “Bel” operated?");
});

test("no verb stands behind another", () => {
  expect(ask([led1, { op: "lookup", from: "s1", column: "Opened" }]).question).toBe(
    "What is the opening year of the depot from which the line “Bel” is operated?",
  );
  expect(ask([led1, { op: "lookup", from: "s1", column: "Drivers" }]).question).toBe(
    "What is the number of drivers of the depot from which the line “Bel” is operated?",
  );
});

test("conditions on it are said of one thing, behind the verb", () => {
  const where = {
    and: [
      { column: "Opened", is: "<", value: "1980" },
      { column: "Drivers", is: ">", value: "30" },
    ],
  };
  expect(ask([joined, { op: "filter", from: "s1", where }, { op: "count", from: "s2" }]).question).toBe(
    "How many lines are operated from a depot opened before 1980 with more than 30 drivers?",
  );
});

test("a figure of it is no figure of the row, for no noun says whose it is", () => {
  expect(() => ask([joined, { op: "mean", from: "s1", column: "Drivers" }])).toThrow(/no noun/);
});

test("a thing is told by the one that it leads to", () => {
  const moor = { op: "filter", from: "depots", where: { column: "Opened", is: ">", value: "1980" } };
  const line = { op: "identify_by", from: "trams", on: "Operated from", one: "s1" };
  expect(ask([moor, line, { op: "label_of", from: "s2" }]).question).toBe(
    "Which is the only line that is operated from a depot opened after 1980?",
  );
});

test("verbs, with and without prepositions, in what they lead to", () => {
  const led = (name: string, noun: string, one: string) => ledTo(linkVerb({ name }, noun)!, "Ard", one).fixed;
  expect(led("Lives in", "potter", "town")).toBe("the town in which Ard lives");
  expect(led("Based in", "club", "town")).toBe("the town in which Ard is based");
  expect(led("Replaces", "engine", "engine")).toBe("the engine that Ard replaces");
  expect(led("Supported by", "club", "foundation")).toBe("the foundation that supported Ard");
  expect(led("Married to", "queen", "king")).toBe("the king to whom Ard was married");
});

test("a heading that names what it leads to needs no verb", () => {
  expect(["Owned by", "Venue", "Features", "Home port"].map((name) => linkVerb({ name }, "boat"))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test("clauses of one thing are gathered before others of the row", () => {
  const verb = linkVerb({ name: "Maintained from" }, "park")!;
  const one = { singular: "lodge" };
  const opened = {
    form: "participle",
    head: "opened",
    rest: "before 1950",
    predicate: "were opened before 1950",
  } as const;
  const beds = { form: "with", head: "with", rest: "more than 5 beds", predicate: "have more than 5 beds" } as const;
  const clauses = [linkClause(verb, "park", one, [opened])!, beds, linkClause(verb, "park", one, [beds])!];
  expect(clauseWords(clauses, true)).toBe(
    "that has more than 5 beds and is maintained from a lodge opened before 1950 with more than 5 beds",
  );
  expect(predicateWords([clauses[0]!, clauses[2]!])).toBe(
    "are maintained from a lodge opened before 1950 with more than 5 beds",
  );
  expect(linkClause(verb, "park", { singular: "entry" }, [opened])).toBeUndefined();
});
