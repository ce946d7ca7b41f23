import { expect, test } from "vitest";
import { calledBack } from "./ways-back.ts";

const THINGS = ["a", "b", "c", "d"].map((name) => `https://x.example/q/${name}`);
const LIST = "https://x.example/q/";
const page = (url: string, links: readonly string[], text = "x", menu: readonly string[] = []) => ({
  url,
  title: "",
  depth: 1,
  path: [],
  snapshot: "",
  contentType: "text/html",
  links: links.map((to) => ({ url: to, text, heading: "" })),
  menu: new Set(menu),
});
const things = new Map(THINGS.map((url) => [url, page(url, [LIST], "古桥资料")]));
const back = (list: ReturnType<typeof page>) => {
  const links = list.links.filter(({ url }) => THINGS.includes(url));
  return calledBack(new Set(THINGS), [{ page: list, links }], things);
};

test("the way back to what lists some of them is called what they are", () => {
  expect(back(page(LIST, THINGS.slice(0, 3)))).toEqual(["古桥资料"]);
  expect(back(page(LIST, [...THINGS.slice(0, 3), "https://x.example/1", "https://x.example/2"]))).toEqual(["古桥资料"]);
});

test("a page that leads to more else, menus left out, lists something else", () => {
  const others = ["1", "2", "3", "4"].map((name) => `https://x.example/${name}`);
  expect(back(page(LIST, [...THINGS.slice(0, 3), ...others]))).toEqual([]);
  expect(back(page(LIST, [...THINGS.slice(0, 3), ...others], "x", others))).toEqual(["古桥资料"]);
  expect(back(page(LIST, THINGS.slice(0, 2)))).toEqual([]);
});

test("where lists of parts go by names of their own, only what these end in is said of all", () => {
  const [STONE, IRON] = ["https://x.example/stone", "https://x.example/iron"];
  const all = ["a", "b", "c", "d", "e", "f"].map((name) => `https://x.example/q/${name}`);
  const calls = (names: readonly (readonly [string, string])[]) => {
    const links = names.map(([url, text]) => ({ url, text, heading: "" }));
    const of = new Map(all.map((url) => [url, { ...page(url, []), links }]));
    const lists = [page(STONE, all.slice(0, 3)), page(IRON, all.slice(3))];
    const listing = lists.map((list) => ({ page: list, links: list.links }));
    return calledBack(new Set(all), listing, of);
  };
  const parts = [
    [STONE, "石桥"],
    [IRON, "铁桥"],
  ] as const;
  expect(calls(parts)).toEqual([]);
  expect(calls([[STONE, "古桥"], ...parts])).toEqual([]);
  expect(
    calls([
      [STONE, "桥梁"],
      [STONE, "石桥梁"],
      [IRON, "铁桥梁"],
    ]),
  ).toEqual(["桥梁"]);
  expect(
    calls([
      [STONE, "Bridges"],
      [STONE, "Built of stone"],
      [IRON, "Iron bridges"],
    ]),
  ).toEqual(["Bridges"]);
});
