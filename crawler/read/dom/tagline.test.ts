import { expect, test } from "vitest";
import { descendants } from "./dom.ts";
import { pageOutline } from "./page-outline.ts";
import { parseHtml } from "./parse-html.ts";

test("the line that says what a site is names no list or table of its pages", () => {
  const document =
    parseHtml(`<body><h1>Pumps</h1><h3 id="siteSub">From Acme, the wiki of pumps</h3><table id="a"></table>
      <h2 class="site-description">All about pumps</h2><table id="b"></table><h2 class="description">Old ones</h2><table id="c"></table>`);
  const { tables, headingOf } = pageOutline([...descendants(document)].find(({ name }) => name === "body")!);
  expect(tables.map(headingOf)).toEqual(["Pumps", "Pumps", "Old ones"]);
});
