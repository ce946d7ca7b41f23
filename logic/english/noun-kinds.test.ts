import { expect, test } from "vitest";
import { headWord, isMaterial, isOnlyAdjective, nounKind } from "./noun-kinds.ts";

test("the head of a phrase says what it names", () => {
  expect(["cast iron tower", "President of the council", "Nearest town (2011)"].map(headWord)).toEqual([
    "tower",
    "president",
    "town",
  ]);
  expect(["members of the board", "fuel", "qwertz"].map(nounKind)).toEqual(["person", "substance", undefined]);
});

test("what things are made of is told from what they are like", () => {
  expect(["Oak", "stainless steel", "brass and leather", "Fibreglass", "Carbon"].every(isMaterial)).toBe(true);
  expect(["Red", "Colour", "Large", "oak and tall"].some(isMaterial)).toBe(false);
});

test("an adjective alone is one, and no participle or name of a property", () => {
  expect(["Organic", "full-time", "anonymous"].every(isOnlyAdjective)).toBe(true);
  expect(["Built", "Colour", "weight", "qwertz"].some(isOnlyAdjective)).toBe(false);
});
