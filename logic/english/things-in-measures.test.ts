import { expect, test } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";
import { measureOfThings } from "./things-in-measures.ts";

test("things in the plural before a measure are so much of it", () => {
  expect([
    measureOfThings("vines under glass", "acre"),
    measureOfThings("potatoes", "ha"),
    measureOfThings("beans", "t"),
    measureOfThings("pears picked", "t"),
  ]).toEqual(["area of vines under glass", "area of potatoes", "amount of beans", "amount of pears picked"]);
});

test("what names a measure, is single or is paid for is said as it is", () => {
  const others: [string, string | undefined][] = [
    ["hectares planted", "ha"],
    ["dimensions", "m²"],
    ["garden", "ha"],
    ["beans", "£"],
    ["vines", undefined],
    ["exports", "t"],
    ["sales area", "m²"],
    ["gardens area", "ha"],
    ["oats production", "t"],
    ["crops yield", "t"],
    ["eggs weight", "kg"],
  ];
  expect(others.flatMap(([said, unit]) => measureOfThings(said, unit) ?? [])).toEqual([]);
});

test("nobody's vines are larger than 50 acres", () => {
  const growers = testRelation(
    "growers",
    ["Grower", "Vines under glass"],
    ["Oban", "Wick", "Tain", "Nairn", "Thurso", "Ayr"].map((name, at) => [name, `${31 + 9 * at} acres`]),
  );
  const { ask } = asker([growers], { growers: { singular: "vine grower", plural: "vine growers", source: "" } });
  const column = "Vines under glass";
  const many = { op: "filter", from: "growers", where: { column, is: ">", value: "50" } };
  const asked = [
    [many, { op: "count", from: "s1" }],
    [
      { op: "kth", from: "growers", by: column, k: 1, end: "lowest" },
      { op: "label_of", from: "s1" },
    ],
    [{ op: "sum", from: "growers", column }],
    [{ op: "range", from: "growers", column }],
  ].map((steps) => ask(steps).question);
  expect(asked).toEqual([
    "How many vine growers are there whose area of vines under glass is larger than 50 acres?",
    "Which vine grower has the smallest area of vines under glass?",
    "What is the combined area of vines under glass, in acres, across all vine growers?",
    "What is the difference between the largest and the smallest area of vines under glass, in acres, among all vine growers?",
  ]);
});
