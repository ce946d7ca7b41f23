import { expect, test } from "vitest";
import { typeColumn } from "./type-column.ts";

const typed = (name: string, ...cells: string[]) => {
  const { column, values } = typeColumn(
    name,
    cells.map((text) => ({ text })),
  );
  return [column.unit, ...values.map((value) => (value.kind === "number" ? Number(value.decimal) : value.kind))];
};

test("a quantity in two units is one, in the smaller of them", () => {
  expect(typed("Weight", "1 lb 4 oz", "12 oz", "2 lb", "3 lb 8.5 oz", "")).toEqual(["oz", 20, 12, 32, 56.5, "missing"]);
  expect(typed("Height", "5 ft 11 in", "6 ft", "5 ft 8 in")).toEqual(["in", 71, 72, 68]);
  expect(typed("Height", "5'11\"", "6'2\"", "6'0\"")).toEqual(["in", 71, 74, 72]);
});

test("one unit for all stays, and what is built otherwise is left", () => {
  expect(typed("Weight", "12 lb", "2 lb", "8 lb")).toEqual(["lb", 12, 2, 8]);
  expect(typed("Height", "5 ft 11 in", "6 ft 14 in", "5 ft 8 in")[0]).toBeUndefined();
  expect(typed("Weight", "1 lb 4 oz", "light", "2 lb 3 oz")[0]).toBeUndefined();
});
