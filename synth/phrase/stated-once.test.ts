import { expect, test } from "vitest";
import { statedOnce } from "./stated-once.ts";

test("that something is stated is not said beside its value", () => {
  expect(
    statedOnce("Of the decks, how many cards with a stated first edition are there whose first edition is 2.4?"),
  ).toBe("Of the decks, how many cards are there whose first edition is 2.4?");
  expect(statedOnce("How many cards with a stated edition stand on “Ace” and whose edition is 2?")).toBe(
    "How many cards stand on “Ace” and whose edition is 2?",
  );
});

test("it is said where that is all that is asked for, or a share of all that state it", () => {
  for (const question of [
    "Which deck has the most cards with a stated first edition?",
    "What percentage of the cards with a stated edition have 2.4 as their edition?",
    "How many cards with a stated edition are there whose colour is red?",
  ])
    expect(statedOnce(question)).toBe(question);
});
