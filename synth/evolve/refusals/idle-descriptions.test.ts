import { expect, test } from "vitest";
import { relationTable } from "../../../logic/table.ts";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { type Branch, isLeaf, leaf, type Node, over } from "../node.ts";
import type { Workbench } from "../workbench.ts";
import { describesIdly } from "./idle-descriptions.ts";

const courses = relationTable(
  testRelation(
    "courses",
    ["Course", "School", "Days", "Fee"],
    [
      ["Knots", "Quay School", "3", "40"],
      ["Sails", "Quay School", "4", "90"],
      ["Ropes", "Hill School", "9", "35"],
      ["Tides", "Hill School", "8", "120"],
    ],
  ),
);
const schools = relationTable(
  testRelation(
    "schools",
    ["School", "Founded"],
    [
      ["Quay School", "1950"],
      ["Hill School", "1961"],
    ],
  ),
);
const bench = {
  table: (node: Node) => (isLeaf(node) ? (node.relation === "courses" ? courses : schools) : courses),
} as unknown as Workbench;
const short = over("identify", leaf("courses"), {
  where: {
    and: [
      { column: "Days", is: "<", value: "5" },
      { column: "Fee", is: "<", value: "50" },
    ],
  },
});
const school: Branch = { op: "follow", params: { on: "School" }, inputs: { left: short, right: leaf("schools") } };

test("a condition is idle where all that fit the others lead to the same answer", () => {
  expect(describesIdly(over("lookup", school, { column: "Founded" }), bench)).toBe(true);
  expect(describesIdly(over("label_of", school), bench)).toBe(true);
  expect(describesIdly(over("ratio", over("lookup", school, { column: "Founded" })), bench)).toBe(true);
});

test("each is needed where the things themselves are asked about, and differ", () => {
  expect(describesIdly(over("lookup", short, { column: "Fee" }), bench)).toBe(false);
  expect(describesIdly(over("lookup", short, { column: "School" }), bench)).toBe(true);
  expect(describesIdly(over("label_of", short), bench)).toBe(false);
});
