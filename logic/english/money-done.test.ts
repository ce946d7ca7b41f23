import { expect, test } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";
import { moneyDone } from "./money-done.ts";

test("money that something was done with is an amount, raised by what raised it", () => {
  const fairs = testRelation(
    "fairs",
    ["Fair", "Raised in 2024"],
    [640, 1200, 3150, 880].map((sum, at) => [`Fair ${"ABCD"[at]}`, `£${sum}`]),
  );
  const { ask } = asker([fairs], { fairs: { singular: "fair", plural: "fairs", source: "" } });
  expect(ask([{ op: "median", from: "fairs", column: "Raised in 2024" }]).question).toMatch(
    /^What was the median amount raised in 2024, in pounds, by all fairs\?/,
  );
  const most = { op: "kth", from: "fairs", by: "Raised in 2024", k: 1, end: "highest" };
  expect(ask([most, { op: "label_of", from: "s1" }]).question).toBe(
    "Which fair had the highest amount raised in 2024?",
  );
});

test("what is sold or used has a price", () => {
  expect([moneyDone("sold"), moneyDone("used"), moneyDone("raised beds")]).toEqual([undefined, undefined, undefined]);
});
