import { expect, test } from "vitest";
import { leaf, over } from "./evolve/node.ts";
import { onceKeys } from "./once-keys.ts";

test("the highest ratio of one to another is asked once, as the lowest of the other to the one, too", () => {
  const asked = (a: string, b: string, end: string) => {
    const table = over("formula_column", leaf("boats"), { formula: "ratio", a, b });
    return onceKeys({ tree: over("label_of", over("kth", table, { by: `ratio of ${a} and ${b}`, k: 1, end })) });
  };
  const shared = (one: string[], other: string[]) => one.some((key) => other.includes(key));
  const highest = asked("Crew", "Sails", "highest");
  expect(shared(highest, asked("Sails", "Crew", "lowest"))).toBe(true);
  expect(shared(highest, asked("Sails", "Crew", "highest"))).toBe(false);
});
