import { expect, test } from "vitest";
import { packageScopes } from "./package-scopes.ts";

const AT = "https://a.example/api/org/deck/";
const TYPES = ["Class Card", "Class Deck<T>", "Interface Suit", "Enum Class Color", "Class Deck.Builder"];

function told(headings: readonly string[], read = headings.length) {
  const urls = headings.map((_, at) => `${AT}T${at}.html`);
  const page = (url: string, html: string, links: readonly string[] = []) => ({
    url,
    title: url,
    depth: 1,
    snapshot: "s",
    links: links.map((to) => ({ url: to, text: to })),
    html: () => `<body>${html}</body>`,
  });
  const elsewhere = [`${AT}package-tree.html`, `${AT}inner/Deep.html`, "https://a.example/api/org/Other.html"];
  const summary = page(`${AT}package-summary.html`, "<h1>Package org.deck</h1>", [...urls, ...elsewhere]);
  const types = urls.slice(0, read).map((url, at) => page(url, `<h1>${headings[at]!.replace("<", "&lt;")}</h1>`));
  const all = [summary, ...types];
  return packageScopes(new Map(all.map((one) => [one.url, one])), all).map(({ noun, where, names }) => [
    noun,
    where("the Acme site"),
    [...names.values()].map(({ value }) => value.printed).join(" "),
  ]);
}

test("the types of a package are those that its page lists in its folder", () => {
  expect(told(TYPES)).toEqual([
    ["type", "of the package org.deck of the Acme site", "Card Deck Suit Color Deck.Builder"],
  ]);
  expect(told(["A", "B", "C", "D", "E"].map((name) => `Class ${name}`))[0]![0]).toBe("class");
});

test("of a package that was not read whole, and of a small one, nothing is told", () => {
  expect(told(TYPES, 4)).toEqual([]);
  expect(told(TYPES.slice(1))).toEqual([]);
});
