import { expect, test } from "vitest";
import { typeColumn } from "./type-column.ts";

const kinds = (...texts: readonly string[]) =>
  typeColumn(
    "Region",
    texts.map((text) => ({ text })),
  ).values.map(({ kind }) => kind);

test("NA beside EU is North America, and a mark for nothing elsewhere", () => {
  expect(kinds("EU", "NA", "EU", "NA", "JP")).toEqual(Array(5).fill("text"));
  expect(kinds("North", "NA", "South", "NA")).toEqual(["text", "missing", "text", "missing"]);
  expect(kinds("12", "NA", "40", "NA")).toEqual(["number", "missing", "number", "missing"]);
});
