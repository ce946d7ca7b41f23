import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
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

test("a list that states when it was edited, as every page does, is none of the things that it lists", () => {
  const heads = ["Walk", "Length", "Climb", "Start", "End", "Edited"];
  const made = ["Ard", "Bel", "Cor", "Dun", "Esk"].map((name) => [name, "9 km", "80 m", "Inn", "Mill", "3 May 2024"]);
  const edited = testRelation("walks", heads, [["List of walks", "", "", "", "", "1 May 2024"], ...made], {
    about: true,
  });
  const [list, ...others] = edited.rows.map(({ about }) => about!);
  const listing = new Map([leading(list!, others)]);
  expect(withoutIndexPages(edited, listing).rows.map(({ about }) => about)).toEqual(others);
  expect(withoutIndexPages(edited, new Map([leading(list!, others.slice(0, 1))]))).toBe(edited);
});
