import { expect, test } from "vitest";
import type { DerivationStep } from "../../core/task.ts";
import { testRelation } from "../../logic/values/relation.fixture.ts";
import { FactsIndex } from "./facts-index.ts";
import { pageOfSums } from "./printed-sums.ts";

const INNS = ["Ash", "Bay", "Cob", "Dale", "Elm"];
const adults = (at: number) => 40 + at * 13;
const children = (at: number) => 7 + at * at;
const inns = testRelation(
  "inns",
  ["Inn", "Guests"],
  INNS.map((name, at) => [name, `${adults(at) + children(at)}`]),
);
const guests = (change: (at: number) => number = () => 0) =>
  testRelation(
    "guests",
    ["Inn", "Adults", "Children", "Dogs"],
    INNS.map((name, at) => [name, `${adults(at) + change(at)}`, `${children(at)}`, `${3 + at}`]),
  );
const uses = inns.rows.map(({ cells }, at): DerivationStep["uses"][number] => ({
  label: `Guests of ${INNS[at]}`,
  printed: cells[1]!.value.printed,
  evidence: cells[1]!.evidence,
}));
const found = (table: ReturnType<typeof guests>, of = uses) =>
  pageOfSums(
    of,
    of.map(() => new Set(["https://inns.example/"])),
    new FactsIndex([inns, table]),
  );

test("a table whose two columns add up to the figures of all things gives them", () => {
  expect(found(guests())).toBe("https://guests.example/");
});

test("one that does so for most of them, or for a few, does not", () => {
  expect(found(guests((at) => (at === 3 ? 1 : 0)))).toBeUndefined();
  expect(found(guests(), uses.slice(0, 3))).toBeUndefined();
});
