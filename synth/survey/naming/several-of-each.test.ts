import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import type { SurveyedRelation } from "../surveyed.ts";
import { areSeveralEach, withTypesCalled } from "./several-of-each.ts";

const HEADER = ["Name", "Builder", "Number in service", "Length"];
const ROWS = [
  ["Kestrel 40", "Ardal", "12", "11 m"],
  ["Kestrel 60", "Ardal", "7", "15 m"],
  ["Osprey", "Brae", "3", "9 m"],
  ["Tern", "Brae", "1", "6 m"],
];
const boats = (header = HEADER) => testRelation("boats", header, ROWS);
const surveyed = (relation = boats(), singular = "boat", plural = "boats") =>
  ({ relation, naming: { singular, plural, source: "on the Isle site" }, hasNoun: true }) as SurveyedRelation;

test("made things with a number of each are types", () => {
  expect(areSeveralEach(boats(), "boat")).toBe(true);
  expect(withTypesCalled([surveyed()])[0]!.naming).toMatchObject({ singular: "boat type", plural: "boat types" });
});

test("a word that heads one of their columns is not taken, and without any left they have no noun", () => {
  const typed = boats(["Name", "Builder", "Number in service", "Boat type"]);
  expect(withTypesCalled([surveyed(typed)])[0]!.naming.plural).toBe("boat models");
  const all = testRelation("boats", [...HEADER.slice(0, 3), "Type", "Model", "Class"], ROWS);
  expect(withTypesCalled([surveyed(all)])[0]!.hasNoun).toBe(false);
});

test("single things, places that have so many, and words for types already stay", () => {
  const single = testRelation(
    "boats",
    HEADER,
    ROWS.map(([name, by, , long]) => [name!, by!, "1", long!]),
  );
  expect(areSeveralEach(single, "boat")).toBe(false);
  expect(areSeveralEach(boats(["Name", "Address", "Number in service", "Length"]), "depot")).toBe(false);
  expect(areSeveralEach(boats(["Name", "Builder", "Crew", "Length"]), "boat")).toBe(false);
  expect(areSeveralEach(boats(), "boat model")).toBe(false);
});

test("a column that leads to them under their own word is called after them", () => {
  const lines = testRelation("lines", ["Name", "Boats"], [["North", "Tern"]]);
  const page = "https://isle.example/tern";
  lines.rows[0]!.cells[1]!.value = { kind: "entity", printed: "Tern", href: page } as never;
  const things = boats();
  things.rows[3]!.about = page;
  const [, line] = withTypesCalled([surveyed(things), surveyed(lines, "line", "lines")]);
  expect(line!.naming.names).toEqual({ Boats: "boat types" });
  expect(line!.naming.plural).toBe("lines");
});
