import { expect, test } from "vitest";
import { isBelied } from "./belied-headings.ts";

const texts = (...printed: string[]) => printed.map((text) => ({ kind: "text" as const, printed: text }));

test("a month is no harvest", () => {
  expect(isBelied("Harvest", texts("Early September", "late October", "mid-May – June"))).toBe(true);
});

test("what the heading says is asked about", () => {
  expect(isBelied("Harvest time", texts("Early September", "late October"))).toBe(false);
  expect(isBelied("Composer", texts("May Winter", "Ann Holm", "Jan Berg"))).toBe(false);
});

test("words are no year and no price", () => {
  expect(isBelied("Year", texts("Clutches", "Singing males"))).toBe(true);
  expect(isBelied("Price", texts("Free", "£4"))).toBe(false);
  expect(isBelied("Vintage", texts("Clutches", "Singing males"))).toBe(false);
  expect(isBelied("Year", [])).toBe(false);
});
