import { expect, test } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";
import { lastingDeed } from "./lasting-deeds.ts";

const WORKS = testRelation(
  "works",
  ["Waterworks", "Opened", "District", "Villages served", "Guests served"],
  [
    ["Oban", "1951", "North", "6100", "31"],
    ["Wick", "1962", "South", "3000", "38"],
    ["Tain", "1984", "Isles", "5900", "45"],
    ["Nairn", "1991", "Moor", "3900", "52"],
    ["Thurso", "1999", "Coast", "4800", "59"],
  ],
);
const { ask } = asker([WORKS], { works: { singular: "pumping station", plural: "pumping stations", source: "" } });

test("homes are served for as long as a figure stands, guests were", () => {
  expect(lastingDeed("villages", "served")).toEqual({ one: "serves", many: "serve" });
  expect([lastingDeed("guests", "served"), lastingDeed("meals", "served"), lastingDeed("homes", "lost")]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test("a thing that serves villages is no person, and serves them still", () => {
  const many = [
    { column: "Villages served", is: ">", value: "5000" },
    { column: "Opened", is: ">", value: "1980" },
  ];
  const one = { op: "identify", from: "works", where: { and: many } };
  expect(ask([one, { op: "lookup", from: "s1", column: "District" }]).question).toBe(
    "In which district is the pumping station opened after 1980 that serves more than 5,000 villages?",
  );
  const some = { op: "filter", from: "works", where: many[0] };
  expect(ask([some, { op: "count", from: "s1" }]).question).toBe(
    "How many pumping stations serve more than 5,000 villages?",
  );
  const most = { op: "kth", from: "works", by: "Villages served", k: 1, end: "highest" };
  expect(ask([most, { op: "lookup", from: "s1", column: "District" }]).question).toBe(
    "In which district is the pumping station that serves the most villages?",
  );
  expect(ask([{ op: "lookup", from: "works", label: "Wick", column: "Villages served" }]).question).toBe(
    "How many villages does Wick serve?",
  );
});
