import { expect, test } from "vitest";
import { sizeClause } from "./size-clauses.ts";

test("what has none of what is counted has no such things", () => {
  const stoves = { name: "Stoves", type: "number", role: "measure", additive: true } as const;
  const said = (value: string) =>
    sizeClause({ column: "Stoves", is: "=", value }, stoves, "hut", "stoves", "whose stoves are");
  expect(said("0")).toMatchObject({ head: "with", rest: "no stoves", predicate: "have no stoves" });
  expect(said("2").rest).toBe("exactly 2 stoves");
});

test("credits of a system are counted by its name", () => {
  const credits = { name: "Credits", type: "number", role: "measure", counts: "ECTS credits" } as const;
  const clause = sizeClause({ column: "Credits", is: "<", value: "10" }, credits, "course", "ECTS credits", "whose");
  expect(clause).toMatchObject({ head: "with", rest: "fewer than 10 ECTS credits" });
});
