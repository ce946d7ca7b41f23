import { expect, test } from "vitest";
import { pagesByKind } from "./page-kinds.ts";

const page = (heading: string) => ({
  url: `https://a.example/${heading}.html`,
  snapshot: "s",
  html: () => `<body><h1>Manual</h1><h2>${heading}</h2></body>`,
});
const NAMES = ["Box", "Lid", "Rim", "Base", "Hinge", "Lock", "Key"];
const classes = NAMES.map((name) => page(`${name} Class`));
const types = NAMES.map((name) => page(`${name} Paint Type`));

test("pages of one folder are parted by the word that their headings end or begin with, where the site says it", () => {
  const isSaid = (word: string) => word === "classes" || word === "types";
  expect(pagesByKind([...classes, ...types, page("Overview")], isSaid)).toEqual([classes, types]);
  const led = NAMES.map((name) => page(`Class ${name}`));
  expect(pagesByKind([...led, ...types], isSaid)).toEqual([led]);
});

test("a word that the site does not say of them, or that all bear, is no kind", () => {
  expect(pagesByKind([...classes, ...types], () => false)).toBeUndefined();
  expect(pagesByKind(classes, () => true)).toBeUndefined();
});

test("kinds of few of the pages part none", () => {
  const others = Array.from({ length: 4 * NAMES.length }, (_, at) => page(`chapter ${at}`));
  expect(pagesByKind([...classes, ...others], (word) => word === "classes")).toBeUndefined();
});

test("where no heading parts them, their titles do", () => {
  const titled = (title: string) => ({ url: title, snapshot: "s", html: () => `<title>${title}</title><p>It.</p>` });
  const members = NAMES.map((name) => titled(`Toolbox: ${name} Class Reference`));
  const others = NAMES.map((name) => titled(`Toolbox: ${name} Member List`));
  expect(pagesByKind([...members, ...others], (word) => word === "classes")).toEqual([members]);
});
