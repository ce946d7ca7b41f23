import { expect, test } from "vitest";
import type { Column, Relation } from "../../../core/relation.ts";
import { ofWord } from "../../../logic/english/phrasing.ts";
import { namesByPayment, saysAmountOfNothing } from "./paid-by-title.ts";

const amount: Column = { name: "Amount", type: "number", role: "measure", unit: "€" };
const titled = (name: string, who = "Club"): Relation => ({
  id: "r",
  name,
  source: "html_table",
  url: "https://fund.example/",
  columns: [{ name: who, type: "text", role: "label" }, amount],
  rows: [],
});

test("a title says what was paid, and to whom or from whom", () => {
  expect(namesByPayment(titled("Bursaries awarded 2021"))).toEqual({ Amount: "amount in bursaries awarded" });
  expect(namesByPayment(titled("Donations received in 2021"))).toEqual({ Amount: "amount in donations received" });
  expect(ofWord("amount in bursaries awarded")).toBe("to");
  expect(ofWord("amount in donations received")).toBe("from");
});

test("of what nothing is said no club has an amount", () => {
  expect(namesByPayment(titled("Clubs visited 2021"))).toEqual({});
  expect(saysAmountOfNothing(amount, titled("Overview"), "club")).toBe(true);
  expect(saysAmountOfNothing(amount, titled("Overview", "Invoice"), "invoice")).toBe(false);
});
