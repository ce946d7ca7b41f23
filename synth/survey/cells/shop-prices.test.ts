import { expect, test } from "vitest";
import type { Column } from "../../../core/relation.ts";
import { isShopPrice } from "./shop-prices.ts";

const columns = (...names: string[]): Column[] => names.map((name) => ({ name, type: "number", role: "measure" }));
const isOfShop = (name: string, ...others: string[]) => isShopPrice(columns(name)[0]!, columns(name, ...others));

test("a price beside what others ask, or how it sells, is one seller's of today", () => {
  expect(isOfShop("Acme price", "New from", "Used from")).toBe(true);
  expect(isOfShop("Price", "Acme Bestsellers Rank")).toBe(true);
  expect(isOfShop("Price", "Offers > Sold by")).toBe(true);
});

test("the price of a shop beside what one saves by it, or what is in stock, stays", () => {
  expect(isOfShop("Price", "You save", "In stock")).toBe(false);
});

test("a price of something else stays", () => {
  expect(isOfShop("Price", "Bedrooms", "Built")).toBe(false);
  expect(isOfShop("Retail price", "Used from")).toBe(false);
  expect(isOfShop("Price range", "Used from")).toBe(false);
});
