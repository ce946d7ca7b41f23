import { expect, test } from "vitest";
import { pagesToComplete } from "./pages-to-complete.ts";

test("sets that lack the least come first, and none is begun that does not fit", () => {
  const sets = [
    { size: 10, missing: ["a", "b", "c", "d", "e"] },
    { size: 10, missing: ["f", "g"] },
    { size: 20, missing: ["g", "h", "i"] },
  ];
  expect(pagesToComplete(sets, 4)).toEqual(["g", "h", "i", "f"]);
  expect(pagesToComplete(sets, 9)).toEqual(["g", "h", "i", "f", "a", "b", "c", "d", "e"]);
  expect(pagesToComplete(sets, 1)).toEqual([]);
});

test("a set of which hardly a page was read tells nothing", () => {
  expect(pagesToComplete([{ size: 40, missing: Array.from({ length: 38 }, String) }], 100)).toEqual([]);
});
