import { expect, test } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";

const NAMES = ["Oban", "Wick", "Tain", "Nairn", "Thurso"];
const BRIDGES = testRelation(
  "bridges",
  ["Bridge", "Builder"],
  NAMES.map((name, at) => [`${name} Bridge`, ["Ada Holm", "Bo Lind", "Cy Moe", "Di Ness", "Ed Orr"][at]!]),
);
const INSPECTIONS = testRelation(
  "inspections",
  ["Inspection", "Date of inspection", "Bridge", "Inspector", "Hours"],
  NAMES.map((name, at) => [`I-${at + 11}`, `202${at}-03-1${at}`, `${name} Bridge`, `Mo Kay ${name}`, `${7 + 3 * at}`]),
);
const { ask } = asker([INSPECTIONS, BRIDGES], {
  inspections: { singular: "inspection", plural: "inspections", source: "" },
  bridges: { singular: "bridge", plural: "bridges", source: "" },
});
const last = { op: "kth", from: "inspections", by: "Date of inspection", k: 1, end: "highest" };

test("things that are dated by their own name are recent", () => {
  expect(ask([last, { op: "label_of", from: "s1" }]).question).toBe("Which inspection is the most recent?");
  expect(ask([last, { op: "lookup", from: "s1", column: "Inspector" }]).question).toBe(
    "Who is the inspector of the most recent inspection?",
  );
});

test("a record about another thing has none, and concerns it", () => {
  const led = [last, { op: "follow", left: "s1", right: "bridges", on: "Bridge" }];
  expect(ask([...led, { op: "lookup", from: "s2", column: "Builder" }]).question).toBe(
    "Who is the builder of the bridge that the most recent inspection concerns?",
  );
  expect(ask([...led, { op: "label_of", from: "s2" }]).question).toBe(
    "What is the bridge that the most recent inspection concerns?",
  );
  const longest = { ...last, by: "Hours" };
  const far = [longest, { op: "follow", left: "s1", right: "bridges", on: "Bridge" }];
  expect(ask([...far, { op: "lookup", from: "s2", column: "Builder" }]).question).toBe(
    "Who is the builder of the bridge that is the subject of the inspection with the most hours?",
  );
  const joined = { op: "join", left: "inspections", right: "bridges", on: "Bridge", columns: ["Builder"] };
  const most = { op: "kth", from: "s1", by: "Hours", k: 1, end: "highest" };
  expect(ask([joined, most, { op: "lookup", from: "s2", column: "Builder" }]).question).toBe(
    "Who is the builder of the bridge that is the subject of the inspection with the most hours?",
  );
});
