import { expect, test } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";

const BOATS = testRelation(
  "boats",
  ["Boat", "Engine", "Length"],
  [
    ["Ard", "E1", "4 m"],
    ["Bel", "E2", "5 m"],
    ["Cor", "E3", "7 m"],
    ["Dun", "E1", "9 m"],
    ["Elm", "E4", "11 m"],
  ],
);
const ENGINES = testRelation(
  "engines",
  ["Engine", "Engine type", "Power"],
  [
    ["E1", "Diesel", "20 kW"],
    ["E2", "Petrol", "30 kW"],
    ["E3", "Diesel", "45 kW"],
    ["E4", "Electric", "70 kW"],
  ],
);
const naming = (singular: string) => ({ singular, plural: `${singular}s`, source: "on the Boat site" });
const { ask } = asker([BOATS, ENGINES], { boats: naming("boat"), engines: naming("engine") });

test("what a thing's name says of its property is not said twice", () => {
  const { question } = ask([
    { op: "join", left: "boats", right: "engines", on: "Engine", columns: ["Engine type"] },
    { op: "distinct", from: "s1", column: "Engine type" },
    { op: "count", from: "s2" },
  ]);
  expect(question).toBe("On the Boat site, how many different engine types are there among all boats?");
  const diesel = { column: "Engine type", is: "equals", value: "Diesel" };
  const long = ask([
    { op: "join", left: "boats", right: "engines", on: "Engine", columns: ["Engine type"] },
    { op: "filter", from: "s1", where: diesel },
    { op: "sum", from: "s2", column: "Length" },
  ]);
  expect(long.question).toContain("of the boats whose engine's type is Diesel?");
});
