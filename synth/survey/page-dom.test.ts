import { expect, test } from "vitest";
import { childTags, descendants } from "../../crawler/read/dom/dom.ts";
import { documentOf, oncePerPage } from "./page-dom.ts";

function page(html: string) {
  let asked = 0;
  const read = () => {
    asked++;
    return html;
  };
  return { html: read, asked: () => asked };
}

test("a page is parsed once for readers that ask one after another", () => {
  const { html, asked } = page("<p>One</p>");
  expect(documentOf(html)).toBe(documentOf(html));
  expect(asked()).toBe(1);
});

test("DOMs are let go when others take their room, and what was found in them stays", () => {
  const { html, asked } = page("<p>One</p>");
  let times = 0;
  const names = oncePerPage((document) => {
    times++;
    return [...descendants(document)].map(({ name }) => name);
  });
  expect(names(html)).toContain("p");
  const first = documentOf(html);
  for (let at = 0; at < 3; at++) documentOf(page(`<p>${"x".repeat(700_000)}</p>`).html);
  expect(names(html)).toContain("p");
  expect([times, asked()]).toEqual([1, 1]);
  expect(documentOf(html)).not.toBe(first);
});

test("each page has its own, also where nothing is found", () => {
  let times = 0;
  const held = oncePerPage((document) => {
    times++;
    return childTags(document)[0]?.attribs["lang"];
  });
  const [one, other] = [page('<html lang="en">').html, page("<html>").html];
  expect([held(one), held(other), held(one), held(other), times]).toEqual(["en", undefined, "en", undefined, 2]);
});
