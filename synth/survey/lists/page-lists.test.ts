import { expect, test } from "vitest";
import { addressKind } from "../naming/address-kind.ts";
import { listsOfParts, pageLists } from "./page-lists.ts";

const url = (name: string) => `https://a.example/doc/${name}.html`;
const page = (name: string, title: string, links: readonly string[] = []) => ({
  url: url(name),
  title,
  links: links.map((to) => ({ url: url(to), text: to })),
});
const LAMPS = ["lamp-a", "lamp-b", "lamp-c", "lamp-d"];
const ROPES = ["rope-a", "rope-b", "rope-c", "rope-d"];
const things = [...LAMPS, ...ROPES].map((name) => page(name, name));
const urls = new Set(things.map((one) => one.url));
const index = page("index", "Handbook", [...LAMPS, ...ROPES, "lamps", "ropes", "end"]);

test("pages are called what the page that lists them is called, chapter by chapter", () => {
  const lists = [page("lamps", "Chapter 3. Oil Lamps", [...LAMPS, "index"]), page("ropes", "4. Ropes", ROPES)];
  expect(pageLists(urls, [...things, index, ...lists])).toEqual([
    { noun: "oil lamp", url: url("lamps"), members: new Set(LAMPS.map(url)), isWhole: true },
    { noun: "rope", url: url("ropes"), members: new Set(ROPES.map(url)), isWhole: true },
  ]);
});

test("a list that leads to pages of the kind which were not read names nothing", () => {
  const lists = [page("lamps", "Oil Lamps", [...LAMPS, "lamp-e"]), page("ropes", "Ropes", [...ROPES, "knots"])];
  expect(pageLists(urls, [...things, index, ...lists]).map(({ noun }) => noun)).toEqual(["rope"]);
});

test("an address is of a kind by its folder and by what all file names begin or end with", () => {
  const isLamp = addressKind(LAMPS.map(url));
  expect([isLamp(url("lamp-z")), isLamp(url("rope-a")), isLamp("https://a.example/lamp-z.html")]).toEqual([
    true,
    false,
    false,
  ]);
  const isProperty = addressKind([url("Line-Properties"), url("Text-Properties")]);
  expect([isProperty(url("Axes-Properties")), isProperty(url("Axes"))]).toEqual([true, false]);
  const isAny = addressKind([url("elm"), url("oak")]);
  expect(isAny(url("ash"))).toBe(true);
});

test("a page that is about something is no word for what it lists beside a page that lists them", () => {
  const lists = [page("club", "Archive: Rope Hands", LAMPS), page("all", "Archive: Lamps", LAMPS)];
  const nouns = pageLists(new Set(LAMPS.map(url)), [...things, ...lists], "", new Set([url("club")]));
  expect(nouns.map(({ noun }) => noun)).toEqual(["lamp"]);
});

test("pages that are about something name what they list where they share it out, and neither alone nor both", () => {
  const nouns = (...lists: ReturnType<typeof page>[]) =>
    pageLists(urls, [...things, ...lists], "", new Set(lists.map((one) => one.url))).map(({ noun }) => noun);
  expect(nouns(page("lamps", "Oil Lamps", LAMPS), page("ropes", "Ropes", ROPES))).toEqual(["oil lamp", "rope"]);
  expect(nouns(page("metals", "Light Metals", LAMPS))).toEqual([]);
  expect(nouns(page("metals", "Light Metals", LAMPS), page("dyes", "Red Dyes", [...LAMPS, ...ROPES]))).toEqual([]);
});

test("what the pages of one list hold is held by one list", () => {
  const list = (url: string, members: string[]) => ({ noun: "rose", url, members: new Set(members), isWhole: true });
  const lists = [list("a-f", ["alba", "blaze"]), list("shrubs", ["ilex"]), list("g-z", ["gloire"])];
  const parts = ["a-f", "g-z"];
  const joined = listsOfParts(lists, new Map(parts.map((url) => [url, parts])));
  expect(joined.map(({ url, members }) => [url, [...members]])).toEqual([
    ["a-f", ["alba", "blaze", "gloire"]],
    ["shrubs", ["ilex"]],
  ]);
  expect(listsOfParts(lists, new Map())).toEqual(lists);
});

test("a list is not whole without one of its pages", () => {
  const list = { noun: "rose", url: "g-z", members: new Set(["gloire"]), isWhole: true };
  const whole = (parts: string[]) => listsOfParts([list], new Map([["g-z", parts]])).map(({ isWhole }) => isWhole);
  expect([whole(["g-z"]), whole(["a-f", "g-z"])]).toEqual([[true], [false]]);
});
