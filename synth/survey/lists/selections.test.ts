import { expect, it } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import type { SurveyedPage, SurveyedRelation } from "../surveyed.ts";
import { withSelections } from "./selections.ts";
import { wholeLists } from "./whole-lists.ts";

const NAMES = ["Arbor", "Birk", "Cedar", "Doyle", "Elm"];
const urlOf = (name: string) => `https://mills.example/${name}`;
const LIST = "https://mills.example/list";

const mills = testRelation(
  "mills",
  ["Name", "Sails"],
  NAMES.map((name, at) => [name, `${at + 2}`]),
);
const collection = {
  ...mills,
  source: "page_collection" as const,
  rows: mills.rows.map((row, at) => ({ ...row, about: urlOf(NAMES[at]!) })),
};
const surveyed = {
  relation: collection,
  hasNoun: true,
  naming: { singular: "mill", plural: "mills", source: "on the Mills site" },
  columns: [],
} as unknown as SurveyedRelation;

function selection(said: string, counted: string | undefined, listed = NAMES, counting = "report") {
  const links = listed.map((name) => ({ url: urlOf(name), text: name, heading: "" }));
  const page = { url: LIST, title: "Old mills", depth: 1, path: [], snapshot: "", contentType: "", links };
  const reports = {
    relation: testRelation(
      "reports",
      ["Report", "Number of mills"],
      [
        ["Report 2019", counted ?? "1"],
        ["Report 2020", "2"],
        ["Report 2021", "1"],
        ["Report 2022", "3"],
      ],
    ),
    naming: { singular: counting, plural: `${counting}s`, source: "on the Mills site" },
  } as unknown as SurveyedRelation;
  const lists = wholeLists([collection], [{ ...page, lines: () => ["Old mills", said] }]);
  const pages = new Map<string, SurveyedPage>([[LIST, page]]);
  return withSelections([surveyed, reports], { wholeLists: lists }, pages, "the Mills site")[0]!.selection;
}

it("things whose list says that it is partial are those of the list", () => {
  expect(selection("This list is limited to mills that turn.", undefined)).toEqual({
    list: "Old mills",
    front: false,
    paged: false,
    outnumbered: true,
  });
});

it("so are those of which a publication of the site counts more, and not where some things have more of them", () => {
  expect(selection("Five mills.", "112")?.list).toBe("Old mills");
  expect(selection("Five mills.", "112", NAMES, "town")).toBeUndefined();
});

it("things of which nothing says that there are more are all", () => {
  expect(selection("All mills of the county.", "4")).toBeUndefined();
});

it("what no list has all of is not called after one", () => {
  expect(selection("This list is limited to mills that turn.", undefined, NAMES.slice(0, 3))).toBeUndefined();
});

it.each([
  ["城镇公园数量", "43", "2016年县林业统计公报", true],
  ["城镇公园数量", "4", "2016年县林业统计公报", false],
  ["城镇公园数量", "43", "县城简介", false],
  ["公园绿地", "43", "2016年县林业统计公报", false],
] as const)("a bulletin that counts more of some of them: %s %s (%s)", (heading, count, title, isPart) => {
  const bulletin = "https://mills.example/bulletin";
  const years = testRelation(
    "指标",
    ["年份", heading],
    ["2013", "2014", "2015", "2016"].map((year) => [year, count]),
  );
  const entries = {
    relation: { ...years, source: "html_table" as const, url: bulletin },
    naming: { singular: "条目", plural: "条目", source: "" },
  } as unknown as SurveyedRelation;
  const parks = { ...surveyed, naming: { singular: "公园", plural: "公园", source: "" } };
  const links = NAMES.map((name) => ({ url: urlOf(name), text: name, heading: "" }));
  const page = { url: LIST, title: "公园名录", depth: 1, path: [], snapshot: "", contentType: "", links };
  const pages = new Map<string, SurveyedPage>([
    [LIST, page],
    [bulletin, { ...page, url: bulletin, title, links: [] }],
  ]);
  const lists = wholeLists([collection], [{ ...page, lines: () => ["公园名录"] }]);
  const [found] = withSelections([parks, entries], { wholeLists: lists }, pages, "县林业局");
  expect(found!.selection !== undefined).toBe(isPart);
});

it.each([
  [40, true],
  [7, false],
])("of things of which a page states a total of %s, five are those of their list: %s", (total, isPart) => {
  const links = NAMES.map((name) => ({ url: urlOf(name), text: name, heading: "" }));
  const page = { url: LIST, title: "Mills", depth: 1, path: [], snapshot: "", contentType: "", links };
  const reading = {
    wholeLists: wholeLists([collection], [{ ...page, lines: () => ["Mills"] }]),
    statedTotals: new Map([["mills", total]]),
  };
  const [found] = withSelections([surveyed], reading, new Map([[LIST, page]]), "the Mills site");
  expect(found!.selection?.outnumbered === true).toBe(isPart);
});

it("what a heading calls previous are things of their kind, and not all of them", () => {
  const links = NAMES.map((name) => ({ url: urlOf(name), text: name, heading: "Previous fairs" }));
  const page = { url: LIST, title: "Fairs", depth: 1, path: [], snapshot: "", contentType: "", links };
  const called = (plural: string) => {
    const naming = { singular: plural.slice(0, -1), plural, source: "on the Mills site" };
    const lists = wholeLists([collection], [{ ...page, lines: () => ["Fairs"] }]);
    const pages = new Map<string, SurveyedPage>([[LIST, page]]);
    const [found] = withSelections([{ ...surveyed, naming }], { wholeLists: lists }, pages, "the Mills site");
    return [found!.naming.singular, found!.selection?.list];
  };
  expect(called("previous fairs")).toEqual(["fair", "Fairs"]);
  expect(called("harvest fairs")).toEqual(["harvest fair", undefined]);
});

it("what a publication counts in a sentence is counted, too", () => {
  const wells = { ...surveyed, naming: { singular: "古井", plural: "古井", source: "" } };
  const page = { url: LIST, title: "古井名录", depth: 1, path: [], snapshot: "", contentType: "" };
  const links = NAMES.map((name) => ({ url: urlOf(name), text: name, heading: "" }));
  const lists = wholeLists([collection], [{ ...page, links, lines: () => ["古井名录"] }]);
  const of = (count: number) => {
    const reading = { wholeLists: lists, proseCounts: new Map([["古井", count]]) };
    return withSelections([wells], reading, new Map([[LIST, { ...page, links }]]), "某县水务局")[0]!.selection;
  };
  expect(of(19)).toMatchObject({ list: "古井名录", outnumbered: true });
  expect(of(4)).toBeUndefined();
});

it("nor are those all of which one of their groups has more", () => {
  const links = NAMES.map((name) => ({ url: urlOf(name), text: name, heading: "" }));
  const page = { url: LIST, title: "Mills", depth: 1, path: [], snapshot: "", contentType: "", links };
  const lists = wholeLists([collection], [{ ...page, lines: () => ["Mills"] }]);
  const river = (at: number) => `https://mills.example/river-${at}`;
  const made = testRelation(
    "rivers",
    ["River", "Mills"],
    [
      ["Ash", "34"],
      ["Bourne", "17"],
    ],
  );
  const rivers = {
    relation: {
      ...made,
      source: "page_collection" as const,
      rows: made.rows.map((row, at) => ({ ...row, about: river(at) })),
    },
    naming: { singular: "river", plural: "rivers", source: "on the Mills site" },
  } as unknown as SurveyedRelation;
  const own = NAMES.map((name, at): [string, SurveyedPage] => {
    const to = { url: river(at % 2), text: "", heading: "" };
    return [urlOf(name), { ...page, url: urlOf(name), links: [to] }];
  });
  const among = (pages: typeof own) => {
    const all = new Map<string, SurveyedPage>([[LIST, page], ...pages]);
    return withSelections([surveyed, rivers], { wholeLists: lists }, all, "the Mills site")[0]!.selection;
  };
  expect(among(own)).toMatchObject({ list: "Mills", outnumbered: true });
  expect(among([])).toBeUndefined();
});

it.each([
  ["全县现有各类登记古井312口，其中一级5口。", true],
  ["县本级重点保护古井基本情况如下。", true],
  ["全县登记古井5口，基本情况如下。", false],
] as const)("what a list says before it begins is heard: %s", (said, isPart) => {
  const wells = { ...surveyed, naming: { singular: "古井", plural: "古井", source: "" } };
  const links = NAMES.map((name) => ({ url: urlOf(name), text: name, heading: "" }));
  const page = { url: LIST, title: "古井", depth: 1, path: [], snapshot: "", contentType: "", links };
  const lists = wholeLists([collection], [{ ...page, lines: () => ["古井", said] }]);
  const found = withSelections([wells], { wholeLists: lists }, new Map([[LIST, page]]), "某县水务局")[0]!.selection;
  expect(found).toEqual(isPart ? { list: "古井", front: false, paged: false, outnumbered: true } : undefined);
});

it("a sentence above a list, its markup or its heading says that it presents some of them", () => {
  const told = (page: { heading?: string; description?: () => string; lines?: () => string[] }) => {
    const links = NAMES.map((name) => ({ url: urlOf(name), text: name, heading: "" }));
    const list = { url: LIST, title: "Mills", depth: 1, path: [], snapshot: "", contentType: "", links };
    const lists = wholeLists([collection], [{ ...list, lines: () => ["Mills"], ...page }]);
    return withSelections([surveyed], { wholeLists: lists }, new Map([[LIST, list]]), "the Mills site")[0]!.selection;
  };
  expect(told({})).toBeUndefined();
  expect(told({ lines: () => ["A selection of members' mills that welcome visitors."] })?.list).toBe("Mills");
  expect(told({ description: () => "A selection of mills in the county." })?.list).toBe("Mills");
  expect(told({ heading: "Featured mills" })?.list).toBe("Mills");
});
