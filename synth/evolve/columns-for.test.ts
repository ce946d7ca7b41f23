import { expect, test } from "vitest";
import type { Value } from "../../core/value.ts";
import { isSorting } from "./columns-for.ts";

const sorts = (...printed: string[]) =>
  isSorting({
    column: { name: "Licence", type: "text", role: "category" },
    values: printed.map((text): Value => ({ kind: "text", printed: text })),
    salience: 1,
  });

test("what brackets add to a sort makes no sort of its own", () => {
  expect(sorts("Shareware", "Shareware ($40)", "Freeware")).toBe(false);
  expect(sorts("Shareware", "Freeware (for schools)", "Demo")).toBe(true);
});
