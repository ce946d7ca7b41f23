import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { areHeldApart } from "./held-apart.ts";

const boats = (id: string, names: string, figure = "Length") =>
  testRelation(
    id,
    ["Boat", figure, "Yard"],
    [...names].map((letter, at) => [`Boat ${letter}`, `${9 + at * 3} m`, `Yard ${at % 2}`]),
  );
const bench = new Workbench(
  surveySite(
    lakeSite([
      boats("all", "ABCDEFGHIJ"),
      boats("some", "ABCD"),
      boats("other", "KLMN"),
      boats("deep", "ABCD", "Draught"),
    ]),
  ),
);
const held = (one: [string, string, string?], other: [string, string, string?]) => {
  const [a, b] = [one, other].map(([id, name, column = "Length"]) =>
    over("lookup", leaf(id), { column, label: `Boat ${name}` }),
  );
  return areHeldApart({ op: "difference", params: {}, inputs: { a: a!, b: b! } }, bench);
};

test("two named things that one list has are not taken from two", () => {
  expect(held(["all", "H"], ["some", "B"])).toBe(true);
  expect(held(["some", "B"], ["all", "H"])).toBe(true);
  expect(held(["all", "H"], ["all", "B"])).toBe(false);
  expect(held(["all", "H"], ["other", "L"])).toBe(false);
  expect(held(["all", "H"], ["deep", "B", "Draught"])).toBe(false);
});
