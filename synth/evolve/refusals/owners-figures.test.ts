import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { type Branch, leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { choosesByOwnersFigure } from "./owners-figures.ts";

const LETTERS = "ABCDEFGHIJ";
const markets = testRelation(
  "markets",
  ["Market", "Hall height", "Opened", "Town"],
  [..."ABCD"].map((letter, at) => [
    `Market ${letter}`,
    `${4 + at * 3} m`,
    `${1890 + at * 14}`,
    at % 2 ? "Cork" : "Oslo",
  ]),
);
const stalls = testRelation(
  "stalls",
  ["Stall", "Market", "Width"],
  [...LETTERS].map((letter, at) => [`Stall ${letter}`, `Market ${"ABCD"[at % 4]}`, `${2 + at} m`]),
);
const bench = new Workbench(surveySite(lakeSite([stalls, markets])));
const joined: Branch = {
  op: "join",
  params: { on: "Market", columns: ["Hall height", "Opened", "Town"] },
  inputs: { left: leaf("stalls"), right: leaf("markets") },
};
const by = (column: string, is: string, value: string) =>
  choosesByOwnersFigure(over("filter", joined, { where: { column, is, value } }), bench);

test("things are not chosen by a figure of what they belong to", () => {
  expect(by("Hall height", ">", "6")).toBe(true);
  expect(by("Opened", ">", "1900")).toBe(false);
  expect(by("Town", "equals", "Cork")).toBe(false);
  expect(by("Width", ">", "6")).toBe(false);
});
