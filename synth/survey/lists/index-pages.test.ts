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

test("the first page of a list that goes on lists what all of its pages do, and a thing that leads to the next lists none", () => {
  const made = Array.from({ length: 10 }, (_, at) => [`Walk ${at}`, `${at + 3} km`]);
  const listed = testRelation("walks", ["Walk", "Length"], [["Walks", ""], ...made], { about: true });
  const [first, ...things] = listed.rows.map(({ about }) => about!);
  const next = "https://walks.example/walks-2";
  const leads = new Map([leading(first!, [...things.slice(0, 3), next]), leading(next, things.slice(3, 6))]);
  const pager = (from: string, to: string) => (url: string) => ({
    urls: new Set(url === from ? [to] : []),
    pages: undefined,
  });
  expect(withoutIndexPages(listed, leads, pager(first!, next)).rows.map(({ about }) => about)).toEqual(things);
  expect(withoutIndexPages(listed, leads)).toBe(listed);
  const through = new Map([leading(first!, things.slice(0, 1)), leading(things[0]!, things.slice(1))]);
  expect(withoutIndexPages(listed, through, pager(first!, things[0]!))).toBe(listed);
});
