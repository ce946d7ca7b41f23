import { expect, test } from "vitest";
import type { Cell } from "../../../core/relation.ts";
import { indexedNoun } from "./indexed-nouns.ts";

const nameOf = (printed: string): Cell => ({
  value: { kind: "text", printed },
  evidence: { snapshot: "s", url: "/index", place: { at: "node", path: "0" } },
});
const NAMES = new Map([
  ["/walk", nameOf("walk — On foot")],
  ["/swim", nameOf("swim")],
  ["/ride", nameOf("ride: on a horse")],
]);
const index = (title: string, texts: readonly string[] = ["walk", "swim", "ride"]) => ({
  url: "/index",
  title,
  depth: 1,
  snapshot: "s",
  links: [...NAMES.keys()].map((url, at) => ({ url, text: texts[at]! })),
});

test.each([
  ["Acme Module Index — Acme 3", "module"],
  ["Index of all modules", "module"],
  ["General Index", undefined],
  ["Modules", undefined],
])("an index that lists pages by their names says what they are: %s", (title, noun) => {
  expect(indexedNoun(NAMES, [index(title)])).toBe(noun);
});

test("what stands on the pages is indexed by names of its own", () => {
  expect(indexedNoun(NAMES, [index("Function Index", ["step", "crawl", "trot"])])).toBeUndefined();
  expect(indexedNoun(NAMES, [index("Function Index", ["walker", "swim", "ride"])])).toBeUndefined();
  const twice = index("Function Index");
  expect(indexedNoun(NAMES, [{ ...twice, links: [...twice.links, { url: "/walk", text: "stroll" }] }])).toBeUndefined();
});

test("an index that leaves pages out does not say what they are", () => {
  const whole = index("Module Index");
  expect(indexedNoun(NAMES, [{ ...whole, links: whole.links.slice(1) }])).toBeUndefined();
});
