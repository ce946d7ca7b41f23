import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { type Branch, leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { choosesByOwnersFigure, countsByOwnersDate, looksUpByOwnersFigures } from "./owners-figures.ts";

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

test("neither a thing nor a fact of it is looked up by figures of what it belongs to alone", () => {
  const asks = (op: string, ...and: { column: string; is: string; value: string }[]) => {
    const one = over("identify", leaf("markets"), { where: { and } });
    const found: Branch = { op: "identify_by", params: { on: "Market" }, inputs: { from: leaf("stalls"), one } };
    return looksUpByOwnersFigures(over(op, found, { column: "Width" }), bench);
  };
  const [high, opened] = [
    { column: "Hall height", is: ">", value: "6" },
    { column: "Opened", is: "<", value: "1910" },
  ];
  expect(asks("lookup", high, opened)).toBe(true);
  expect(asks("label_of", high, opened)).toBe(true);
  expect(asks("label_of", high, { column: "Town", is: "equals", value: "Cork" })).toBe(false);
  expect(asks("lookup", high, { column: "Town", is: "equals", value: "Cork" })).toBe(false);
});

test("a day on which something came to be is a figure of it as well", () => {
  const owners = (noun: string) =>
    testRelation(
      noun,
      [noun, "成立日期", "面积"],
      [..."ABCD"].map((letter, at) => [`Market ${letter}`, `${1980 + at * 7}-03-0${at + 1}`, `${4 + at * 3}`]),
    );
  const asks = (noun: string) => {
    const there = new Workbench(surveySite({ ...lakeSite([stalls, owners(noun)]), language: "zh" }));
    const and = [
      { column: "成立日期", is: "<", value: "1990-01-01" },
      { column: "面积", is: ">", value: "5" },
    ];
    const one = over("identify", leaf(noun), { where: { and } });
    const found: Branch = { op: "identify_by", params: { on: "Market" }, inputs: { from: leaf("stalls"), one } };
    return looksUpByOwnersFigures(over("lookup", found, { column: "Width" }), there);
  };
  expect(asks("车站")).toBe(true);
});

test("things are not counted by when what they belong to came to be", () => {
  const where = (column: string, is: string, value: string) => over("filter", joined, { where: { column, is, value } });
  const opened = where("Opened", ">", "1900");
  expect(countsByOwnersDate(over("count", opened, {}), bench)).toBe(true);
  expect(countsByOwnersDate(over("count", where("Town", "equals", "Cork"), {}), bench)).toBe(false);
  expect(countsByOwnersDate(over("lookup", opened, { column: "Width" }), bench)).toBe(false);
});

test("what people made is counted by their dates", () => {
  const makers = testRelation(
    "makers",
    ["Composer", "Born"],
    [..."ABCD"].map((letter, at) => [`Market ${letter}`, `${1890 + at * 14}`]),
  );
  const people = new Workbench(surveySite(lakeSite([stalls, makers])));
  const by: Branch = {
    op: "join",
    params: { on: "Market", columns: ["Born"] },
    inputs: { left: leaf("stalls"), right: leaf("makers") },
  };
  const born = over("filter", by, { where: { column: "Born", is: ">", value: "1900" } });
  expect(countsByOwnersDate(over("count", born, {}), people)).toBe(false);
});
