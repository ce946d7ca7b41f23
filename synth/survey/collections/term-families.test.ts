import { expect, test } from "vitest";
import { pageLists } from "../lists/page-lists.ts";
import type { FamilyPage } from "../naming/family-page.ts";
import { pageSubjects } from "../naming/page-subjects.ts";
import { termFamilies } from "./term-families.ts";

const url = (name: string) => `https://a.example/${name}.html`;
const NAMES = ["ash", "box", "elm", "fir", "oak", "yew"];
const listOf = (terms: readonly string[], said = "Says something.") =>
  `<dl>${terms.map((term) => `<dt><code>${term}</code>: any text</dt><dd>${said}</dd>`).join("")}</dl>`;
const termsOf = (at: number) => Array.from({ length: at + 2 }, (_, index) => `--${index}`);
const page = (name: string, html: string): FamilyPage => ({ url: url(name), snapshot: name, html: () => html });

/** @param commands what the page of each of them says under its name */
function families(commands: readonly string[], names: readonly string[] = NAMES) {
  const pages = names.map((name, at) => page(name, `<body><h1>4.${at} ${name}</h1>${commands[at]}</body>`));
  const links = names.map((name) => ({ url: url(name), text: name }));
  const lists = [
    { url: url("index"), title: "4. Client Commands", links: [{ url: url("start"), text: "Up" }, ...links] },
  ];
  const read = [...pages.map((one) => ({ url: one.url, title: "", links: [] })), ...lists];
  const subjects = (urls: readonly string[]) => pageSubjects(pages.filter((one) => urls.includes(one.url)));
  return termFamilies(pages, subjects, (urls, plural) => pageLists(urls, read, plural));
}

test("what pages of one kind describe term by term is one relation", () => {
  const [options, ...others] = families(NAMES.map((_, at) => `<h2>Options</h2>${listOf(termsOf(at))}`));
  expect(others).toEqual([]);
  expect(options?.columns.map(({ name }) => name)).toEqual(["Client command", "Option"]);
  expect(options?.rows.slice(0, 3).map(({ cells }) => cells.map(({ value }) => value.printed))).toEqual([
    ["ash", "--0"],
    ["ash", "--1"],
    ["box", "--0"],
  ]);
  expect(options?.rows).toHaveLength(2 + 3 + 4 + 5 + 6 + 7);
});

test("several lists under a heading are one, lists within them are their own", () => {
  const html = `<h2>Options</h2>${listOf(["a"], `Any of ${listOf(["x", "y"])}`)}<p>And:</p>${listOf(["b"])}<h2>Notes</h2>${listOf(["c"])}`;
  const [options, ...others] = families(NAMES.map(() => html));
  expect(others).toEqual([]);
  expect(options?.rows.map(({ cells }) => cells[1]!.value.printed).slice(0, 3)).toEqual(["a", "b", "a"]);
});

test("nothing is said where a page describes none, one thing twice, or only lists what follows", () => {
  const full = (at: number) => `<h2>Options</h2>${listOf(termsOf(at))}`;
  expect(families(NAMES.map((_, at) => (at === 3 ? "" : full(at))))).toEqual([]);
  expect(families(NAMES.map((_, at) => (at === 3 ? `<h2>Options</h2>${listOf(["a", "a"])}` : full(at))))).toEqual([]);
  expect(families(NAMES.map((_, at) => `<h2>Options</h2>${listOf(termsOf(at), "")}`))).toEqual([]);
});

test("a page that describes one thing twice is one of a list's, wherever it stands", () => {
  const names = [...NAMES.map((name) => `app-${name}`), "bench", "app-zip"];
  const commands = (bench: readonly string[]) =>
    names.map((name, at) => `<h2>Options</h2>${listOf(name === "bench" ? bench : termsOf(at))}`);
  expect(families(commands(["a", "b"]), names)).toHaveLength(1);
  expect(families(commands(["a", "a"]), names)).toEqual([]);
});
