import { expect, test } from "vitest";
import type { Column } from "../../../core/relation.ts";
import { salienceOf } from "./salience.ts";

const number = (name: string, more: Partial<Column> = {}): number =>
  salienceOf({ name, type: "number", role: "measure", ...more }, 1);

test("properties, years and prices per head are asked about as readily as lengths", () => {
  expect(number("Complexity")).toBe(1);
  expect(number("Driver diameter", { unit: "in" })).toBe(1);
  expect(number("Crew")).toBe(1);
  expect(number("Published", { role: "year" })).toBe(1);
  expect(number("Cover charge", { unit: "£ per person" })).toBe(1);
});

test("what only tells which of many, or lifts so much, is not", () => {
  expect(number("VHF channel")).toBeLessThan(0.5);
  expect(number("Mobile crane", { unit: "tonnes" })).toBeLessThan(0.5);
});

test("a Chinese heading over figures of a known unit is measured", () => {
  expect(number("通长", { unit: "厘米" })).toBe(1);
  expect(number("通长")).toBeLessThan(0.5);
});
