import { expect, test } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";

const boats = testRelation(
  "boats",
  ["Boat", "Depth below keel (m)", "Sail area (m²)", "Highest speed (km/h)"],
  ["Elsa", "Ida", "Rosa", "Vera", "Tove", "Lina"].map((name, at) => [
    name,
    `${2 * at + 3 + (at % 2)}`,
    `${at * at + 20}`,
    `${at * at + 11}`,
  ]),
);
const { ask } = asker([boats], { boats: { singular: "boat", plural: "boats", source: "" } });
const below = (column: string) => ask([{ op: "count_above_average", from: "boats", column, side: "below" }]).question;

test("what lies below something is smaller than the mean, and does not lie below that, too", () => {
  const depth = below("Depth below keel (m)");
  expect(depth).not.toContain("below the mean");
  expect(depth).toMatch(/depth below keel (?:shorter|smaller|less|lower|shallower) than the mean/);
  expect(below("Sail area (m²)")).toContain("below the mean");
});

test("there is one highest of each, and no boat has “a highest”", () => {
  expect(below("Highest speed (km/h)")).toContain(
    "or how many boats is the highest speed below the mean for all boats",
  );
});
