import { expect, test } from "vitest";
import type { SiteReading } from "../survey.ts";
import type { SurveyedRelation } from "../surveyed.ts";
import { partsOfKinds, partsOfTables } from "./parts-of-kinds.ts";

const SITE = "https://a.example";
const FACTS = ["Height", "Age"];
const collection = (name: string, hasNoun: boolean, paths: readonly string[], facts = FACTS): SurveyedRelation =>
  ({
    relation: {
      source: "page_collection",
      name,
      columns: facts.map((fact) => ({ name: fact, type: "text", role: "text" })),
      rows: paths.map((path) => ({ cells: [], about: `${SITE}/${path}` })),
    },
    naming: { singular: "town", plural: "towns", source: "" },
    hasNoun,
  }) as unknown as SurveyedRelation;
const inFolder = (folder: string, hasNoun = false) =>
  collection(
    "a.example/*/*",
    hasNoun,
    ["ash", "beck", "cove"].map((name) => `${folder}/${name}`),
  );
const urls = [{ url: `${SITE}/`, links: [] }];

test("kinds of two folders are none of each other, though neither has a word of its own", () => {
  expect([...partsOfKinds([inFolder("trees"), inFolder("rivers")], urls)]).toEqual([]);
});

test("pages of one folder in two collections are parts of one kind, as are those of one word", () => {
  const two = [inFolder("trees"), collection("a.example/*/*", false, ["trees/dale", "trees/elm"])];
  expect([...partsOfKinds(two, urls)]).toEqual(two);
  const wide = [inFolder("trees"), collection("a.example/*/*", false, ["trees/dale", "rivers/elm"])];
  expect([...partsOfKinds(wide, urls)]).toEqual(wide);
  const called = [inFolder("trees", true), inFolder("rivers", true)];
  expect([...partsOfKinds(called, urls)]).toEqual(called);
});

test("pages of one folder that state other facts are kinds of their own, though the site has no word for one of them", () => {
  const roses = collection("a.example/*", false, ["abbot", "blush", "cream"], ["Colour", "Scent", "Raiser", "Height"]);
  const raisers = collection("a.example/*", true, ["ann", "bob", "cyd"], ["Born", "Died", "Nursery", "Height"]);
  const named = { ...raisers, naming: { ...raisers.naming, plural: "raisers" } };
  expect([...partsOfKinds([roses, named], urls)]).toEqual([]);
});

test("when pages of all kinds were put up makes no two of them one kind", () => {
  const frame = ["Posted", "Views", "Editor"];
  const notices = collection("a.example/*/*", false, ["1/a", "2/b", "3/c"], frame);
  const mills = collection("a.example/*/*", false, ["1/d", "2/e", "3/f"], [...frame, "Built", "Stones", "Owner"]);
  const millers = collection("a.example/*/*", false, ["1/g", "2/h", "3/i"], [...frame, "Born", "Trained at"]);
  expect([...partsOfKinds([notices, mills, millers], urls)]).toEqual([]);
  const others = collection("a.example/*/*", false, ["1/j", "2/k"], [...frame, "Built", "Stones"]);
  expect([...partsOfKinds([notices, mills, millers, others], urls)]).toEqual([mills, others]);
});

test("what bears the number of another column in its address is missing in none", () => {
  const of = (column: number, days: readonly number[]) =>
    days.map((day) => `art/2023/5/${day}/art_${column}_${day}7.html`);
  const mills = collection("a.example/art/*", true, of(31, [1, 2, 3]));
  const weirs = collection("a.example/art/*", true, of(32, [4, 5, 6]), ["Width", "River"]);
  const named = { ...weirs, naming: { ...weirs.naming, plural: "weirs" } };
  const page = (path: string) => ({ url: `${SITE}/${path}`, links: [] });
  const all = [...of(31, [1, 2, 3]), ...of(32, [4, 5, 6]), ...of(33, [7, 8])].map(page);
  expect([...partsOfKinds([mills, named], all)]).toEqual([]);
  expect([...partsOfKinds([mills, named], [...all, page("art/2023/5/9/art_32_97.html")])]).toEqual([named]);
});

test("makers' pages that are called as what they list are no part of it", () => {
  const wares = ["abbot", "blush", "cream", "dusk", "eve", "fern"];
  const kettles = collection("a.example/*", true, wares, ["Volume", "Power", "Colour", "Price"]);
  const makers = collection("a.example/*", true, ["ann", "bob"], ["Founded", "Country", "Owner", "Price"]);
  const leading = (path: string, to: readonly string[]) => ({
    url: `${SITE}/${path}`,
    links: to.map((one) => ({ url: `${SITE}/${one}` })),
  });
  const sorted = [leading("ann", wares.slice(0, 3)), leading("bob", wares.slice(3))];
  expect([...partsOfKinds([kettles, makers], sorted)]).toEqual([makers]);
  expect([...partsOfKinds([kettles, makers], [leading("ann", wares.slice(0, 3))])]).toEqual([kettles, makers]);
  const alike = collection("a.example/*", true, ["ann", "bob"], ["Volume", "Power", "Colour", "Price"]);
  expect([...partsOfKinds([kettles, alike], sorted)]).toEqual([kettles, alike]);
});

const numbered = (plural: string, from: number, count: number): SurveyedRelation => {
  const paths = Array.from({ length: count }, (_, at) => `page${from + at}`);
  const made = collection(`a.example/page*`, true, paths);
  return { ...made, naming: { ...made.naming, plural } };
};
const page = (number: number, to: readonly number[] = []) => ({
  url: `${SITE}/page${number}`,
  links: to.map((one) => ({ url: `${SITE}/page${one}` })),
});
const row = (from: number, count: number) => Array.from({ length: count }, (_, at) => page(from + at));

test("a site may number its kinds and their lists in one row; what is in none of them is missing in each", () => {
  const kinds = [numbered("bridges", 10, 6), numbered("builders", 16, 5)];
  const list = page(30, [10, 11, 12, 13, 14, 15]);
  expect([...partsOfKinds(kinds, [...row(10, 11), list])]).toEqual([]);
  expect([...partsOfKinds(kinds, [...row(10, 11), list, page(31), page(32)])]).toEqual(kinds);
});

test("what stands under another number of a column is missing in none; beside its own it is", () => {
  const paths = [3127, 3128, 3129, 3130].map((number) => `info/2001/${number}.htm`);
  const ferries = collection("a.example/info/2001/*.htm", true, paths);
  const read = (...more: readonly string[]) =>
    [...paths, ...more].map((path) => ({ url: `${SITE}/${path}`, links: [] }));
  expect([...partsOfKinds([ferries], read("info/2002/3140.htm"))]).toEqual([]);
  expect([...partsOfKinds([ferries], read("info/2001/3140.htm"))]).toEqual([ferries]);
  const open = collection("a.example/info/*/*.htm", true, paths);
  expect([...partsOfKinds([open], read("info/2002/3140.htm"))]).toEqual([open]);
});

test("a kind of two numbered columns lacks none of a third, where others beside it are columns; its own numbers it does", () => {
  const at = (folder: number, ...numbers: readonly number[]) => numbers.map((number) => `info/${folder}/${number}.htm`);
  const [sold, hired, people] = [at(2001, 11, 12, 13, 14), at(2002, 21, 22), at(2003, 31, 32, 33)];
  const boats = collection("a.example/*/*/*.htm", true, [...sold, ...hired]);
  const skippers = collection("a.example/info/2003/*.htm", true, people, ["Born", "Post"]);
  const named = { ...skippers, naming: { ...skippers.naming, plural: "skippers" } };
  const read = (...more: readonly string[]) =>
    [...sold, ...hired, ...people, ...more].map((path) => ({ url: `${SITE}/${path}`, links: [] }));
  expect([...partsOfKinds([boats, named], read(...at(2004, 41, 42)))]).toEqual([]);
  expect([...partsOfKinds([boats, named], read(...at(2002, 23)))]).toEqual([boats]);
});

test("a list that is called as the things of a family leads to all of them: tables elsewhere are none of theirs", () => {
  const table = (path: string) => ({
    id: path,
    name: "Columns",
    source: "html_table",
    url: `${SITE}/${path}`,
    columns: [
      { name: "Column", type: "text" },
      { name: "Type", type: "text" },
    ],
    rows: ["a", "b", "c"].map((printed, row) => ({
      cells: [printed, "text"].map((text, col) => ({
        value: { kind: "text", printed: text },
        evidence: {
          snapshot: "s",
          url: `${SITE}/${path}`,
          place: { at: "cell", path: `${row}/${col}`, table: 0, row, col },
        },
      })),
    })),
  });
  const own = ["ash", "beck", "cove", "dale"].map(table);
  const rows = own.flatMap(({ rows }) =>
    rows.map(({ cells }) => ({
      cells: [{ ...cells[0]!, value: { kind: "text", printed: cells[0]!.evidence.url } }, ...cells],
    })),
  );
  const columns = [
    { name: "Town", role: "category" },
    { name: "Column", role: "text" },
    { name: "Type", role: "text" },
  ];
  const family = { id: "f", name: "Columns", source: "html_table", url: own[0]!.url, columns, rows };
  const left = (title: string, noun = "column", second = "Type") => {
    const naming = { singular: noun, plural: `${noun}s`, source: "" };
    const surveyed = { relation: family, hasNoun: true, naming };
    const others = ["elm", "fir"].map((path) => ({
      ...table(path),
      columns: [
        { name: "Column", type: "text" },
        { name: second, type: "text" },
      ],
    }));
    const links = own.map(({ url }) => ({ url, text: url }));
    const pages = [{ url: `${SITE}/`, title, links }, ...own.map(({ url }) => ({ url, title: url, links: [] }))];
    const reading = { relations: [family, ...own, ...others], pages };
    return partsOfTables([surveyed as unknown as SurveyedRelation], reading as unknown as SiteReading);
  };
  expect(left("Places")).toHaveLength(1);
  expect(left("2. All Towns")).toEqual([]);
  // What names the same things without saying what the family's rows are (lots of vases, and vases) holds none of them.
  expect(left("Places", "type", "Size")).toEqual([]);
  expect(left("Places", "type")).toHaveLength(1);
});
