import { expect, it } from "vitest";
import { introducesSome, leadOf } from "./list-leads.ts";

it.each([
  ["pilot", "Profiles of the most seasoned pilots since 1990.", true],
  ["pilot", "Portraits of our best aviators.", true],
  ["mill", "A list of the ten oldest mills in the valley", true],
  ["mill", "Profiles of the forest mills.", false],
  ["mill", "Profiles of the oldest barns.", false],
  ["mill", "The valley is home of the oldest mills.", false],
  ["mill", "Profiles of all mills.", false],
  ["水库", "全县最大的五座水库基本情况如下。", true],
  ["水库", "全县水库基本情况如下。", false],
] as const)("a list presents the foremost of things: %s: %s", (noun, line, some) => {
  expect(introducesSome(noun, leadOf([line]))).toBe(some);
});
