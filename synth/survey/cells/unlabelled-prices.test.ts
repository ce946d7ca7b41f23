import { expect, test } from "vitest";
import type { Relation } from "../../../core/relation.ts";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { withPrices } from "./unlabelled-prices.ts";

function priced(called: string, text: string, chinese = false, more = ""): (string | undefined)[] {
  const lamps = testRelation(
    "lamps",
    ["Lamp", "Height", called, ...(more === "" ? [] : [more])],
    ["Ard", "Bel", "Cor", "Dun"].map((name, at) => [name, `${at + 7} cm`, `£1,${at}49.00`, `£${at + 90}`]),
    { about: true },
  );
  const relation: Relation = {
    ...lamps,
    columns: lamps.columns.map((column, at) =>
      at > 1 && !/^(?:Price|List price|Deposit)$/.test(column.name) ? { ...column, unnamed: true } : column,
    ),
  };
  const pages = { textOf: () => text, isStruck: () => false, isChinese: chinese };
  return withPrices(relation, pages).columns.flatMap(({ name, unnamed }) => (unnamed ? [] : name));
}

test("the one amount of money under no label is the price where markup calls it so, or the page sells", () => {
  expect(priced("price", "")).toEqual(["Lamp", "Height", "Price"]);
  expect(priced("content", "Add to basket")).toEqual(["Lamp", "Height", "Price"]);
  expect(priced("content", "Ask the seller")).toEqual(["Lamp", "Height", "Price"]);
  expect(priced("price", "", true)).toEqual(["Lamp", "Height", "价格"]);
});

test("elsewhere an amount may be anything, and of two amounts nobody knows which it is", () => {
  expect(priced("content", "Apply for this post")).toEqual(["Lamp", "Height"]);
  expect(priced("content", "Add to basket", false, "text")).toEqual(["Lamp", "Height"]);
  expect(priced("price", "", false, "Price")).toEqual(["Lamp", "Height", "Price"]);
});

test("beside another amount that has a label, what has none may be the price of something else", () => {
  expect(priced("price", "", false, "Deposit")).toEqual(["Lamp", "Height", "Deposit"]);
});

test("what a shop calls its own price is the price", () => {
  const named = (...names: string[]) =>
    withPrices(testRelation("lamps", ["Lamp", ...names], [["Ard", "£7", "£9"]]), {
      textOf: () => "",
      isStruck: () => false,
      isChinese: false,
    }).columns.map(({ name }) => name);
  expect(named("Our price", "List price")).toEqual(["Lamp", "Price", "List price"]);
  expect(named("Our price", "Price")).toEqual(["Lamp", "Our price", "Price"]);
  expect(named("inc. VAT", "Delivery")).toEqual(["Lamp", "Price", "Delivery"]);
  for (const note of ["Tax included", "Zero-rated for VAT", "All taxes included"])
    expect(named(note, "Delivery"), note).toEqual(["Lamp", "Price", "Delivery"]);
  expect(named("VAT", "Delivery")).toEqual(["Lamp", "VAT", "Delivery"]);
});

test("of two amounts, the one that is struck through is what the thing cost before", () => {
  const lamps = testRelation(
    "lamps",
    ["Lamp", "text", "text (2)"],
    ["Ard", "Bel", "Cor", "Dun"].map((name, at) => [name, at === 2 ? "" : `£${at + 90}`, `£${at + 70}`]),
    { about: true },
  );
  const columns = lamps.columns.map((column, at) => (at > 0 ? { ...column, unnamed: true } : column));
  const rows = lamps.rows.map((row, at) => ({
    ...row,
    cells: row.cells.map((cell, index) => ({
      ...cell,
      evidence: { ...cell.evidence, place: { at: "node" as const, path: `0/${at}/${index}` } },
    })),
  }));
  const read = (isStruck: (path: string) => boolean) =>
    withPrices(
      { ...lamps, columns, rows },
      { textOf: () => "Add to basket", isStruck: (_, path) => isStruck(path), isChinese: false },
    ).columns.map(({ name }) => name);
  expect(read((path) => path.endsWith("/1"))).toEqual(["Lamp", "Original price", "Price"]);
  expect(read(() => false)).toEqual(["Lamp", "text", "text (2)"]);
  // Its price may have a name already.
  columns[2] = { ...lamps.columns[2]!, name: "Price" };
  expect(read((path) => path.endsWith("/1"))).toEqual(["Lamp", "Original price", "Price"]);
});

test("beside what a thing costs by its maker's list, what has no label is what is asked for it", () => {
  expect(priced("content", "Add to basket", false, "List price")).toEqual(["Lamp", "Height", "Price", "List price"]);
});

test("an amount of millions is no price", () => {
  expect(priced("content", "On sale now. Turnover was £1,049.00 million")).toEqual(["Lamp", "Height"]);
  expect(priced("content", "On sale now for £1,049.00 more or less")).toEqual(["Lamp", "Height", "Price"]);
});
