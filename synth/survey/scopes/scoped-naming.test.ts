import { expect, test } from "vitest";
import { limitedTo } from "./scoped-naming.ts";

test("what a heading limits its things to is said with their noun", () => {
  const naming = { singular: "repair", plural: "repairs", source: "on the Docks site" };
  expect(limitedTo({ before: "licensed ", after: " since 1950" }, naming)).toEqual({
    singular: "licensed repair since 1950",
    plural: "licensed repairs since 1950",
    source: "on the Docks site",
  });
  expect(limitedTo(undefined, naming)).toBe(naming);
});
