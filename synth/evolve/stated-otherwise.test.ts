import { expect, it } from "vitest";
import { testRelation } from "../../logic/values/relation.fixture.ts";
import { isStatedOtherwise } from "./stated-otherwise.ts";

const scopes = (rows: readonly (readonly string[])[]) =>
  testRelation("scopes", ["Name", "Weight", "Total weight"], rows);

it("tells a column that others give by a fuller name", () => {
  const site = scopes([
    ["Ash", "690 g", ""],
    ["Cove", "", "9,000 g"],
    ["Beck", "895 g", ""],
  ]);
  expect([isStatedOtherwise(site, 1), isStatedOtherwise(site, 2)]).toEqual([true, true]);
});

it("leaves what is stated beside the other, and what nobody else gives", () => {
  const both = scopes([
    ["Ash", "690 g", "800 g"],
    ["Cove", "", "9,000 g"],
  ]);
  const alone = scopes([
    ["Ash", "690 g", ""],
    ["Cove", "", ""],
  ]);
  expect([isStatedOtherwise(both, 1), isStatedOtherwise(alone, 1)]).toEqual([false, false]);
});
