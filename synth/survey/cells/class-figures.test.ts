import { expect, test } from "vitest";
import { areClasses } from "./class-figures.ts";

const within = (before: string, figures: readonly number[], after = "+") =>
  areClasses(figures.map((figure) => ({ before, figure: String(figure), after })));

test("a few figures behind the name of a classification are classes", () => {
  expect(within("PEGI ", [3, 7, 12, 3, 12, 7, 3, 16])).toBe(true);
  expect(within("Grade ", [1, 2, 3, 1, 2, 2], "*")).toBe(true);
});

test("amounts, money and what hardly recurs are none", () => {
  expect(within("", [3, 7, 12, 3, 12, 7])).toBe(false);
  expect(within("Sleeps ", [2, 4, 2, 4, 6, 6])).toBe(false);
  expect(within("up to ", [2, 4, 2, 4, 6, 6])).toBe(false);
  expect(within("EUR ", [20, 40, 20, 40], "+")).toBe(false);
  expect(within("PEGI ", [1, 2, 3, 4, 5, 6])).toBe(false);
  expect(within("Class ", [20, 40, 20, 40], " wagons")).toBe(false);
});

test("a figure right behind a letter is part of a code", () => {
  expect(within("行业B", [1, 2, 3, 4, 5, 6], "级用地")).toBe(true);
  expect(within("EUR", [20, 40, 60, 80], "元")).toBe(false);
  expect(within("共", [20, 40, 60, 80], "间")).toBe(false);
});
