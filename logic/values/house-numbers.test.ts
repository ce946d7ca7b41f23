import { expect, test } from "vitest";
import { typeColumn } from "./type-column.ts";

const kinds = (name: string, ...cells: string[]) =>
  typeColumn(
    name,
    cells.map((text) => ({ text })),
  ).values.map(({ kind }) => kind);

test("a number before a street's name is no quantity, though several cells share the street", () => {
  expect(kinds("Address", "12 Mill Street", "4 Mill Street", "7 Elm Road", "9 Elm Road")).toEqual(
    Array(4).fill("text"),
  );
  expect(kinds("Address", "12 Mill St.", "4 Mill St.", "7 Mill St.")).toEqual(Array(3).fill("text"));
});

test("things that are counted may be written in capitals", () => {
  expect(kinds("Awards", "3 Silver Spoons", "1 Silver Spoon", "2 Silver Spoons")).toEqual(Array(3).fill("number"));
});
