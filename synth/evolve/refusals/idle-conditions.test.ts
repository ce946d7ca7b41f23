import { expect, test } from "vitest";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { type Branch, leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { hasIdleCondition } from "./idle-conditions.ts";
import { treeObjection } from "./of-trees.ts";

const bench = new Workbench(surveySite(lakeSite()));
const before = (year: string) => over("filter", leaf("lakes"), { where: { column: "Surveyed", is: "<", value: year } });
const first = (set: Branch, by: string) => over("label_of", over("kth", set, { by, k: 1, end: "highest" }));

test("a condition that leaves the answer as it is says nothing", () => {
  expect(hasIdleCondition(first(before("1970"), "Surface area"), bench)).toBe(true);
  expect(hasIdleCondition(first(before("1950"), "Surface area"), bench)).toBe(false);
  expect(hasIdleCondition(over("mean", before("1950"), { column: "Depth" }), bench)).toBe(false);
});

test("of two operands both have it", () => {
  const end = (of: string) => over("ranked_value", before("1970"), { by: "Surface area", k: 1, end: of });
  const ratio: Branch = { op: "ratio", params: {}, inputs: { a: end("highest"), b: end("lowest") } };
  expect(hasIdleCondition(ratio, bench)).toBe(true);
});

test("such a question is refused", () => {
  const deep = over("filter", leaf("lakes"), { where: { column: "Depth", is: ">", value: "10" } });
  expect(treeObjection(first(deep, "Surface area"), bench)).toBe("idle_condition");
});
