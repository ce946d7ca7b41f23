import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakePage, lakeSite, lakes } from "../../relation.fixture.ts";
import { surveySite } from "../survey-site.ts";
import type { SurveyedRelation } from "../surveyed.ts";
import { withListPlaces } from "./listing-places.ts";

const NAMES = lakes().rows.map(({ cells }) => cells[0]!.value.printed);

function listOf(names: readonly string[], name = "Deep lakes", linked: readonly string[] = [], label = "Lake") {
  const url = "https://lakes.example/deep.html";
  const made = testRelation(
    "deep",
    [label, "Warden"],
    names.map((name, at) => [name, at < 3 ? "Ann" : "Bob"]),
  );
  const rows = made.rows.map((row, at) => ({ ...row, about: lakePage(names[at]!) }));
  const source = name === "Deep lakes" ? made.source : "records";
  const site = lakeSite([lakes(), { ...made, name, url, rows, source }]);
  const page = { ...site.pages[0]!, url, title: "Deep lakes | Lake Register", links: linked.map(linkTo), depth: 1 };
  return surveySite({ ...site, pages: [...site.pages, page] });
}

const linkTo = (name: string) => ({ url: lakePage(name), text: name, heading: "" });

const placeOf = (names: readonly string[]) =>
  listOf(names).relations.find(({ relation }) => relation.id === "deep")!.naming.source;

test("a list of some pages of a kind says which of them are meant", () => {
  expect(placeOf(NAMES.slice(0, 6))).toBe(
    "among the six lakes listed on the page “Deep lakes” of the Lake Register site",
  );
});

test("a list of all of them is not named: what is asked of them stands on their own pages", () => {
  expect(placeOf(NAMES)).toBe("on the Lake Register site");
});

test("a page that lists others of them, too, is named with the list's heading, and without one nothing is asked", () => {
  const sources = (name: string) =>
    listOf(NAMES.slice(0, 6), name, NAMES)
      .relations.filter(({ relation }) => relation.id === "deep")
      .map(({ naming }) => naming.source);
  expect(sources("In the north")).toEqual([
    "among the six lakes listed under “In the north” on the page “Deep lakes” of the Lake Register site",
  ]);
  expect(sources("Deep lakes")).toEqual([]);
});

test("what a list leads to is called as on its pages, and the heading tells which of them", () => {
  const { naming } = listOf(NAMES.slice(0, 6), "Crossings", [], "Crossing").relations.find(
    ({ relation }) => relation.id === "deep",
  )!;
  expect(naming).toMatchObject({ singular: "lake", plural: "lakes" });
  expect(naming.source).toMatch(/^among the six lakes listed under “Crossings” on the page “Deep lakes” of/);
  const [titled] = listOf(NAMES.slice(0, 6), "Deep lakes", [], "Crossing").relations.filter(
    ({ relation }) => relation.id === "deep",
  );
  expect(titled!.naming.source).toMatch(/^among the six lakes listed on the page “Deep lakes” of/);
});

test("a heading above some of them is no word for these, unless others stand under the word for all", () => {
  const nounsOf = (...headings: string[]) => {
    const site = lakeSite([lakes()]);
    const links = NAMES.map((name, at) => ({ ...linkTo(name), heading: headings[at % headings.length]! }));
    const [front, ...others] = site.pages;
    const [lake] = surveySite({ ...site, pages: [{ ...front!, links }, ...others] }).relations;
    return lake!.nouns.map(({ plural }) => plural);
  };
  expect(nounsOf("Crossings", "")).toEqual([]);
  expect(nounsOf("Ponds", "Lakes")).toEqual(["ponds"]);
});

test("a Chinese list of things is not called after what they have in common, but as their pages are", () => {
  const surveyed = (singular: string, source: string): SurveyedRelation => ({
    relation: lakes(),
    naming: { singular, plural: singular, source },
    hasNoun: true,
    columns: [],
    dropped: [],
    groups: [],
    nouns: [],
  });
  const pages = surveyed("商品", "茶庄网站");
  const page = { ...pages, naming: { ...pages.naming, measure: "款" } };
  const list = surveyed("红茶", "茶庄网站的“红茶”页面");
  const some = {
    ...list,
    relation: { ...list.relation, rows: list.relation.rows.slice(0, 6), source: "records" as const },
  };
  const whole = { ...page, relation: { ...page.relation, source: "page_collection" as const } };
  const [, placed] = withListPlaces([whole, some], "zh");
  expect(placed!.naming).toMatchObject({ singular: "商品", source: "茶庄网站的“红茶”页面列出的6款商品" });
});
