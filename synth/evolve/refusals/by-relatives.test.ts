import { expect, test } from "vitest";
import { leaf, over } from "../node.ts";
import { partsByRelatives } from "./by-relatives.ts";

const all = leaf("people");

test.each([
  ["a share", over("probability", all, { where: { column: "Spouse", is: "equals", value: "Ann Lee" } }), true],
  ["the most frequent", over("mode", all, { column: "Spouse(s)" }), true],
  ["how many each has", over("group", all, { by: "Father", take: "count" }), true],
  ["the same in Chinese", over("distinct", all, { column: "配偶" }), true],
  ["what they do", over("mode", all, { column: "Trade" }), false],
  ["one of them", over("lookup", all, { label: "Ben Lee", column: "Spouse" }), false],
])("%s", (_, node, parts) => {
  expect(partsByRelatives(node)).toBe(parts);
});
