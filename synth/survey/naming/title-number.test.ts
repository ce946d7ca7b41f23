import { expect, test } from "vitest";
import { measureOfTitle } from "./said-by-title.ts";
import { withoutTableNumber } from "./title-number.ts";

test.each([
  ["Table 2. Licences by kind of vessel", "Licences by kind of vessel"],
  ["Table 12b: Licences", "Licences"],
  ["TABLE 3 Licences by district", "Licences by district"],
  ["Tab. 4 – Licences", "Licences"],
  ["Table 7-2. Licences", "Licences"],
  ["表3-1 各镇船只", "各镇船只"],
  ["Table tennis clubs", "Table tennis clubs"],
  ["Table 4", "Table 4"],
])("the number of a table is no part of what it is about: %s", (title, bare) => {
  expect(withoutTableNumber(title)).toBe(bare);
});

test("figures are called what their title says behind its number", () => {
  expect(measureOfTitle("Table 2. Licences by kind of vessel (estimate)")).toBe("licences");
});
