import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { fromNumberedNames } from "./numbered-names.ts";

const called = (names: readonly string[]) => {
  const relation = testRelation(
    "things",
    ["Name", "Length"],
    names.map((name, at) => [name, `${at + 3} km`]),
    { about: true },
  );
  const label = { index: 0, column: relation.columns[0]!, coverage: 1, distinct: names.length, salience: 1 };
  return fromNumberedNames(relation, label, (word) => word === "Acme")?.plural;
};

test("names that begin with one word and a number are of that kind, whatever follows", () => {
  expect(called(["Round 1: Aldgate – Bow", "Round 2: Bow circuit", "Round 1: Dover", "Round 12: Ely"])).toBe("rounds");
  expect(called(["Lot 3 – A clock", "Lot 4 – A chair", "Lot 5a – A pair of gloves", "Lot 6 – A hat"])).toBe("lots");
  expect(called(["Release 15.3", "Release 15.4", "Release 16", "Release 17"])).toBe("releases");
});

test("what is named so in part, by the site or by a make, says nothing of what it is", () => {
  expect(called(["Round 1: Aldgate", "Round 2: Bow", "Chelsea", "Dover"])).toBeUndefined();
  expect(called(["Acme 1: Aldgate", "Acme 2: Bow", "Acme 3: Chelsea", "Acme 4: Dover"])).toBeUndefined();
  expect(called(["Zorvix 1: Aldgate", "Zorvix 2: Bow", "Zorvix 3: Chelsea", "Zorvix 4: Dover"])).toBeUndefined();
  expect(called(["Aldgate 1", "Aldgate 2", "Bow 3", "Dover 4"])).toBeUndefined();
});
