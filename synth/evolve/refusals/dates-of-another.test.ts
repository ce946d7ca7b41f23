import { expect, test } from "vitest";
import { leaf, over } from "../node.ts";
import type { Workbench } from "../workbench.ts";
import { goesByAnothersDate } from "./dates-of-another.ts";

const COLUMNS = ["Date of collision", "Date of verdict", "Date of publication"];
const asked = (singular: string) => {
  const columns = COLUMNS.map((name) => ({ name, type: "date", role: "measure" }));
  const bench = { table: () => ({ columns }), relation: () => ({ naming: { singular } }) } as unknown as Workbench;
  return COLUMNS.map((column) => goesByAnothersDate(over("date_span", leaf("verdicts"), { column }), bench));
};

test("what happened to others is no date of things that have one", () => {
  expect(asked("verdict")).toEqual([true, false, false]);
  expect(asked("collision")).toEqual([false, true, false]);
  expect(asked("casualty")).toEqual([false, false, false]);
});
