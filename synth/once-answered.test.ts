import { expect, test } from "vitest";
import type { Elite } from "./evolve/archive.ts";
import { leaf, type Node, over } from "./evolve/node.ts";
import { answeredKeys } from "./once-answered.ts";
import { onceKeys } from "./once-keys.ts";

const shared = (one: string[], other: string[]) => one.some((key) => other.includes(key));
const keys = (tree: Node, answer: object, pages = 7) =>
  answeredKeys({ tree, execution: { answer }, pages: Array.from({ length: pages }) } as unknown as Elite);

const late = { column: "Built", is: ">", value: "1950" };
const few = { column: "Crew", is: "<", value: "5" };
const boat = (conditions: object[]) => over("identify", leaf("boats"), { where: { and: conditions } });

test("a condition and an answer are shared by no two tasks of a set", () => {
  const heron = { type: "name", text: "Heron" };
  const one = keys(over("label_of", boat([late, few])), heron);
  const other = over("label_of", boat([{ ...few, column: "Sails" }, late]));
  expect(shared(one, keys(other, heron))).toBe(true);
  expect(shared(one, keys(other, { type: "name", text: "Ibis" }))).toBe(false);
  expect(shared(one, keys(over("label_of", boat([{ ...late, value: "1980" }])), heron))).toBe(false);
});

test("the sum and the mean of a column of the same few things are asked once", () => {
  const of = (op: string, column = "Crew", pages = 7) =>
    keys(over(op, leaf("boats"), { column }), { type: "number", decimal: op }, pages);
  expect(shared(of("sum"), of("mean"))).toBe(true);
  expect(shared(of("median"), of("mean"))).toBe(true);
  expect(shared(of("sum"), of("mean", "Length"))).toBe(false);
  expect(shared(of("sum", "Crew", 40), of("mean", "Crew", 40))).toBe(false);
});

test("the same two figures are held against each other once, in whichever way and order", () => {
  const figure = (column: string, label = "Heron") => over("lookup", leaf("boats"), { column, label });
  const held = (op: string, a: Node, b: Node) => onceKeys({ tree: { op, params: {}, inputs: { a, b } } });
  const ratio = held("ratio", figure("Sails"), figure("Crew"));
  expect(shared(ratio, held("difference", figure("Crew"), figure("Sails")))).toBe(true);
  expect(shared(ratio, held("ratio", figure("Length", "Ibis"), figure("Crew", "Ibis")))).toBe(false);
});
