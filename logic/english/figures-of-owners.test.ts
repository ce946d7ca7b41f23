import { expect, test } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";

const VOYAGES = testRelation(
  "voyages",
  ["Voyage", "Captain's age", "Tonnage"],
  [31, 36, 44, 52, 58, 65].map((age, at) => [`Voyage ${"ABCDEF"[at]!}`, `${age} years`, String(100 + 20 * at)]),
);
const { ask } = asker([VOYAGES], { voyages: { singular: "voyage", plural: "voyages", source: "on the Acme site" } });

test("a voyage has no captain's age: for how many of them is the captain's so high", () => {
  const above = { op: "count_above_average", column: "Captain's age", side: "below" } as const;
  expect(ask([{ ...above, from: "voyages" }]).question).toBe(
    "On the Acme site, for how many voyages is the captain's age below the mean for all voyages?",
  );
  const large = { op: "filter", from: "voyages", where: { column: "Tonnage", is: ">", value: "105" } } as const;
  expect(ask([large, { ...above, from: "s1" }]).question).toBe(
    "On the Acme site, for how many of the voyages whose tonnage is more than 105 is the captain's age below the mean for those voyages?",
  );
});

test("nor do voyages 'have a captain's age of more than 40'", () => {
  const old = { op: "filter", from: "voyages", where: { column: "Captain's age", is: ">", value: "40" } } as const;
  expect(ask([old, { op: "count", from: "s1" }]).question).toBe(
    "On the Acme site, how many voyages are there whose captain's age is higher than 40 years?",
  );
});
