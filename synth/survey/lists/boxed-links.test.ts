import { expect, it } from "vitest";
import { linkSections } from "./link-sections.ts";

const trails = ["a", "b", "c"].map((name) => `https://huts.example/${name}`);
const link = (url: string) => `<li><a href="${url}">Trail ${url.at(-1)}</a></li>`;
const sections = (html: string) =>
  linkSections({ url: "https://huts.example/hut", html: () => html }, new Set(trails), (url) => url).sections.map(
    ({ text, links }) => [text, links.length],
  );

it("does not take the heading above a box of ways through the site for the head of its links", () => {
  const box = `<div role="navigation" class="navbox"><ul>${trails.map(link).join("")}</ul></div>`;
  expect(sections(`<h2>References</h2><p>1. A book.</p>${box}`)).toEqual([["", 3]]);
});

it("takes a heading within the box, and one above running content", () => {
  const list = `<ul>${trails.map(link).join("")}</ul>`;
  expect(sections(`<div role="navigation"><h2>Trails</h2>${list}</div>`)).toEqual([["Trails", 3]]);
  expect(sections(`<h2>Trails</h2>${list}`)).toEqual([["Trails", 3]]);
});
