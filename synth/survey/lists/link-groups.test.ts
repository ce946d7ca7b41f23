import { expect, test } from "vitest";
import { linkGroups } from "./link-groups.ts";

const groups = (body: string) => linkGroups(() => `<body>${body}`).map(({ head, hrefs }) => [head, ...hrefs]);

test("a cell in bold heads the links below it as a heading does", () => {
  const cells = (...texts: string[]) => texts.map((text) => `<tr><td>${text}</td></tr>`).join("");
  const link = (to: string) => `» <a href="${to}">${to}</a>`;
  expect(groups(`<table>${cells("<b>TENTS</b>", link("a"), link("b"), "<b>MAKES</b>", link("c"))}</table>`)).toEqual([
    ["TENTS", "a", "b"],
    ["MAKES", "c"],
  ]);
  expect(groups('<h3>Makes</h3><ul><li><a href="a">A</a><li><a href="b">B</a> (4)</ul>')).toEqual([
    ["Makes", "a", "b"],
  ]);
  expect(groups('<p>Makes: <a href="a">A</a> | <a href="b">B</a></p>')).toEqual([["Makes", "a", "b"]]);
});

test("a sentence heads nothing, and what is a link itself is headed by what stands above it", () => {
  expect(groups('<h3>Makes</h3><p>We sell all of these.</p><a href="a">A</a>')).toEqual([["", "a"]]);
  expect(groups('<h3><a href="all">Makes</a></h3><a href="a">A</a>')).toEqual([
    ["", "all"],
    ["Makes", "a"],
  ]);
});

test("what heads the columns of a table heads none of its links; what the table is called does", () => {
  const header = "<tr><th>Year</th><th>Floods</th><th>Deaths</th></tr>";
  const rows = ["2019", "2020"].map((year) => `<tr><td><a href="${year}">${year}</a></td><td>4</td><td>1</td></tr>`);
  expect(groups(`<table><caption>Floods by year</caption>${header}${rows.join("")}</table>`)).toEqual([
    ["Floods by year", "2019", "2020"],
  ]);
  expect(groups(`<table><tr><th>Makes</th></tr>${rows.join("")}</table>`)).toEqual([["Makes", "2019", "2020"]]);
});
