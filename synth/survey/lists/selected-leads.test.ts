import { expect, it } from "vitest";
import { presentsSome } from "./selected-leads.ts";

it.each([
  ["mill", "A selection of members’ mills that welcome visitors on Sundays. Ask the office.", true],
  ["members’ mill", "Here are some of our mills:", true],
  ["mill", "A small selection of mills across the county", true],
  ["mill", "Some of the mills are listed below.", true],
  ["client", "Our clients include:", true],
  ["mill", "Some of the mills are closed in winter.", false],
  ["mill", "Some of our mills in the north are closed.", false],
  ["mill", "A selection of wines that are sold at the mill.", false],
  ["wine", "A selection of the wines is sold at the bar.", false],
  ["mill", "All mills of the county.", false],
  ["mill", "Our services include:", false],
] as const)("a line presents some of the things: %s: %s", (noun, line, some) => {
  expect(presentsSome(noun, line)).toBe(some);
});
