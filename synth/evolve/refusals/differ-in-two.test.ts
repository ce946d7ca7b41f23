import { expect, test } from "vitest";
import { type Branch, leaf, over } from "../node.ts";
import { differInTwo } from "./differ-in-two.ts";

const older = (relation: string) =>
  over("filter", leaf(relation), { where: { column: "Built", is: "<", value: "1900" } });
const mean = (from: Branch | ReturnType<typeof leaf>) => over("mean", from, { column: "Takings" });
const apart = (a: Branch, b: Branch): Branch => ({ op: "difference", params: {}, inputs: { a, b } });

test("figures of two years and of two choices of things are not held against each other, of one of both they are", () => {
  expect(differInTwo(apart(mean(leaf("2023")), mean(older("2021"))))).toBe(true);
  expect(differInTwo(apart(mean(leaf("2023")), mean(leaf("2021"))))).toBe(false);
  expect(differInTwo(apart(mean(leaf("2023")), mean(older("2023"))))).toBe(false);
});

test("nor are single things of two tables meant", () => {
  const one = (relation: string, label: string) => over("lookup", leaf(relation), { column: "Takings", label });
  expect(differInTwo(apart(one("2023", "A"), one("2021", "B")))).toBe(false);
});
