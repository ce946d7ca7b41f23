import { expect, test } from "vitest";
import type { Column } from "../../../core/relation.ts";
import { isShopPrice } from "./shop-prices.ts";

const columns = (...names: string[]): Column[] => names.map((name) => ({ name, type: "number", role: "measure" }));
const isOfShop = (name: string, ...others: string[]) => isShopPrice(columns(name)[0]!, columns(name, ...others));

test("a price beside what one saves, or what is in stock, is a shop's of today", () => {
  expect(isOfShop("Price", "You save", "Pages")).toBe(true);
  expect(isOfShop("Acme price", "New from", "Used from")).toBe(true);
  expect(isOfShop("Price", "Offers > Availability")).toBe(true);
});

test("a price of something else stays", () => {
  expect(isOfShop("Price", "Bedrooms", "Built")).toBe(false);
  expect(isOfShop("Retail price", "You save")).toBe(false);
  expect(isOfShop("Price range", "In stock")).toBe(false);
});
