import { expect, test } from "vitest";
import { typeColumn } from "./type-column.ts";

const typed = (name: string, texts: readonly string[]) =>
  typeColumn(
    name,
    texts.map((text) => ({ text })),
  );

test("figures of a heading's own noun are so many of them", () => {
  const { column, values } = typed("Customer reviews", ["303 reviews", "1,296 reviews", "1 review", "12 reviews"]);
  expect([column.unit, column.type]).toEqual([undefined, "number"]);
  expect(values.every((value) => value.kind === "number" && value.unit === undefined)).toBe(true);
  expect(typed("Critics", ["303 reviews", "1,296 reviews", "12 reviews"]).column.unit).toBe("reviews");
});
