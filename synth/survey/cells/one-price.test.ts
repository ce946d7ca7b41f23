import { expect, it } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { withOnePrice } from "./one-price.ts";

const shop = (rows: readonly (readonly string[])[]) =>
  withOnePrice(testRelation("shop", ["Product", "Price", "Was", "Now"], rows));
const prices = (rows: readonly (readonly string[])[]) => {
  const { columns, rows: made } = shop(rows);
  const at = columns.findIndex(({ name }) => name === "Price");
  return { names: columns.map(({ name }) => name), printed: made.map(({ cells }) => cells[at]!.value.printed) };
};

it("takes what a cut price is now for the price", () => {
  const found = prices([
    ["Ash", "£139.00", "", ""],
    ["Beck", "", "£129.00", "£99.00"],
    ["Cove", "£45.00", "", ""],
  ]);
  expect(found).toEqual({ names: ["Product", "Price", "Was"], printed: ["£139.00", "£99.00", "£45.00"] });
});

it("leaves two columns where a page gives both", () => {
  const { names } = prices([
    ["Ash", "£139.00", "", "£120.00"],
    ["Beck", "", "£129.00", "£99.00"],
  ]);
  expect(names).toContain("Now");
});
