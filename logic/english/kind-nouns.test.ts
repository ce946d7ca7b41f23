import { expect, test } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";
import { isSortOf, kindNoun, sortsOf } from "./kind-nouns.ts";

const wards = testRelation(
  "hospitals",
  ["Hospital", "Type", "Opened"],
  ["Ard", "Bel", "Cor", "Dun"].map((name, at) => [
    name,
    ["Field hospital", "Cottage hospital"][at % 2]!,
    `${1900 + at * 20}`,
  ]),
);
const { ask } = asker([wards], { hospitals: { singular: "hospital", plural: "hospitals", source: "" } });
const field = { column: "Type", is: "equals", value: "Field hospital" };
const filter = { op: "filter", from: "hospitals", where: field };

test("a sort that says what things are stands in place of their noun", () => {
  expect(ask([filter, { op: "count", from: "s1" }]).question).toBe("How many field hospitals are there?");
  const early = {
    op: "identify",
    from: "hospitals",
    where: { and: [field, { column: "Opened", is: "<", value: "1930" }] },
  };
  expect(ask([early, { op: "label_of", from: "s1" }]).question).toBe(
    "Which is the only field hospital opened before 1930?",
  );
});

test("a sort that is an adjective stands before their noun", () => {
  expect(kindNoun("ferry type", "Seasonal", "ferry")).toEqual({ one: "seasonal ferry", many: "seasonal ferries" });
  const sorted = testRelation(
    "hospitals",
    ["Hospital", "Care type", "Beds"],
    ["Ard", "Bel", "Cor", "Dun"].map((name, at) => [name, ["Regional", "Local"][at % 2]!, `${20 + at * 7}`]),
  );
  const { ask: of } = asker([sorted], { hospitals: { singular: "hospital", plural: "hospitals", source: "" } });
  const where = { column: "Care type", is: "equals", value: "Regional" };
  const local = { op: "filter", from: "hospitals", where };
  expect(of([local, { op: "count", from: "s1" }]).question).toBe("How many regional hospitals are there?");
});

test("other words stay what they are", () => {
  expect(kindNoun("type", "Garrison", "hospital")).toBeUndefined();
  expect(kindNoun("type", "Other", "hospital")).toBeUndefined();
  expect(kindNoun("town", "Regional", "hospital")).toBeUndefined();
  expect(kindNoun("type", "St Ann Hospital", "hospital")).toBeUndefined();
  expect(kindNoun("name", "Field hospital", "hospital")).toBeUndefined();
});

test("a sort has none of the things that it sorts: they are said with it", () => {
  const boats = testRelation(
    "boats",
    ["Boat", "Type", "Length (m)", "Built"],
    ["Auk", "Bee", "Cod", "Doe", "Elk", "Fox", "Gnu"].map((name, at) => [
      name,
      ["Cutter", "Ketch", "Yawl"][at % 3]!,
      `${8 + at * at}`,
      `${1950 + at}`,
    ]),
  );
  const { ask: of } = asker([boats], { boats: { singular: "boat", plural: "boats", source: "" } });
  const column = "mean of Length (m)";
  const most = (from: string) => [
    { op: "group", from, by: "Type", take: "mean", column: "Length (m)" },
    { op: "kth", from: "s1", by: column, k: 1, end: "highest" },
    { op: "label_of", from: "s2" },
  ];
  expect(of(most("boats")).question).toMatch(/^Which type of boat has the (?:highest|greatest) mean length\?$/);
  const rare = (from: string) => [
    { op: "group", from, by: "Type", take: "count" },
    { op: "kth", from: "s1", by: "count", k: 1, end: "highest" },
    { op: "label_of", from: "s2" },
  ];
  expect(of(rare("boats")).question).toBe("Which type of boat is the most common?");
  expect(of([{ op: "mode", from: "boats", column: "Type" }]).question).toBe("Which type of boat is the most common?");
  const long = { op: "filter", from: "boats", where: { column: "Length (m)", is: "<", value: "20" } };
  const [group, kth, label] = rare("s1");
  const steps = [long, group!, { ...kth, from: "s2" }, { ...label, from: "s3" }];
  expect(of(steps).question).toMatch(/^Which type is the most frequent among the boats /);
});

test("a class of a program has its functions, and is no sort of them", () => {
  const things = (singular: string, plural: string) => ({ singular, plural, clauses: [] }) as never;
  expect(isSortOf("class", "public function")).toBe(false);
  expect(sortsOf("class", things("public function", "public functions"))).toBeUndefined();
  expect(sortsOf("class", things("boat", "boats"))).toEqual({ singular: "class of boat", plural: "classes of boat" });
  expect(kindNoun("type", "Regional", "hospital with a car park")?.many).toBe("regional hospitals with a car park");
});

test("the sort of a sort is that of the things", () => {
  expect(kindNoun("class's type", "Deep-sea trawler", "trawler")?.many).toBe("deep-sea trawlers");
  expect(kindNoun("builder's type", "Deep-sea trawler", "trawler")).toBeUndefined();
  const trawlers = testRelation(
    "trawlers",
    ["Trawler", "Class", "Crew berths"],
    ["Ash", "Box", "Cob", "Dew", "Elm", "Fig"].map((name, at) => [name, `${"XYZ"[at % 3]} class`, `${4 + at}`]),
  );
  const classes = testRelation(
    "classes",
    ["Class", "Type", "Introduced"],
    [
      ["X class", "Deep-sea trawler", "1990"],
      ["Y class", "Inshore trawler", "1985"],
      ["Z class", "Deep-sea trawler", "2004"],
    ],
  );
  const { ask: of } = asker([trawlers, classes], {
    trawlers: { singular: "trawler", plural: "trawlers", source: "" },
    classes: { singular: "class", plural: "classes", source: "" },
  });
  const joined = { op: "join", left: "trawlers", right: "classes", on: "Class", columns: ["Type", "Introduced"] };
  const deep = { op: "filter", from: "s1", where: { column: "Type", is: "equals", value: "Deep-sea trawler" } };
  expect(of([joined, deep, { op: "count", from: "s2" }]).question).toBe("How many deep-sea trawlers are there?");
});
