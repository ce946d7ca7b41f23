import { expect, test } from "vitest";
import { comparedWords } from "./question-words.ts";

test("words are words, and of Chinese every two characters", () => {
  expect([...comparedWords("Which lake is the 2nd-deepest?")]).toEqual([
    "which",
    "lake",
    "is",
    "the",
    "2nd",
    "deepest",
  ]);
  expect([...comparedWords("哪座湖最深？")]).toEqual(["哪座", "座湖", "湖最", "最深"]);
});
