import { expect, test } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";

const PUMPS = testRelation(
  "pumps",
  ["Pump", "Type", "Maker's guarantee card", "Trade", "Total lift", "Height of tower", "Head of pump", "Model no."],
  [
    ["Ard", "Beam", "Yes", "Mining", "31", "8 m", "Ada", "A-1"],
    ["Bel", "Beam", "No", "Mining", "28", "9 m", "Bo", "A-2"],
    ["Cor", "Rotary", "Yes", "Milling", "45", "7 m", "Cy", "B-1"],
    ["Dun", "Rotary", "No", "Mining", "39", "6 m", "Di", "B-2"],
  ],
);
const { ask } = asker([PUMPS], { pumps: { singular: "pump", plural: "pumps", source: "on the Acme site" } });
const question = (...steps: Parameters<typeof ask>[0]) => ask(steps).question.replace("On the Acme site, ", "");
const where = (column: string, value: string) => ({
  op: "filter",
  from: "pumps",
  where: { column, is: "equals", value },
});
const count = { op: "count", from: "s1" };

test("how many are of a type is asked so, and not how many there are whose type it is", () => {
  expect(question(where("Type", "Beam"), count)).toBe("how many pumps are of the type Beam?");
  expect(question(where("Trade", "Mining"), count)).toBe("how many pumps are there whose trade is Mining?");
});

test("yes and no of what belongs to what a thing names is said of that", () => {
  const free = { ...where("Maker's guarantee card", "Yes") };
  expect(question(free, count)).not.toContain("have maker's");
});

test("a total is not combined as one, and sizes stand behind what they are of", () => {
  expect(question({ op: "mean", from: "pumps", column: "Height of tower" })).toBe(
    "what is the mean tower height, in m, of all pumps?",
  );
});

test("who heads a thing is its head", () => {
  expect(question({ op: "lookup", from: "pumps", column: "Head of pump", label: "Ard" })).toMatch(
    /is the head of Ard\?$/,
  );
  expect(question({ op: "lookup", from: "pumps", column: "Model no.", label: "Ard" })).toBe(
    "what is the model number of Ard?",
  );
});

test("what somebody built is built by them, and nothing that they have", () => {
  const builders = testRelation(
    "builders",
    ["Builder", "Engines built", "Founded"],
    [
      ["Ard", "310", "1850"],
      ["Bel", "28", "1861"],
      ["Cor", "145", "1872"],
      ["Dun", "39", "1883"],
    ],
  );
  const { ask: askBuilders } = asker([builders], {
    builders: { singular: "builder", plural: "builders", source: "on the Acme site" },
  });
  const where = { column: "Engines built", is: "<", value: "50" };
  expect(askBuilders([{ op: "filter", from: "builders", where }, count]).question).toBe(
    "On the Acme site, how many builders built fewer than 50 engines?",
  );
});
