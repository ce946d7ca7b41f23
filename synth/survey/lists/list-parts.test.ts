import { expect, test } from "vitest";
import { listParts, type PartPage } from "./list-parts.ts";

const url = (name: string) => `https://a.example/${name}`;
const THINGS = ["Ard", "Bel", "Cor", "Dun", "Esk", "Fal"].map(url);
const page = (name: string, title: string, links: readonly string[]): PartPage => ({
  url: url(name),
  title,
  links: links.map((to) => ({ url: url(to) })),
});
const found = (pages: readonly PartPage[], pager: Record<string, string[]> = {}) => [
  ...listParts(pages, new Set(THINGS), (at) => ({
    urls: new Set((pager[at.slice(url("").length)] ?? []).map(url)),
    pages: undefined,
  })).keys(),
];
const FIRST = page("a-to-c", "Lakes A to Z | Acme", ["Ard", "Bel", "Cor", "d-to-z"]);
const SECOND = page("d-to-z", "Lakes A to Z | Acme", ["Dun", "Esk", "Fal", "a-to-c"]);

test("pages of one title that lead to one another, each to things of its own, are one list", () => {
  expect(found([FIRST, SECOND])).toEqual([FIRST.url, SECOND.url]);
  const [one, other] = [FIRST, SECOND].map((part, at) => ({
    ...part,
    title: `Lakes – page ${at + 1} | Acme`,
    links: part.links.slice(0, 3),
  }));
  expect(found([one!, other!])).toEqual([]);
  expect(found([one!, other!], { "a-to-c": ["d-to-z"], "d-to-z": ["a-to-c"] })).toEqual([FIRST.url, SECOND.url]);
});

test("pages that lead to the same things, or are called otherwise, are lists of their own", () => {
  expect(found([FIRST, { ...SECOND, links: FIRST.links.concat({ url: FIRST.url }) }])).toEqual([]);
  expect(found([FIRST, { ...SECOND, title: "Deep lakes | Acme" }])).toEqual([]);
});

test("where a thing bears the title, too, it is the site's", () => {
  expect(found([FIRST, SECOND, page("Ard", FIRST.title, [])])).toEqual([]);
});
