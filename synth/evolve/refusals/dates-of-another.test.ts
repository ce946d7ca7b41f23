import { expect, test } from "vitest";
import { leaf, over } from "../node.ts";
import type { Workbench } from "../workbench.ts";
import { goesByAnothersDate } from "./dates-of-another.ts";

const COLUMNS = ["Date of collision", "Date of verdict", "Date of publication"];
const asked = (singular: string, names = COLUMNS) => {
  const columns = names.map((name) => ({ name, type: "date", role: "measure" }));
  const bench = { table: () => ({ columns }), relation: () => ({ naming: { singular } }) } as unknown as Workbench;
  return names.map((column) => goesByAnothersDate(over("date_span", leaf("verdicts"), { column }), bench));
};

test("what happened to others is no date of things that have one", () => {
  expect(asked("verdict")).toEqual([true, false, false]);
  expect(asked("collision")).toEqual([false, true, false]);
  expect(asked("casualty")).toEqual([false, false, false]);
});

test("when a thing begins, ends, is delivered or is due is its own date", () => {
  expect(asked("invoice", ["Invoice date", "Due date", "Date of payment"])).toEqual([false, false, false]);
  expect(asked("order", ["Order date", "Delivery date", "Date of accident"])).toEqual([false, false, true]);
  expect(asked("exhibition", ["Exhibition date", "Closing date"])).toEqual([false, false]);
  expect(asked("permit", ["Permit date", "Expiry date"])).toEqual([false, false]);
});
