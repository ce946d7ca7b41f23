import { expect, test } from "vitest";
import { testRelation } from "../../logic/relation.fixture.ts";
import { withoutIndexPages } from "./index-pages.ts";

const rows = [
  ["Home", ""],
  ["Contact", ""],
  ["Ard", "12 km"],
  ["Bel", "14 km"],
  ["Cor", "9 km"],
  ["Dun", "7 km"],
  ["Esk", ""],
];
const collection = testRelation("walks", ["Walk", "Length"], rows, { about: true });
const [home, contact, ...walks] = collection.rows.map(({ about }) => about!);
const leading = (url: string, to: readonly string[]) => [url, { url, links: to.map((one) => ({ url: one })) }] as const;

test("a front page and a page that all link to are none of the things, one without facts is", () => {
  const pages = new Map([
    leading(home!, [contact!, ...walks]),
    leading(contact!, [home!]),
    ...walks.map((url) => leading(url, [home!, contact!])),
  ]);
  expect(withoutIndexPages(collection, pages).rows.map(({ about }) => about)).toEqual(walks);
});

test("without links that tell, all stay", () => {
  expect(withoutIndexPages(collection, new Map())).toBe(collection);
});
