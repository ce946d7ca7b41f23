import { expect, test } from "vitest";
import { itemLists } from "./item-lists.ts";

const listed = (html: string) =>
  itemLists(() => html).map(({ items }) => items.map(({ text, hrefs }) => [text, ...hrefs].join(" ")));

test("a list has items with a link and items without", () => {
  expect(listed(`<ul><li><a href="/a/">Ard</a></li><li>Bel</li></ul>`)).toEqual([["Ard /a/", "Bel"]]);
});

test("rows and cards are items, but for rows of headings; what holds words is no list", () => {
  const row = (name: string) => `<tr><td><a href="/${name}">${name}</a></td><td>7 m</td></tr>`;
  const rows = ["Ard", "Bel", "Cor"].map(row).join("");
  expect(listed(`<table><tbody><tr><th>Lake</th><th>Depth</th></tr>${rows}</tbody></table>`)[0]).toHaveLength(3);
  const cards = ["Ard", "Bel", "Cor"].map((name) => `<div><h3>${name}</h3><p>Deep and cold.</p></div>`).join("");
  expect(listed(`<main><h2>Lakes</h2>${cards}</main>`)[0]).toEqual(["Ard", "Bel", "Cor"]);
  expect(listed(`<p><b>Ard</b> <b>Bel</b> <b>Cor</b></p>`)).toEqual([]);
});

test("what leads through the site lists nothing", () => {
  expect(listed(`<nav><ul><li><a href="/">Home</a></li></ul></nav>`)).toEqual([]);
});
