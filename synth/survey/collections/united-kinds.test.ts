import { expect, test } from "vitest";
import type { Relation } from "../../../core/relation.ts";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { unitedKinds } from "./united-kinds.ts";

const FACTS = ["Maker", "Colour", "Made in"];

/** Four things of a shop, which state three facts in common and those of their sort. */
function sort(name: string, own: readonly string[], facts = FACTS): Relation {
  const rows = ["A", "B", "C", "D"].map((letter, at) => [
    `${name} ${letter}`,
    ...facts.map((fact) => `${fact} ${letter}`),
    ...own.map((_, index) => `${at + index + 3}`),
  ]);
  const relation = testRelation(name, ["Name", ...facts, ...own], rows, { about: true });
  return { ...relation, name: "shop.example/*/*.html", source: "page_collection" };
}
const kettles = sort("Kettle", ["Litres"]);
const teas = sort("Tea", ["Bags", "Minutes"]);
const named = (collections: readonly Relation[], typeOf: (url: string) => string | undefined) =>
  unitedKinds(collections, typeOf).map(({ columns, rows }) => [columns.map(({ name }) => name).join(), rows.length]);
const ofAll = () => "Product";

test("pages of one shape that state one type and some of the same facts are one kind", () => {
  expect(named([kettles, teas], ofAll)).toEqual([["Name,Maker,Colour,Made in,Litres,Bags,Minutes", 8]]);
  const [{ rows, columns }] = unitedKinds([kettles, teas], ofAll) as [Relation];
  expect(columns.map(({ type }) => type).slice(4)).toEqual(["number", "number", "number"]);
  expect(rows.map(({ cells }) => cells[4]!.value.printed)).toEqual(["3", "4", "5", "6", "", "", "", ""]);
  expect(rows[4]!.cells[4]!.value.kind).toBe("missing");
});

test("pages of two types, of two shapes, or that state other facts are two kinds", () => {
  const two = (url: string) => (url.includes("Tea") ? "Recipe" : "Product");
  expect(named([kettles, teas], two)).toHaveLength(2);
  expect(named([kettles, teas], () => undefined)).toHaveLength(2);
  expect(named([kettles, { ...teas, name: "shop.example/*.html" }], ofAll)).toHaveLength(2);
  expect(named([kettles, sort("Tea", ["Bags"], ["Maker", "Colour", "Blend"])], ofAll)).toHaveLength(2);
});

test("what stands in a folder that says what it is, and states facts of its own, is a kind of its own", () => {
  const filed = (folder: string, name: string, own: readonly string[]) => {
    const made = sort(name, own);
    const rows = made.rows.map((row, at) => ({ ...row, about: `https://shop.example/${folder}/${name}-${at}/` }));
    return { ...made, rows };
  };
  const own = filed("kettles", "Kettle", ["Litres", "Watts"]);
  expect(named([own, filed("teas", "Tea", ["Bags", "Minutes"])], ofAll)).toHaveLength(2);
  // Two sorts of one folder are still one beside that of the other.
  const green = filed("teas", "Green", ["Leaves", "Minutes"]);
  expect(named([own, filed("teas", "Tea", ["Bags", "Minutes"]), green], ofAll)).toHaveLength(2);
  // A folder that says nothing, or whose pages state hardly more than all do.
  expect(named([own, filed("p2", "Tea", ["Bags", "Minutes"])], ofAll)).toHaveLength(1);
  expect(named([own, filed("teas", "Tea", ["Bags"])], ofAll)).toHaveLength(1);
});
