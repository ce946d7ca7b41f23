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
