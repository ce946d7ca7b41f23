import { expect, test } from "vitest";
import { nestedLists } from "./nested-lists.ts";

const link = (name: string) => `<a href="https://a.example/${name}">${name}</a>`;
const known = new Set(["a", "b", "c", "d"].map((name) => `https://a.example/${name}`));
const lists = (html: string) =>
  nestedLists({ url: "https://a.example/", html: () => `<body>${html}</body>` }, known, (href) => href).map(
    ({ title, members }) => [title, members.map((url) => url.at(-1))],
  );

test("lists within lists belong to the item above them, in whatever markup", () => {
  const expected = [["Ports", ["a", "b"]]];
  const items = `<li>${link("a")}</li><li>${link("b")}</li>`;
  expect(lists(`<ul><li><a href="x">2. Ports</a><ul>${items}</ul></li></ul>`)).toEqual(expected);
  expect(lists(`<dl><dt>Ports</dt><dd><dl><dt>${link("a")}</dt><dt>${link("b")}</dt></dl></dd></dl>`)).toEqual(
    expected,
  );
  expect(lists(`<ul><li>Ports</li><ul>${items}</ul></ul>`)).toEqual(expected);
});

test("what stands deeper belongs to its own item, and titles that come twice to none", () => {
  const inner = `<ul><li><b>Piers</b><ul><li>${link("c")}</li></ul></li><li>${link("a")}</li></ul>`;
  expect(lists(`<ul><li><b>Ports</b>${inner}</li></ul>`)).toEqual([
    ["Ports", ["a"]],
    ["Piers", ["c"]],
  ]);
  const twice = `<li><b>Ports</b><ul><li>${link("a")}</li></ul></li>`;
  expect(lists(`<ul>${twice}${twice}</ul>`)).toEqual([]);
});

test("a list of other pages as well is no list of these; what an item says more is none of its members", () => {
  const known = new Set(["/a/one", "/a/two", "/a/kind"]);
  const lists = (inner: string) =>
    nestedLists(
      { url: "/tree", html: () => `<ul><li><a href="/a/base">Base</a><ul>${inner}</ul></li></ul>` },
      known,
      (href) => href,
    ).map(({ members }) => members);
  const two = '<li><a href="/a/one">One</a> (has <a href="/a/kind">Kind</a>)</li><li><a href="/a/two">Two</a></li>';
  expect(lists(two)).toEqual([["/a/one", "/a/two"]]);
  expect(lists(`${two}<li><a href="/b/three">Three</a></li>`)).toEqual([]);
});

test("places within pages are no pages: an index has them under one word", () => {
  const at = (place: string) => (name: string) =>
    `<li><a href="https://a.example/${name}#${place}-${name}">${name}</a></li>`;
  const list = (items: string) => lists(`<ul><li><a href="x">Sizes</a><ul>${items}</ul></li></ul>`);
  expect(list(["a", "b", "c"].map(at("size")).join(""))).toEqual([]);
  expect(list(`<li>${link("a")}</li><li>${link("b")}</li>${at("size")("c")}`)).toEqual([["Sizes", ["a", "b"]]]);
  const top = (name: string) => `<li><a href="https://a.example/${name}#top">${name}</a></li>`;
  expect(
    nestedLists(
      {
        url: "https://a.example/",
        html: () => `<ul><li><b>Ports</b><ul>${["a", "b"].map(top).join("")}</ul></li></ul>`,
      },
      known,
      (href) => href.replace(/#.*$/, ""),
    ).map(({ members }) => members.length),
  ).toEqual([2]);
});
