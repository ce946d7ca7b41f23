import { expect, test } from "vitest";
import { headedAbove, type PathPage } from "./parent-headings.ts";

const ROOT = "https://a.example/";
const OWN = Array.from({ length: 9 }, (_, at) => `${ROOT}p/${at}`);
const page = (name: string, path: string[], links: readonly string[], h1: string): PathPage => ({
  url: ROOT + name,
  title: `${h1} | Acme`,
  path: [...path, ROOT + name],
  html: () => `<h1>${h1}</h1>`,
  links: links.map((url) => ({ url })),
});
const site = (heading: string, second = OWN.slice(5)) => [
  page("", [], [`${ROOT}hand`, `${ROOT}large`], heading),
  page("hand", [ROOT], OWN.slice(0, 5), "By hand"),
  page("large", [ROOT], second, "Large"),
];

test("pages of several lists are what the page above the lists is headed", () => {
  expect(headedAbove(new Set(OWN), site("Garden tools"))).toBe("garden tool");
  expect(headedAbove(new Set(OWN), site("Welcome"))).toBeUndefined();
});

test("lists of others that were not read say nothing of all", () => {
  expect(headedAbove(new Set(OWN), site("Garden tools", [...OWN.slice(5), `${ROOT}p/unread`]))).toBeUndefined();
});

test("lists that leave some out, one list alone or lists of several parents say nothing", () => {
  expect(headedAbove(new Set(OWN), site("Garden tools", OWN.slice(6)))).toBeUndefined();
  expect(headedAbove(new Set(OWN.slice(0, 5)), site("Garden tools").slice(0, 2))).toBeUndefined();
  const [root, hand, large] = site("Garden tools");
  expect(
    headedAbove(new Set(OWN), [root!, hand!, { ...large!, path: [ROOT, `${ROOT}x`, large!.url] }]),
  ).toBeUndefined();
});
