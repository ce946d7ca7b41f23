import { expect, test } from "vitest";
import { tellsByYears } from "./told-by-years.ts";

const lines = [
  "Our history",
  "1931",
  "A yard is opened in Cor.",
  "1952",
  "First bus between Bel and Ard.",
  "1960",
  "Service Cor – Ard opens.",
  "1977",
  "New buses serve the lines from Ard to Dun and Esk.",
];
const first = { name: "Ard – Bel", year: "1952" };
const second = { name: "Cor – Ard", year: "1960" };
const others = [
  { name: "Ard – Dun", year: "1977" },
  { name: "Ard – Esk", year: "1977" },
  { name: "Dun – Fal", year: "1984" },
];

test("a history that names the things in the entries of their years tells which was the first", () => {
  expect(tellsByYears(lines, [first, second, ...others], 1)).toBe(true);
  expect(tellsByYears(lines, [first, second, ...others], 2)).toBe(true);
  expect(tellsByYears(lines, [first, second, ...others].reverse(), 1)).toBe(false);
});

test("one that tells other years, or of few of them, does not", () => {
  expect(tellsByYears(lines, [{ ...first, year: "1953" }, second, ...others], 1)).toBe(false);
  expect(tellsByYears(lines.slice(0, 5), [first, second, ...others], 1)).toBe(false);
});
