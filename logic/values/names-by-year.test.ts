import { expect, test } from "vitest";
import { typeColumn } from "./type-column.ts";

const kinds = (name: string, texts: readonly string[], isLinked = false) => {
  const cells = texts.map((text) => (isLinked ? { text, href: `https://quay.example/${text.slice(0, 4)}` } : { text }));
  return [...new Set(typeColumn(name, cells).values.map(({ kind }) => kind))];
};
const of = (words: string) => [2011, 2015, 2019].map((year) => `${year} ${words}`);

test("a year before what was held in it is a name", () => {
  expect(kinds("Regatta", of("harbour regatta"))).toEqual(["text"]);
  expect(kinds("Contest", of("harbour regatta"), true)).toEqual(["entity"]);
});

test("so many of something are a figure, linked or not", () => {
  expect(kinds("Reviews", of("reviews"), true)).toEqual(["number"]);
  expect(kinds("Distance", of("km"), true)).toEqual(["number"]);
  expect(kinds("Strength", of("harbour regatta"))).toEqual(["number"]);
});
