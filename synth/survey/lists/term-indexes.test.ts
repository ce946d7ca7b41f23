import { expect, test } from "vitest";
import type { Relation } from "../../../core/relation.ts";
import { isIndexed } from "./term-indexes.ts";

const AT = "https://a.example/";
const family = (terms: [page: string, name: string][]): Relation => ({
  id: "r",
  name: "Functions",
  source: "records",
  url: AT,
  columns: [
    { name: "Section", type: "text", role: "category" },
    { name: "Functions", type: "text", role: "text" },
  ],
  rows: terms.map(([page, name]) => ({
    cells: [page, name].map((printed) => ({
      value: { kind: "text" as const, printed },
      evidence: { snapshot: "s", url: AT + page, place: { at: "node" as const, path: "1" } },
    })),
  })),
});
const page = (url: string, html: string) => ({
  url: AT + url,
  title: url,
  depth: 1,
  snapshot: "s",
  html: () => html,
  links: [],
});
const resolved = (href: string, base: string) => new URL(href.replace(/#.*$/, ""), base).href;

test("an index leads to each term by its name, whatever it says of it", () => {
  const deck = family([
    ["draw.html", "deck.draw"],
    ["draw.html", "deck.cut"],
    ["cards.html", "turn"],
  ]);
  const link = (to: string, text: string) => `<li><a href="${to}">${text}</a></li>`;
  const all =
    link("draw.html#draw", "draw() (in deck)") + link("draw.html#cut", "cut()") + link("cards.html#t", "card turn");
  expect(isIndexed(deck, [page("index.html", `<ul>${all}</ul>`)], resolved)).toBe(true);
  const contents = link("draw.html", "Drawing cards") + link("cards.html", "What a card can do");
  expect(isIndexed(deck, [page("index.html", `<ul>${contents}</ul>`)], resolved)).toBe(false);
  expect(isIndexed(deck, [page("draw.html", `<ul>${all}</ul>`)], resolved)).toBe(false);
  const elsewhere = all.replace("cards.html#t", "draw.html#t") + link("cards.html", "Cards");
  expect(isIndexed(deck, [page("index.html", `<ul>${elsewhere}</ul>`)], resolved)).toBe(false);
});
