import { expect, test } from "vitest";
import { pageSubjects } from "../naming/page-subjects.ts";
import { termCollections } from "./term-scopes.ts";

const AT = "https://a.example/";
const page = (name: string, html: string, links: readonly string[] = []) => ({
  url: AT + name,
  title: name,
  depth: 1,
  snapshot: "s",
  links: links.map((text) => ({ url: AT + text, text })),
  html: () => `<body>${html}</body>`,
});
const SECTIONS = ["Drawing", "Cutting", "Shuffling", "Dealing", "Turning"];
const terms = (at: number) =>
  ["a", "b"]
    .map((name, index) => `<dt id="${name}">${name}${at}()</dt><dd><p>New in version 1.${(at + index) % 2}.</p></dd>`)
    .join("");

function told(sections: readonly string[], contents = "") {
  const all = [
    page(
      "cards.html",
      `<h2>7 Cards</h2>${contents}`,
      sections.map((title) => `${title}.html`),
    ),
    ...sections.map((title, at) =>
      page(`${title}.html`, `<h3>7.${at + 1} ${title}</h3><dl class="function">${terms(at)}</dl>`),
    ),
  ];
  const byUrl = new Map(all.map((one) => [one.url, one]));
  const canonical = (href: string, base: string) => new URL(href, base).href;
  return termCollections(byUrl, all, (urls) => pageSubjects(urls.flatMap((url) => byUrl.get(url) ?? [])), canonical);
}

test("what the sections of a chapter state of their functions is told of the chapter", () => {
  const { relations, scopes } = told(SECTIONS);
  expect(relations.map(({ columns }) => columns.map(({ name }) => name))).toEqual([
    ["Section", "Function", "First version"],
  ]);
  expect(scopes.get(relations[0]!.id)!.place("the Acme site", "functions")).toBe(
    "among the sections of the chapter “Cards” of the Acme site",
  );
});

test("what a chapter's page lists is the chapter, and no part beside it", () => {
  const sections = [...SECTIONS, "Counting", "Sorting", "Folding"];
  const contents = `<ul>${sections.map((title) => `<li><a href="${title}.html">${title}</a></li>`).join("")}</ul>`;
  const { relations, scopes } = told(sections, contents);
  expect(relations.map(({ id }) => scopes.get(id)!.place("the Acme site", "functions"))).toEqual([
    "among the sections of the chapter “Cards” of the Acme site",
  ]);
});

test("nothing is told of a chapter of few sections", () => {
  expect(told(SECTIONS.slice(1)).relations).toEqual([]);
});

const PORTS = ["Ash", "Box", "Elm", "Fir", "Oak", "Yew", "Bay", "Fig"];

/** A contents page that lists eight pages under "Ports", with what stands below the first of them. */
function listed(below: string, more: readonly string[] = []) {
  const items = PORTS.map((name, at) => `<li><a href="${name}.html">${name}</a>${at === 0 ? below : ""}</li>`);
  const contents = page("Contents.html", `<ul><li><b>Ports</b><ul>${items.join("")}</ul></li></ul>`, [
    ...PORTS.map((name) => `${name}.html`),
  ]);
  const ports = [...PORTS, "Pier"].map((name, at) =>
    page(`${name}.html`, `<h1>${name}</h1><dl class="function">${terms(at)}</dl>`),
  );
  const guides = more.map((title, at) => page(`guide${at}.html`, `<h1>${title}</h1><p>How to.</p>`));
  const all = [contents, ...ports, ...guides];
  const byUrl = new Map(all.map((one) => [one.url, one]));
  const subjects = (urls: readonly string[]) => pageSubjects(urls.flatMap((url) => byUrl.get(url) ?? []));
  return termCollections(byUrl, all, subjects, (href, base) => new URL(href, base).href).relations.map(
    ({ name }) => name,
  );
}

test("what a page lists under an item is a part, unless further pages are listed below one of these", () => {
  expect(listed("")).toEqual(["Functions"]);
  expect(listed('<ul><li><a href="Pier.html">Pier</a></li></ul>')).toEqual([]);
});

test("a page that describes things bears its name, though a chapter that speaks of it is called the same", () => {
  const guides = [..."abcdefghijkl"].map((letter) => `How to ${letter.repeat(4)}`);
  expect(listed("", ["Ash", ...guides])).toEqual(["Functions"]);
});

function besides(titleOf: (name: string) => string) {
  const classes = ["Ash", "Box", "Elm", "Fir", "Oak", "Yew", "Bay"];
  const html = `<h1>Trees by Kind</h1><h2>Trees of the Coast</h2><ul>${classes.map((name) => `<li><a href="${name}.html">${name}</a></li>`).join("")}</ul>`;
  const index = page(
    "trees.html",
    html,
    classes.map((name) => `${name}.html`),
  );
  const own = classes.map((name, at) =>
    page(`${name}.html`, `<h1>${titleOf(name)}</h1><dl class="function">${terms(at)}</dl>`),
  );
  const guides = ["Planting", "Felling", "Sawing"].map((name) =>
    page(`${name}.html`, `<h1>${name}</h1><p>How to.</p>`),
  );
  const all = [index, ...own, ...guides];
  const byUrl = new Map(all.map((one) => [one.url, one]));
  const subjects = (urls: readonly string[]) => pageSubjects(urls.flatMap((url) => byUrl.get(url) ?? []));
  const { relations } = termCollections(byUrl, all, subjects, (href, base) => new URL(href, base).href);
  return [relations[0]?.columns[0]?.name, relations[0]?.rows[0]?.cells[0]?.value.printed];
}

test("a page that lists others beside it describes nothing, and its pages are called what they alone have in common", () => {
  expect(besides((name) => `${name} Class`)).toEqual(["Class", "Ash"]);
  expect(besides((name) => `GDeck ${name}`)).toEqual(["Page", "GDeck Ash"]);
});
