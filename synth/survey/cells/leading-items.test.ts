import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { withLeadingItems } from "./leading-items.ts";

const LISTS = ["Ard 21.5%, Bel 9%", "Cor 40%, Ard 12%, Dun 3%", "Bel 30% (2017)", "Dun 8%, Cor 7.5%"];
const read = (heading: string, cells: readonly string[]) => {
  const rows = cells.map((cell, at) => [`Mill ${at}`, cell]);
  const { columns, rows: made } = withLeadingItems(testRelation("mills", ["Mill", heading], rows));
  return { name: columns[2]?.name, leaders: made.map(({ cells: [, , cell] }) => cell?.value) };
};

test("lists of names with shares, the largest first, say which is the largest", () => {
  const { name, leaders } = read("Customers", [...LISTS, ...LISTS, ""]);
  expect(name).toBe("Largest customer");
  expect(leaders.map((value) => value?.printed).slice(0, 4)).toEqual(["Ard", "Cor", "Bel", "Dun"]);
  expect(leaders.at(-1)?.kind).toBe("missing");
});

test("a heading of two levels is one name", () => {
  expect(read("Orders - buyers", [...LISTS, ...LISTS]).name).toBe("Largest order buyer");
});

test("two that lead together leave it open", () => {
  const { leaders } = read("Customers", [...LISTS, ...LISTS, ...LISTS, "Ard 20%, Bel 20%"]);
  expect(leaders.at(-1)?.kind).toBe("unsure");
});

test("lists in another order, or without shares, say nothing of the kind", () => {
  expect(read("Customers", [...LISTS, ...LISTS, "Ard 3%, Bel 20%", "Cor 3%, Dun 20%"]).name).toBeUndefined();
  expect(read("Customers", Array(9).fill("Ard, Bel")).name).toBeUndefined();
});
