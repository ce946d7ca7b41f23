import { expect, test } from "vitest";
import { buildOf, isLinked } from "./build-of.ts";
import { type Branch, leaf, over } from "./evolve/node.ts";

const end = (which: string) => over("ranked_value", leaf("lakes"), { by: "Depth", k: 1, end: which });
const apart = (op: string): Branch => ({ op, params: {}, inputs: { a: end("highest"), b: end("lowest") } });
const top = (by: string) => over("top", leaf("lakes"), { by, k: 3, end: "highest" });
const both: Branch = { op: "intersection", params: {}, inputs: { a: top("Depth"), b: top("Surface area") } };

test("what asks the same in another way is put together in one way", () => {
  expect(buildOf(apart("ratio"))).toBe(buildOf(apart("percent_difference")));
  expect(buildOf(apart("ratio"))).toBe(buildOf(over("range", leaf("lakes"), { column: "Depth" })));
  expect(buildOf(over("count", both))).toBe(buildOf(both));
  const pair = { column: "Depth", by: "Surface area" };
  expect(buildOf(over("pearson", leaf("lakes"), pair))).toBe(buildOf(over("spearman", leaf("lakes"), pair)));
});

test("what takes another figure is put together in another way", () => {
  const mean = over("mean", leaf("lakes"), { column: "Depth" });
  expect(buildOf(mean)).not.toBe(buildOf(over("median", leaf("lakes"), { column: "Depth" })));
  expect(buildOf(over("count", top("Depth")))).not.toBe(buildOf(over("count", both)));
});

test("what reads nothing of the things that others name does not lead to them", () => {
  const columns = ["Founded", "Beds"];
  const inputs = { left: leaf("nurses"), right: leaf("clinics") };
  const joined: Branch = { op: "join", params: { on: "Clinic", columns }, inputs };
  expect(isLinked(over("mean", joined, { column: "Salary" }))).toBe(false);
  expect(isLinked(over("mean", joined, { column: "Beds" }))).toBe(true);
  expect(isLinked({ op: "follow", params: { on: "Clinic", label: "Ann" }, inputs })).toBe(true);
});
