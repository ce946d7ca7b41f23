import { expect, test } from "vitest";
import type { Column, Relation } from "../../../core/relation.ts";
import { namesByPayers } from "./prices-for-people.ts";

const named = (name: string, unit?: string, ...beside: string[]) => {
  const columns = [name, ...beside].map(
    (one): Column => ({ name: one, type: "number", role: "measure", ...(unit === undefined ? {} : { unit }) }),
  );
  return namesByPayers({ columns } as unknown as Relation)[name];
};

test("a price that is headed by who pays it is the price for them", () => {
  expect(named("Members", "£ per night")).toBe("price for members");
  expect(named("Child", "€", "Adult")).toBe("price for children");
  expect(named("Fee (non-members)", "£")).toBe("fee for non-members");
});

test("people that are counted are people, and a price by itself says what it is", () => {
  expect(named("Members")).toBeUndefined();
  expect(named("Fee", "£")).toBeUndefined();
  expect(named("Fee (2024)", "£")).toBeUndefined();
  expect(named("Members", "£")).toBeUndefined();
  expect(named("Spending (visitors)", "£")).toBeUndefined();
});
