import { expect, test } from "vitest";
import { testRelation } from "../../logic/values/relation.fixture.ts";
import { InboundLinks, listsTogether } from "./inbound-links.ts";
import { nameRows } from "./naming/row-naming.ts";
import type { SurveyedPage } from "./surveyed.ts";

const LAKES = testRelation(
  "lakes",
  ["Name", "Depth"],
  ["Ard", "Bel", "Cor", "Dun"].map((name, at) => [name, `${at + 7} m`]),
  { about: true },
);
const list = (name: string, title: string, rows: readonly number[]): SurveyedPage => ({
  url: `https://a.example/${name}`,
  title,
  depth: 1,
  path: [],
  snapshot: "",
  contentType: "text/html",
  links: rows.map((row) => ({ url: LAKES.rows[row]!.about!, text: "", heading: "" })),
});

test("a list on several pages names what stands on all of them", () => {
  const pages = [list("one", "Lakes | Acme", [0, 1]), list("two", "Lakes | Acme", [2, 3])];
  const urls = pages.map(({ url }) => url);
  const listing = new InboundLinks(pages).listing(LAKES);
  const parts = new Map(urls.map((url) => [url, urls]));
  const noun = (lists: typeof listing) =>
    nameRows(LAKES, undefined, new Map(), lists, { name: "Acme", language: "en" }, false).plural;
  expect(noun(listsTogether(listing))).toBe("entries");
  expect(listsTogether(listing, parts).map(({ page, links }) => [page.url, links.length])).toEqual([[urls[0], 4]]);
  expect(noun(listsTogether(listing, parts))).toBe("lakes");
});
