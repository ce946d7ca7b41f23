import { expect, test } from "vitest";
import { accountFor } from "./account-for.ts";

test("things account for a part of what all of them have together", () => {
  const whole = "the combined number of seats of all halls";
  expect(accountFor("the highest number of seats among all halls", whole)).toBe(
    "does the one with the highest number of seats account for",
  );
  expect(accountFor("the second-most seats", whole)).toBe("does the one with the second-most seats account for");
  expect(accountFor("the combined number of seats of the halls built before 1950", whole)).toBe(
    "do the halls built before 1950 account for",
  );
  expect(accountFor("the largest total area among these halls", "the combined area of these halls")).toBe(
    "does the one with the largest total area account for",
  );
  const fixed = "the combined number of bugs fixed by all releases";
  expect(accountFor("the combined number of bugs fixed by the releases made before 2020", fixed)).toBe(
    "do the releases made before 2020 account for",
  );
  const held = "the combined number of boats sold across all fairs";
  expect(accountFor("the highest number of boats sold among all fairs", held)).toBe(
    "does the one with the highest number of boats sold account for",
  );
  expect(accountFor("the number of seats of Harbour Hall", whole)).toBe("does Harbour Hall account for");
});

test("what is no part of that whole by its words is left as it is", () => {
  expect(
    accountFor("the combined rent of the halls built before 1950", "the combined number of seats of all halls"),
  ).toBeUndefined();
  expect(accountFor("the highest rent among all halls", "the combined number of seats of all halls")).toBeUndefined();
  expect(accountFor("the number of small halls", "the number of halls")).toBeUndefined();
});
