import { expect, test } from "vitest";
import { agreedNoun } from "./agreed-noun.ts";
import { fromPlural } from "./noun-phrases.ts";

const called = (...said: readonly (string | undefined)[]) =>
  agreedNoun(said.map((text) => (text === undefined ? undefined : fromPlural(text))))?.plural;

test("two sources that agree are more than one that stands alone", () => {
  expect(called("Helplines", "Branches", undefined, "Branches")).toBe("branches");
  expect(called("Branches", "Helplines", undefined, "Branches")).toBe("branches");
  expect(called("Board cafes", "Venues", "Cafes")).toBe("board cafes");
});

test("without two that agree the first stands, and what anything is called proves nothing", () => {
  expect(called("Branches", "Venues", undefined)).toBe("branches");
  expect(called("Lamps", "Products", "Products")).toBe("lamps");
  expect(called(undefined, undefined)).toBeUndefined();
});

test("two sources that say it in full are more than one that says it in short", () => {
  expect(called("Buildings", "Listed buildings", undefined, "Listed buildings")).toBe("listed buildings");
  expect(called("Buildings", "Listed buildings", "Buildings")).toBe("buildings");
});
