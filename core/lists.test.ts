import { expect, it } from "vitest";
import { Lists } from "./lists.ts";

it("keeps the items of a key in order, however many there are", () => {
  const lists = new Lists<{ at: number }>();
  for (const [key, at] of [
    ["one", 1],
    ["many", 2],
    ["many", 3],
    ["many", 2],
  ] as const)
    lists.add(key, { at });
  expect(lists.of("one")).toEqual([{ at: 1 }]);
  expect(lists.of("many")).toEqual([{ at: 2 }, { at: 3 }, { at: 2 }]);
  expect(lists.of("none")).toEqual([]);
});
