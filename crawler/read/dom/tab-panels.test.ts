import { describe, expect, it } from "vitest";
import { isPageTag } from "./dom.ts";
import { parseHtml } from "./parse-html.ts";
import { textOf } from "./text.ts";

function shown(links: string): boolean {
  const page = parseHtml(`<body>${links}<div id="specs" style="display:none">Engine: V6</div></body>`);
  return page.children.filter(isPageTag).some((tag) => textOf(tag).includes("V6"));
}

describe("what a tab of the page shows", () => {
  it("is content though it is hidden at first", () => {
    expect(shown(`<ul><li><a href="#top">Overview</a></li><li><a href="#specs">Specs</a></li></ul>`)).toBe(true);
    expect(shown(`<div><a href="#top">Overview</a> <a href="#specs">Specs</a></div>`)).toBe(true);
  });

  it("is none where a single link shows it, or no link", () => {
    expect(shown(`<p><a href="#specs">Sign in</a></p>`)).toBe(false);
    expect(shown(`<ul><li><a href="/top">Overview</a></li><li><a href="/specs">Specs</a></li></ul>`)).toBe(false);
  });
});
