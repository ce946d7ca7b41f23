import { expect, test } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";
import { isRole } from "./roles.ts";

test("a label that says what something is for the row is a role, and one that says what it is is none", () => {
  const roles = [
    ["secretariat", "society"],
    ["presidency", "country"],
    ["management", "company"],
    ["headquarters", "town"],
    ["daily portion", "soup"],
  ] as const;
  expect(roles.map(([label, noun]) => isRole(label, noun))).toEqual(roles.map(() => true));
  const things = [
    ["operator", "company"],
    ["publisher", "society"],
    ["host", "society"],
    ["chair", "professor"],
    ["programme director", "person"],
    ["venue", "hall"],
    ["birthplace", "town"],
    ["parent company", "manufacturer"],
    ["home track", "track"],
    ["secretariat", "entry"],
    ["highest peak", "mountain"],
  ] as const;
  expect(things.filter(([label, noun]) => isRole(label, noun))).toEqual([]);
});

const COMMITTEES = testRelation(
  "committees",
  ["Committee", "Secretariat", "Delegates"],
  [
    ["Hulls", "Nordhavn Boat League", "12"],
    ["Rigging", "Loch Sailing Society", "31"],
    ["Sails", "Nordhavn Boat League", "22"],
    ["Rope Handling", "Tidewater Guild", "9"],
  ],
);
const SOCIETIES = testRelation(
  "societies",
  ["Society", "President", "Founded", "Staff"],
  [
    ["Nordhavn Boat League", "Ada Holm", "1950", "30"],
    ["Loch Sailing Society", "Bo Lind", "1981", "12"],
    ["Tidewater Guild", "Cai Moss", "1964", "5"],
    ["Estuary Circle", "Dag Roe", "1933", "44"],
    ["Ferry Union", "Eli Sund", "1990", "4"],
  ],
);
const NAMINGS = {
  committees: { singular: "committee", plural: "committees", source: "" },
  societies: { singular: "society", plural: "societies", source: "" },
};
const { ask, refusal } = asker([COMMITTEES, SOCIETIES], NAMINGS);
const TO = { op: "follow", left: "committees", right: "societies", on: "Secretariat" };
const WITH = {
  op: "join",
  left: "committees",
  right: "societies",
  on: "Secretariat",
  columns: ["Founded", "Staff", "President"],
};

test("what is asked of it is asked of what has the role", () => {
  const led = { ...TO, label: "Rope Handling" };
  expect(ask([led, { op: "lookup", from: "s1", column: "Founded" }]).question).toBe(
    "What is the foundation year of the society that holds the secretariat of the committee “Rope Handling”?",
  );
  expect(ask([led, { op: "label_of", from: "s1" }]).question).toBe(
    "Which society holds the secretariat of the committee “Rope Handling”?",
  );
  const most = { op: "kth", from: "committees", by: "Delegates", k: 1, end: "highest" };
  expect(ask([most, { ...TO, left: "s1" }, { op: "lookup", from: "s2", column: "President" }]).question).toBe(
    "Who is the president of the society that holds the secretariat of the committee with the most delegates?",
  );
  const joined = { op: "kth", from: "s1", by: "Delegates", k: 1, end: "lowest" };
  expect(ask([WITH, joined, { op: "lookup", from: "s2", column: "President" }]).question).toBe(
    "Who is the president of the society that holds the secretariat of the committee with the fewest delegates?",
  );
});

test("conditions are said of what has the role, several of them of one", () => {
  const older = { column: "Founded", is: "<", value: "1970" };
  const larger = { column: "Staff", is: ">", value: "10" };
  const one = { op: "identify", from: "societies", where: { and: [larger, { ...older, is: ">" }] } };
  const by = { op: "identify_by", from: "committees", on: "Secretariat", one: "s1" };
  expect(ask([one, by, { op: "label_of", from: "s2" }]).question).toBe(
    "Which is the only committee whose secretariat is held by a society founded after 1970 with more than 10 staff?",
  );
  const filtered = { op: "filter", from: "s1", where: { and: [older, larger] } };
  expect(ask([WITH, filtered, { op: "count", from: "s2" }]).question).toBe(
    "How many committees are there whose secretariat is held by a society founded before 1970 with more than 10 staff?",
  );
});

test("a role has no figures of its own", () => {
  const most = { op: "kth", from: "s1", by: "Staff", k: 1, end: "lowest" };
  expect(refusal([WITH, most, { op: "label_of", from: "s2" }])).toBe("no_noun");
});
