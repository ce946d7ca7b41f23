import { expect, test } from "vitest";
import { pageSections } from "./page-sections.ts";

const sections = (html: string) =>
  pageSections({ url: "https://a.example/box.html", snapshot: "s", html: () => `<body>${html}</body>` }).map(
    ({ heading, items }) => [heading, items.map(({ value }) => value.printed)],
  );
const row = (kind: string, name: string, more = "") =>
  `<tr><td>${kind}</td><td><b><a href="box.html#${name}">${name}</a></b>(<a href="lid.html">Lid</a> lid)</td>${more}</tr>`;

test("a list is named by its links to where the page describes its items, whatever stands before them", () => {
  const expected = [["Public Functions", ["open", "close"]]];
  const head = "<h2>Public Functions</h2>";
  expect(sections(`${head}<table>${row("void", "open")}${row("bool", "close")}</table>`)).toEqual(expected);
  expect(
    sections(`${head}<ul><li>void <b><a href="#open">open</a></b>()</li><li><a href="#close">close</a>(lid)</ul>`),
  ).toEqual(expected);
  // Lists side by side in a table that only arranges them.
  const item = (name: string) => `<td><ul><li><a href="#${name}">${name}</a> : Lid</li></ul></td>`;
  expect(sections(`${head}<table><tr>${item("open")}${item("close")}</tr></table>`)).toEqual(expected);
});

test("two things of one name are two", () => {
  expect(sections(`<h2>Functions</h2><table>${row("void", "open")}${row("bool", "open")}</table>`)).toEqual([
    ["Functions", ["open", "open"]],
  ]);
});

test("a row that leads nowhere makes a list that cannot be counted; one that only tells more does not", () => {
  const bare = "<tr><td>void</td><td><b>shut</b>()</td></tr>";
  expect(sections(`<h2>Functions</h2><table>${row("void", "open")}${row("bool", "close")}${bare}</table>`)).toEqual([
    ["Functions", []],
  ]);
  const told = "<tr><td></td><td>Opens it.</td></tr>";
  expect(sections(`<h2>Functions</h2><table>${row("void", "open")}${told}${row("bool", "close")}</table>`)).toEqual([
    ["Functions", ["open", "close"]],
  ]);
});

test("a summary of methods is a list of methods; headings stand in tables and in lists that arrange the page, too", () => {
  const table = `<table><tr><th>Type</th><th>Method</th></tr>${row("void", "open")}${row("bool", "close")}</table>`;
  expect(sections(`<ul><li><section><h3>Method Summary</h3>${table}</section></li></ul>`)).toEqual([
    ["Methods", ["open", "close"]],
  ]);
  const headed = `<table><tr><td colspan="2"><h2>Methods</h2></td></tr>${row("void", "open")}${row("bool", "close")}</table>`;
  expect(sections(headed)).toEqual([["Methods", ["open", "close"]]]);
  // What a summary lists elsewhere is no part of the thing.
  expect(sections('<h3>Class Summary</h3><ul><li><a href="lid.html">Lid</a></li></ul>')).toEqual([]);
});
