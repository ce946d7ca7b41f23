import { expect, test } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";

const ROSES = testRelation(
  "roses",
  ["Rose", "Hardy", "Good with shade", "Fragrance access", "Needs pruning", "Size", "Colour", "Thorns"],
  ["Ada", "Bea", "Cid", "Dot", "Eve", "Flo"].map((name, at) => [
    name,
    at % 2 === 0 ? "Yes" : "No",
    at < 2 ? "Yes" : "No",
    at < 4 ? "Yes" : "No",
    at < 3 ? "Yes" : "No",
    ["Large", "Medium", "Small"][at % 3]!,
    ["Red", "White", "Dark red"][at % 3]!,
    at % 2 === 0 ? "Yes" : "No",
  ]),
);
const { ask, refusal } = asker([ROSES], { roses: { singular: "rose", plural: "roses", source: "" } });
const many = (column: string, value: string) =>
  ask([
    { op: "filter", from: "roses", where: { column, is: "equals", value } },
    { op: "count", from: "s1" },
  ]).question;

test("yes and no say what is so of things", () => {
  expect(many("Hardy", "Yes")).toBe("How many roses are hardy?");
  expect(many("Hardy", "No")).toBe("How many roses are not hardy?");
  expect(many("Good with shade", "Yes")).toBe("How many roses are good with shade?");
  expect(many("Fragrance access", "Yes")).toBe("How many roses have fragrance access?");
  expect(many("Fragrance access", "No")).toBe("How many roses have no fragrance access?");
});

test("yes under a heading that does not tell what is so is quoted, and is nobody's answer", () => {
  expect(many("Thorns", "Yes")).toContain("under “Thorns”");
  expect(refusal([{ op: "lookup", from: "roses", column: "Hardy", label: "Ada" }])).toBe("yes_or_no");
});

test("things are large or red, and do not have it as their size", () => {
  expect(many("Size", "Large")).toBe("How many roses are large?");
  expect(many("Size", "Medium")).toBe("How many roses are medium-sized?");
  expect(many("Colour", "Dark red")).toBe("How many roses are dark red?");
  const where = { column: "Size", is: "equals", value: "Small" };
  expect(ask([{ op: "probability", from: "roses", where, draws: 1 }], 1).question).toMatch(
    /^What percentage of the roses are small\?/,
  );
});
