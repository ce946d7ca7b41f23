import { expect, test } from "vitest";
import { isPageTag } from "../../../crawler/read/dom/dom.ts";
import { documentOf } from "../page-dom.ts";
import { referencesOfPage, referencesWithin } from "./see-also.ts";

const page = { snapshot: "s", url: "https://a.example/" };
const rootOf = (html: string) => documentOf(() => `<body>${html}</body>`).children.find(isPageTag)!;
const within = (html: string) => referencesWithin(rootOf(html), page)?.map(({ value }) => value.printed);
const link = (name: string) => `<a href="#${name}">${name}</a>`;

test("names behind the words are what is referred to, each once", () => {
  expect(within(`<p>Draws.</p><p><b>See also:</b> ${link("cut")}, ${link("deal")} and ${link("cut")}.</p>`)).toEqual([
    "cut",
    "deal",
  ]);
  expect(within("<p>Draws. See also below.</p>")).toEqual([]);
});

test("what says more than names, or says it twice, leaves open what is referred to", () => {
  expect(within(`<p><b>See also:</b> ${link("cut")} for decks.</p>`)).toBeUndefined();
  expect(within("<p><b>See also:</b> cut</p>")).toBeUndefined();
  const line = `<p><b>See also:</b> ${link("cut")}.</p>`;
  expect(within(line + line)).toBeUndefined();
});

test("under a heading of these words, a list or a line of names is what a page refers to", () => {
  const of = (html: string) =>
    referencesOfPage({ ...page, html: () => `<body>${html}</body>` })?.map(({ value }) => value.printed);
  const list = `<ul><li>${link("cut")}(1)</li><li>${link("deal")}(1)</li></ul>`;
  expect(of(`<h2>See Also</h2>${list}<h2>Notes</h2><p>Of wood.</p>`)).toEqual(["cut", "deal"]);
  expect(of(`<div><h2>SEE ALSO</h2></div><div><p>${link("cut")}, ${link("deal")}</p></div>`)).toEqual(["cut", "deal"]);
  expect(of("<h2>Notes</h2><p>Of wood.</p>")).toEqual([]);
  expect(of(`<h2>See also</h2>${list}<p>The last of them is slow.</p>`)).toBeUndefined();
});
