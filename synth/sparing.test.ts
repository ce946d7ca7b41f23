import { expect, test } from "vitest";
import { type Branch, leaf, over } from "./evolve/node.ts";
import { sparingKeys } from "./sparing.ts";

const keysOf = (tree: Branch) => sparingKeys({ tree });
const ratio = (of: string, a: string, b: string) =>
  over(
    "label_of",
    over("kth", over("formula_column", leaf(of), { formula: "ratio", a, b }), { by: "ratio", k: 1, end: "highest" }),
  );

test("how figures scatter is one matter of a collection, by whichever measure and of whichever column", () => {
  const spread = keysOf(over("stdev", leaf("boats"), { column: "Length" }));
  expect(keysOf(over("median_absolute_deviation", leaf("boats"), { column: "Beam" }))).toEqual(spread);
  expect(keysOf(over("stdev", leaf("crews"), { column: "Length" }))).not.toEqual(spread);
  expect(keysOf(over("mean", leaf("boats"), { column: "Length" }))).toEqual([]);
});

test("ratios of two measures of each, and what is foremost by two, are asked of a collection once", () => {
  expect(keysOf(ratio("boats", "Length", "Beam"))).toEqual(keysOf(ratio("boats", "Draught", "Length")));
  const top = (by: string) => over("top", leaf("boats"), { by, k: 3, end: "highest" });
  const both = (a: string, b: string): Branch => ({ op: "intersection", params: {}, inputs: { a: top(a), b: top(b) } });
  expect(keysOf(over("count", both("Length", "Beam")))).toEqual(keysOf(both("Length", "Draught")));
});

test("rows are set aside once, of whatever collection", () => {
  const rest = (of: string, name: string) =>
    over("mean", over("aside", leaf(of), { names: [name] }), { column: "Length" });
  expect(keysOf(rest("boats", "Swift"))).toEqual(keysOf(rest("crews", "Red")));
});

test("how many times the largest is the smallest is asked once, of whatever column", () => {
  const times = (of: string, by: string): Branch => {
    const end = (at: string) => over("ranked_value", leaf(of), { by, k: 1, end: at });
    return { op: "ratio", params: {}, inputs: { a: end("highest"), b: end("lowest") } };
  };
  expect(keysOf(times("boats", "Length"))).toEqual(keysOf(times("crews", "Weight")));
  expect(keysOf(times("boats", "Length"))).not.toEqual([]);
});

test("by how much one figure rose is asked once, in whichever measure", () => {
  const change = (op: string, column: string) =>
    keysOf(over(op, over("series", leaf("fairs"), { time: "Year", column }), { column, since: "2019", until: "2024" }));
  expect(change("percent_change", "Visitors")).toEqual(change("absolute_change", "Visitors"));
  expect(change("percent_change", "Visitors")).not.toEqual(change("percent_change", "Stalls"));
});
