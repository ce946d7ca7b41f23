import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { type Branch, leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { endsOfColumn, setsEndsApart } from "./ends-apart.ts";

const ports = testRelation(
  "ports",
  ["Port", "Cranes", "Quay length", "Population", "Crossing time", "Berth fee", "Budget", "Winch price", "Unit cost"],
  ["Oban", "Wick", "Ayr", "Leith", "Troon"].map((port, at) => [
    port,
    `${12 + at * 9}`,
    `${300 + at * 210} m`,
    `${9000 + at * 4100}`,
    `${20 + at * 15} minutes`,
    `€${40 + at * 25}`,
    `€${4000 + at * at * 2500}`,
    `€${30 + at * 95}`,
    `€${20 + at * 70}`,
  ]),
);
const bench = new Workbench(surveySite(lakeSite([ports])));
const end = (by: string, at: string) => over("ranked_value", leaf("ports"), { by, k: 1, end: at });
const held = (op: string, by: string): Branch => ({
  op,
  params: {},
  inputs: { a: end(by, "highest"), b: end(by, "lowest") },
});
const fact = (by: string, at: string) =>
  over("lookup", over("kth", leaf("ports"), { by, k: 1, end: at }), { column: by });

test("the highest is held against the lowest where figures are sizes", () => {
  const refused = (by: string) => setsEndsApart(held("ratio", by), bench);
  expect(["Cranes", "Crossing time", "Quay length", "Population"].map(refused)).toEqual([true, true, false, false]);
});

test("prices are, where they are of one order of magnitude; other money is in any case", () => {
  const refused = (by: string) => setsEndsApart(held("ratio", by), bench);
  expect(["Berth fee", "Winch price", "Unit cost", "Budget"].map(refused)).toEqual([false, true, true, false]);
});

test("by what percentage one end exceeds the other is the same question", () => {
  expect(setsEndsApart(held("percent_difference", "Cranes"), bench)).toBe(true);
  expect(setsEndsApart(held("difference", "Cranes"), bench)).toBe(false);
});

test("ends of one column are told from figures of two things", () => {
  const facts: Branch = {
    op: "ratio",
    params: {},
    inputs: { a: fact("Cranes", "highest"), b: fact("Cranes", "lowest") },
  };
  expect(endsOfColumn(facts)?.column).toBe("Cranes");
  const two: Branch = {
    op: "ratio",
    params: {},
    inputs: { a: end("Cranes", "highest"), b: end("Population", "lowest") },
  };
  expect(endsOfColumn(two)).toBeUndefined();
});
