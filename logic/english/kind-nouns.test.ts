import { expect, test } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";
import { kindNoun } from "./kind-nouns.ts";

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

test("other words stay what they are", () => {
  expect(kindNoun("type", "Regional", "hospital")).toBeUndefined();
  expect(kindNoun("type", "St Ann Hospital", "hospital")).toBeUndefined();
  expect(kindNoun("name", "Field hospital", "hospital")).toBeUndefined();
});
