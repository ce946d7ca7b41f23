import { expect, test } from "vitest";
import type { Value } from "../../../core/value.ts";
import { listsItsValues } from "./listed-values.ts";

const texts = (...printed: string[]) => printed.map((text): Value => ({ kind: "text", printed: text }));

test("a heading that lists its values names nothing", () => {
  expect(listsItsValues("Fall or find", texts("Fall", "Find", "Fall"))).toBe(true);
  expect(listsItsValues("Day/night", texts("night", "day"))).toBe(true);
});

test("a heading of two names has values of its own", () => {
  expect(listsItsValues("State or territory", texts("Ann", "Bea"))).toBe(false);
  expect(listsItsValues("Fall or find", texts("Fall", "Unknown"))).toBe(false);
  expect(listsItsValues("Fall", texts("Fall"))).toBe(false);
});
