import { expect, test } from "vitest";
import { leaf, over } from "../node.ts";
import { areTimesOfTwo } from "./times-of-two.ts";

const years = (table: Parameters<typeof over>[1], a: string, b: string) =>
  areTimesOfTwo(over("formula_column", table, { formula: "years", a, b }));
const joined = (columns: readonly string[]) => ({
  op: "join",
  params: { columns, on: "Brand" },
  inputs: { left: leaf("boats"), right: leaf("brands") },
});

test("how long it was between what happened to two things is not asked", () => {
  expect(years(joined(["Founded"]), "Founded", "Tested")).toBe(true);
  expect(years(joined(["Founded", "Closed"]), "Founded", "Closed")).toBe(false);
  expect(years(leaf("boats"), "Built", "Sold")).toBe(false);
  expect(years(leaf("boats"), "Built", "Last measured")).toBe(true);
  expect(years(leaf("boats"), "Built", "Date of last hull survey")).toBe(true);
  expect(years(leaf("boats"), "Built", "Latest test")).toBe(true);
  expect(years(leaf("boats"), "First voyage", "Last voyage")).toBe(false);
});
