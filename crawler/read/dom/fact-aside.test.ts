import { expect, test } from "vitest";
import { inside, isPageTag } from "./dom.ts";
import { isFactAside } from "./fact-aside.ts";
import { parseHtml } from "./parse-html.ts";

function asideOf(html: string) {
  const body = parseHtml(`<body>${html}</body>`).children.find(isPageTag)!;
  return inside(body, "aside")[0]!;
}
const facts = "<dl><dt>Length<dd>90 km<dt>Mouth<dd>North Bay<dt>Source<dd>Ard Tarn</dl>";
const labelled = ["Length", "Mouth", "Source"]
  .map((name) => `<h3 class="data-label">${name}</h3><div class="data-value">1</div>`)
  .join("");

test("an aside with the labels of facts, within the main part, is what the page is about", () => {
  expect(isFactAside(asideOf(`<main><aside>${facts}</aside></main>`))).toBe(true);
  expect(isFactAside(asideOf(`<article><aside>${labelled}</aside></article>`))).toBe(true);
  expect(isFactAside(asideOf(`<div role="main"><aside>${labelled}</aside></div>`))).toBe(true);
});

test("teasers, badges and what stands beside the main part are not", () => {
  expect(isFactAside(asideOf(`<main></main><aside>${facts}</aside>`))).toBe(false);
  expect(isFactAside(asideOf("<main><aside><h3>Read on</h3><a href=/b>Other rivers</a></aside></main>"))).toBe(false);
  const badges = ["New", "Open", "Free"].map((name) => `<span class="label">${name}</span>`).join("");
  expect(isFactAside(asideOf(`<main><aside>${badges}</aside></main>`))).toBe(false);
});
