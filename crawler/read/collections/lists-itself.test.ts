import { expect, test } from "vitest";
import type { DraftColumn } from "./draft.ts";
import { listsItself } from "./lists-itself.ts";
import type { PageReading } from "./readings.ts";

const NAMES = ["Alder", "Birch", "Cedar", "Elm"];
const address = (at: number) => `https://a.example/trees/${NAMES[at]}`;
const pages = NAMES.map((_, at) => ({ url: address(at) }) as PageReading);
const link = (at: number) => ({ text: NAMES[at]!, href: address(at) });
const column = (cells: Record<number, { text: string; href?: string }[]>, origin = "label") =>
  ({
    cells: new Map(Object.entries(cells).map(([page, items]) => [Number(page), items])),
    origin,
  }) as unknown as DraftColumn;
const name = column(Object.fromEntries(NAMES.map((text, at) => [at, [{ text }]])), "name");

test("a row of a box that has the page itself among its kind leads from page to page", () => {
  const box = column({ 0: [{ text: "Alder" }, link(1)], 1: [link(0), { text: "Birch" }], 2: [link(3)], 3: [link(2)] });
  expect(listsItself(box, pages, name)).toBe(true);
  // The page may link to itself, too.
  expect(listsItself(column({ 0: [link(0), link(1)], 1: [link(0), link(1)] }), pages, name)).toBe(true);
});

test("what a page names of its own kind besides itself is a property of it", () => {
  expect(listsItself(column({ 0: [link(1)], 1: [link(2)], 2: [link(3)] }), pages, name)).toBe(false);
  // Its first keeper was called like the second: chance.
  expect(listsItself(column({ 0: [{ text: "Alder" }], 1: [link(2)], 2: [link(3)] }), pages, name)).toBe(false);
});

test("what names the page beside things of other kinds, or alone, is no such box", () => {
  const mixed = column({ 0: [{ text: "Alder" }, { text: "a tree" }], 1: [{ text: "Birch" }, link(0)] });
  expect(listsItself(mixed, pages, name)).toBe(false);
  expect(listsItself(column({ 0: [{ text: "Alder" }], 1: [{ text: "Birch" }] }), pages, name)).toBe(false);
  expect(listsItself(name, pages, name)).toBe(false);
});
