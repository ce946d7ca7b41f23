import { expect, test } from "vitest";
import { inUnitOf } from "./in-unit.ts";

test("a figure has the unit of its column, or that which is printed with it", () => {
  const column = { name: "苗床", type: "number", role: "measure", unit: "张" } as const;
  const figure = { kind: "number", decimal: "45", precision: 0, printed: "45" } as const;
  expect(inUnitOf(figure, column)).toEqual({ ...figure, unit: "张" });
  expect(inUnitOf({ ...figure, unit: "块" }, column)).toEqual({ ...figure, unit: "块" });
  const { unit: _, ...plain } = column;
  expect(inUnitOf(figure, plain)).toBe(figure);
  const words = { kind: "text", printed: "若干" } as const;
  expect(inUnitOf(words, column)).toBe(words);
});
