import { expect, test } from "vitest";
import { type CountingPage, countedAs } from "./counted-nouns.ts";

const OWN = Array.from({ length: 9 }, (_, at) => `https://a.example/p/${at}`);
const list = (title: string, text: string, urls: readonly string[]): CountingPage => ({
  url: `https://a.example/${title}`,
  title,
  text: () => text,
  links: urls.map((url) => ({ url })),
});
const named = (...pages: CountingPage[]) => countedAs(new Set(OWN), pages);

test("what a list counts all its things as is what they are", () => {
  expect(named(list("all", "Showing 9 kettles", OWN))).toBe("kettle");
  expect(named(list("all", "9 tea kettles, from 12.50", OWN))).toBe("tea kettle");
});

test("several lists count all of them together, each once", () => {
  const steel = list("Steel", "5 products · Sort by price", OWN.slice(0, 4));
  const next = list("Steel", "5 products", OWN.slice(1, 5));
  const glass = list("Glass", "4 products", OWN.slice(5));
  expect(named(steel, next, glass)).toBe("product");
  expect(named(steel, next)).toBeUndefined();
});

test("other figures, more of something and words that name nothing count nothing", () => {
  expect(named(list("all", "8 kettles", OWN))).toBeUndefined();
  expect(named(list("all", "9 more kettles", OWN))).toBeUndefined();
  expect(named(list("all", "9 results", OWN))).toBeUndefined();
  expect(named(list("all", "9 kettles", OWN.slice(0, 2)))).toBeUndefined();
});

test("units of measure behind a figure are no things that a list counts", () => {
  expect(named(list("all", "Oak Walk: 2 hours 9 minutes", OWN))).toBeUndefined();
  expect(named(list("all", "9 miles long", OWN))).toBeUndefined();
  expect(named(list("all", "9 stones", OWN))).toBe("stone");
  expect(
    named(list("Oak", "about 5 minutes", OWN.slice(0, 4)), list("Ash", "4 minutes", OWN.slice(5))),
  ).toBeUndefined();
});
