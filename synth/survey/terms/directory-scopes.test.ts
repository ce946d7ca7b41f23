import { expect, test } from "vitest";
import type { PageSubjects } from "../naming/page-subjects.ts";
import { directoryScopes } from "./directory-scopes.ts";

const AT = "https://a.example/";
const page = (name: string, html: string) => ({
  url: AT + name,
  title: name,
  depth: 1,
  snapshot: "s",
  links: [],
  html: () => `<body>${html}</body>`,
});
const subjects = (urls: readonly string[]) =>
  ({ names: new Map(urls.map((url) => [url, { value: { kind: "text", printed: url } }])) }) as unknown as PageSubjects;

/** A directory of some groups, and pages for so many of them. */
function told(title: string, groups: readonly string[], read = groups.length, more = "") {
  const rows = groups.map((name) => `<tr><td class="entry"><a href="${name}.html">${name}</a></td></tr>`).join("");
  const html = `<div class="title">${title}</div><table class="directory">${rows}${more}</table>`;
  const all = [page("list.html", html), ...groups.slice(0, read).map((name) => page(`${name}.html`, name))];
  const canonical = (href: string, base: string) => new URL(href, base).href;
  return directoryScopes(new Map(all.map((one) => [one.url, one])), all, subjects, canonical).map(
    ({ noun, where, names }) => [noun, where("the Acme site"), names.size],
  );
}
const GROUPS = ["Cards", "Decks", "Suits", "Rules", "Games"];

test("what a directory lists is a part of the site, called by what the directory is titled with", () => {
  expect(told("Modules", GROUPS)).toEqual([["module", "listed on the page “Modules” of the Acme site", 5]]);
  expect([told("Class List", GROUPS), told("Reference", GROUPS)].map(([one]) => one![0])).toEqual(["class", "page"]);
});

test("a directory is no part where some of it was not read or has no page", () => {
  expect(told("Modules", GROUPS, 4)).toEqual([]);
  expect(told("Modules", GROUPS, 5, '<tr><td class="entry">Deep</td></tr>')).toEqual([]);
});
