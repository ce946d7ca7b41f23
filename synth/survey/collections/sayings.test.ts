import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { withoutSayings } from "./sayings.ts";

const columns = (said: readonly (readonly string[])[]) =>
  withoutSayings(
    testRelation(
      "lamps",
      ["Lamp", "Height", "Ada B.", "Ben C.", "Cid D."],
      ["Ard", "Bel", "Cor", "Dun"].map((name, at) => [name, `${at + 7} cm`, ...said[at]!]),
      { about: true },
    ),
  ).columns.map(({ name }) => name);
const rated = (figure: number) => `rated it ${figure} out of 5 on ${figure} May 2021`;

test("labels that come and go, and whose values are the same words around other figures, are entries of a list", () => {
  expect(
    columns([
      [rated(1), "", rated(3)],
      ["", rated(2), ""],
      [rated(4), "", rated(5)],
      ["", rated(3), ""],
    ]),
  ).toEqual(["Lamp", "Height"]);
});

test("what all pages state, and what is said in words of its own, are properties", () => {
  expect(columns([1, 2, 3, 4].map((figure) => [rated(figure), rated(figure), rated(figure)]))).toHaveLength(5);
  expect(
    columns([
      ["oak and ash", "", "old green glass"],
      ["", "by hand", ""],
      ["of red clay", "", "blue"],
      ["", "", ""],
    ]),
  ).toHaveLength(5);
});
