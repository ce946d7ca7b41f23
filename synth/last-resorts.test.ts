import { expect, test } from "vitest";
import type { Elite } from "./evolve/archive.ts";
import { type Branch, leaf, over } from "./evolve/node.ts";
import { resortsOf } from "./last-resorts.ts";

const asked = (tree: Branch) =>
  resortsOf({
    tree,
    pages: ["a", "b", "c"],
    scores: { naturalness: 1 },
    doubted: false,
    placed: false,
  } as never as Elite);
const ranked = (end: "highest" | "lowest") => over("ranked_value", leaf("mills"), { by: "Built", k: 1, end });

test("a description within a description is a last resort, a plain one is none", () => {
  const plain = over("identify", leaf("mills"), { where: { column: "Built", is: "above", value: 1900 } });
  const nested: Branch = { op: "identify_by", params: { on: "Owner" }, inputs: { from: leaf("mills"), one: plain } };
  expect(asked(plain)).toEqual([]);
  expect(asked(nested)).toEqual(["nested"]);
});

test("the years from the first of a collection to its last are a last resort, those between two given things are not", () => {
  const between = (a: Branch, b: Branch): Branch => ({ op: "time_between", params: { in: "years" }, inputs: { a, b } });
  const built = (name: string) => over("lookup", over("row", leaf("mills"), { name }), { column: "Built" });
  expect(asked(between(ranked("lowest"), ranked("highest")))).toEqual(["span"]);
  expect(asked(between(built("Upper Mill"), built("Lower Mill")))).toEqual([]);
});
