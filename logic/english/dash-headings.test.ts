import { expect, test } from "vitest";
import { humanise } from "./humanise.ts";
import { unitName } from "./phrasing.ts";

test.each([
  ["Electricity - installed generating capacity", "installed electricity generating capacity"],
  ["Obesity - adult prevalence rate", "adult obesity prevalence rate"],
  ["Electricity - production", "electricity production"],
  ["Refined petroleum products - exports", "exports of refined petroleum products"],
])("%s is said %s", (heading, said) => {
  expect(humanise(heading)).toBe(said);
});

test("what a percentage is of, or what kind it is, follows the word", () => {
  expect(unitName("% of GDP")).toBe("percent of GDP");
  expect(unitName("% annual rate of change")).toBe("percent (annual rate of change)");
});
