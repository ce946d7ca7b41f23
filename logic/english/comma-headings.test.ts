import { expect, test } from "vitest";
import { humanise } from "./humanise.ts";

test.each([
  ["Range, eco mode", "range in eco mode"],
  ["Range, maximum assistance", "range (maximum assistance)"],
  ["Sailings per day, winter", "sailings per day in winter"],
  ["Opening hours, dry season", "opening hours in the dry season"],
  ["Braking distance, wet", "wet braking distance"],
  ["Weight (measured)", "measured weight"],
  ["GDP (estimated)", "estimated GDP"],
  ["Forest, share of land area", "forest, share of land area"],
  ["Length, width and height", "length, width and height"],
  ["City, state", "city, state"],
  ["Age (years)", "age"],
])("%s is said as %s", (heading, said) => {
  expect(humanise(heading)).toBe(said);
});
