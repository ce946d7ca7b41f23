import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { type Branch, leaf, over } from "../node.ts";
import type { Workbench } from "../workbench.ts";
import { measuresThroughLink } from "./through-links.ts";

const role = (relation: ReturnType<typeof testRelation>, name: string, role: "measure" | "category") => ({
  ...relation,
  columns: relation.columns.map((column) => (column.name === name ? { ...column, role } : column)),
});
const letters = role(
  testRelation("letters", ["Letter", "Writer", "Garden plan", "To"], [["A", "Ada Holm", "yes", "Bo"]]),
  "Writer",
  "category",
);
const people = role(
  testRelation("people", ["Person", "Garden", "Trade"], [["Bo", "2 ha", "smith"]]),
  "Garden",
  "measure",
);
const bench = { sources: () => [{ relation: letters }, { relation: people }] } as unknown as Workbench;
const joined: Branch = {
  op: "join",
  params: { on: "To", columns: ["Garden", "Trade"] },
  inputs: { left: leaf("letters"), right: leaf("people") },
};
const large = { column: "Garden", is: ">", value: "1" };
const is = (column: string, value: string) => ({ column, is: "equals", value });
const told = (...and: object[]) => measuresThroughLink(over("identify", joined, { where: { and } }), bench);

test("a letter is not told by its writer and the size of a garden", () => {
  expect(told(large, is("Writer", "Ada Holm"))).toBe(true);
  const chosen = over("filter", over("filter", joined, { where: large }), { where: is("Writer", "Ada Holm") });
  expect(measuresThroughLink(chosen, bench)).toBe(true);
});

test("it is by the trade of whom it went to, by two facts of theirs, by one figure alone, and by what is about the same", () => {
  expect(told(is("Trade", "smith"), is("Writer", "Ada Holm"))).toBe(false);
  expect(told(large)).toBe(false);
  expect(told(large, is("Trade", "smith"))).toBe(false);
  expect(told(large, is("Garden plan", "yes"))).toBe(false);
});

test("nor by a description of one that gives a figure", () => {
  const by = (...and: object[]): Branch => ({
    op: "identify_by",
    params: { on: "To", where: is("Writer", "Ada Holm") },
    inputs: { from: leaf("letters"), one: over("identify", leaf("people"), { where: { and } }) },
  });
  expect(measuresThroughLink(by(large, is("Trade", "smith")), bench)).toBe(true);
  expect(measuresThroughLink(by(is("Trade", "smith")), bench)).toBe(false);
});
