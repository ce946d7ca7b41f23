import { expect, test } from "vitest";
import { ownTitle } from "./row-place.ts";

test("a title is said without the site's name, behind whatever mark", () => {
  expect(ownTitle("Players | Chess wiki", "the Chess wiki site")).toBe("Players");
  expect(ownTitle("Players (Chess wiki)", "the Chess wiki site")).toBe("Players");
  expect(ownTitle("Players (retired)", "the Chess wiki site")).toBe("Players (retired)");
});
