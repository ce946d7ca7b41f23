import { expect, test } from "vitest";
import type { DraftColumn } from "./draft.ts";
import type { PageReading } from "./readings.ts";
import { areRelatedItems } from "./related-items.ts";

const column = (addressOf: (at: number) => string) => {
  const cells = Array.from({ length: 4 }, (_, page) => {
    const items = [1, 2].map((by) => ({ text: `Light ${page + by}`, href: addressOf((page + by) % 4) }));
    return [page, items] as const;
  });
  return { name: "Beside", cells: new Map(cells), origin: "label", sure: false } as unknown as DraftColumn;
};
const pages = (addressOf: (at: number) => string) => [0, 1, 2, 3].map((at) => ({ url: addressOf(at) }) as PageReading);

test.each([
  ["paths", (at: number) => `https://a.example/lights/${at}`],
  ["routes of an application", (at: number) => `https://a.example/app#/lights/${at}`],
])("as many links on each page to others of the same collection are related items: %s", (_, addressOf) => {
  expect(areRelatedItems(column(addressOf), pages(addressOf))).toBe(true);
  expect(
    areRelatedItems(
      column((at) => `${addressOf(at)}/keeper`),
      pages(addressOf),
    ),
  ).toBe(false);
});

test("a place within a page is that page", () => {
  const pagesOf = pages((at) => `https://a.example/lights/${at}`);
  expect(
    areRelatedItems(
      column((at) => `https://a.example/lights/${at}#map`),
      pagesOf,
    ),
  ).toBe(true);
});

test("what a heading says is proposed is no property, however many links a page finds for it; a long list is one", () => {
  const address = (at: number) => `https://a.example/lights/${at}`;
  const listed = (name: string, lengths: readonly number[]) => {
    const cells = lengths.map((many, page) => [
      page,
      Array.from({ length: many }, (_, by) => ({ text: `Light ${by}`, href: address((page + by + 1) % 4) })),
    ]);
    return { name, cells: new Map(cells as never), origin: "label", sure: true } as unknown as DraftColumn;
  };
  const uneven = [3, 1, 3, 2];
  expect(
    ["Related lights", "同系列灯塔", "Seen from"].map((name) => areRelatedItems(listed(name, uneven), pages(address))),
  ).toEqual([true, true, false]);
  expect(areRelatedItems(listed("Related lights", [12, 3, 9, 4]), pages(address))).toBe(false);
});
