import { expect, test } from "vitest";
import type { Relation } from "../../../core/relation.ts";
import { pageCollection } from "../../page-collection.fixture.ts";
import type { LinkingPage } from "../inbound-links.ts";
import type { SurveyedPage } from "../surveyed.ts";
import { NounEvidence } from "./noun-evidence.ts";
import { isBelieved } from "./noun-witnesses.ts";

const mills = pageCollection(
  ["Name", "Height"],
  ["Ard", "Bel", "Cor", "Dun"].map((name) => [name, "7"]),
);
const pageOf = (url: string, more: Partial<SurveyedPage> = {}): SurveyedPage => ({
  url,
  title: "",
  depth: 1,
  path: [],
  snapshot: "",
  contentType: "text/html",
  links: [],
  ...more,
});
const at = (folder: string): Relation => ({
  ...mills,
  rows: mills.rows.map((row, index) => ({ ...row, about: `https://x.example/${folder}/${index}` })),
});

function believed(
  relation: Relation,
  noun: string,
  heading: string,
  prose: (index: number) => string = () => "",
): boolean {
  const links = relation.rows.map(({ about }) => ({ url: about!, text: "", heading }));
  const listing: LinkingPage[] = [{ page: pageOf("https://x.example/", { links }), links }];
  const pages = new Map(
    relation.rows.map(({ about }, index) => [about!, pageOf(about!, { prose: () => [prose(index)] })]),
  );
  const surveyed = {
    relation,
    naming: { singular: noun, plural: `${noun}s`, source: "" },
    hasNoun: true,
    columns: [],
    dropped: [],
    groups: [],
    nouns: [],
  };
  return isBelieved(surveyed, { listing: () => listing, evidence: new NounEvidence(), said: undefined, pages });
}

test("one line above a list may be anything", () => {
  expect(believed(at("p"), "calendar", "Calendar")).toBe(false);
});

test("what the folder or the pages' own text says as well is what they are", () => {
  expect(believed(at("mills"), "mill", "Our mills")).toBe(true);
  expect(
    believed(at("p"), "mill", "Our mills", (index) => `The mill stands ${index} miles from the town and its market.`),
  ).toBe(true);
});

test("a folder whose name cannot be decoded says nothing, and stops nobody", () => {
  expect(believed(at("%B9%AB%B8%E6"), "mill", "Our mills")).toBe(false);
});

test("what all pages say alike in their frame is nobody's own text", () => {
  expect(
    believed(at("p"), "mill", "Our mills", () => "Every mill is open to visitors on the second Sunday of May."),
  ).toBe(false);
});

test("rows of a table are what a column of it or its caption says", () => {
  const table: Relation = { ...mills, source: "html_table", name: "Mills of the county" };
  expect(believed({ ...table, columns: [{ ...table.columns[0]!, name: "Mill" }, table.columns[1]!] }, "mill", "")).toBe(
    true,
  );
  expect(believed({ ...table, name: "Where we are" }, "mill", "")).toBe(false);
  expect(believed({ ...table, name: "Mills" }, "mill from 2013 to 2015", "")).toBe(true);
});

test("a Chinese heading says it with what is done with such things", () => {
  expect(believed(at("专家"), "专家", "专家团队")).toBe(true);
  expect(believed(at("p"), "赛事日历", "赛事日历")).toBe(false);
});
