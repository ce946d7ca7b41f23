import { expect, it } from "vitest";
import { leaf, over } from "../node.ts";
import { ranksFirstsSecond } from "./second-firsts.ts";

it.each([
  ["First played", 2, true],
  ["首次举办时间", 3, true],
  ["First played", 1, false],
  ["Played", 2, false],
  ["举办时间", 2, false],
] as const)("no second of what happened first: %s, %i", (by, k, refused) => {
  expect(ranksFirstsSecond(over("kth", leaf("x"), { by, k, end: "highest" }))).toBe(refused);
});
