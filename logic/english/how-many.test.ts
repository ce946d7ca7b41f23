import { expect, test } from "vitest";
import { numberAsked } from "./how-many.ts";
import { humanise } from "./humanise.ts";

test("a heading that asks how many is the name of that number", () => {
  expect(numberAsked("How many people lived there")).toBe("number of inhabitants");
  expect(numberAsked("How many rooms?")).toBe("number of rooms");
  expect(numberAsked("How many boats were built there")).toBe("number of boats built there");
  expect(humanise("How many people lived there > 1851")).toBe("number of inhabitants in 1851");
});

test("a question in other words makes no noun", () => {
  expect(numberAsked("How many times a day it runs")).toBeUndefined();
  expect(numberAsked("How many people use the ferry")).toBeUndefined();
  expect(numberAsked("How much it cost")).toBeUndefined();
});
