import { describe, expect, it } from "vitest";
import { canonicalUrl } from "../../crawler/fetch/canonical-url.ts";
import { printedAt } from "../../crawler/read/relocate.ts";
import { linkSections, sectionsRelation } from "./link-sections.ts";

const url = "https://a.example/regions";
const list = (names: string) =>
  names
    .split(" ")
    .map((name) => `<li><a href="/c/${name}">${name}</a></li>`)
    .join("");
const html = `<h1>Regions of the world</h1><h2>North</h2><ul>${list("ada bea cid")}</ul><h2>South</h2><ul>${list("dot eve fay")}</ul>`;
const page = { url, title: "Regions | Atlas", snapshot: "s", html };
const about = new Set("ada bea cid dot eve fay".split(" ").map((name) => `https://a.example/c/${name}`));

describe("sections of a list page", () => {
  it("become rows with the heading that each link stands under", () => {
    const relation = sectionsRelation(page, linkSections(page, about, canonicalUrl), "c");
    expect(relation?.columns.map((column) => column.name)).toEqual(["Name", "Region"]);
    expect(relation?.rows.map((row) => row.cells.map((cell) => cell.value.printed).join(" "))).toEqual([
      "ada North",
      "bea North",
      "cid North",
      "dot South",
      "eve South",
      "fay South",
    ]);
  });

  it("cite places that print what the cells say", async () => {
    const relation = sectionsRelation(page, linkSections(page, about, canonicalUrl), "c")!;
    const source = { url, body: new TextEncoder().encode(html), contentType: "text/html" };
    for (const { value, evidence } of relation.rows.flatMap((row) => row.cells)) {
      expect(await printedAt(source, evidence.place)).toBe(value.printed);
    }
  });

  it("say nothing where a page stands in two sections, or nobody says what the headings are kinds of", () => {
    const twice = { ...page, html: html.replace("/c/dot", "/c/ada") };
    expect(sectionsRelation(twice, linkSections(twice, about, canonicalUrl), "c")).toBeUndefined();
    const untitled = { ...page, title: "Welcome", html: html.replace(/<h1>.*<\/h1>/, "") };
    expect(sectionsRelation(untitled, linkSections(untitled, about, canonicalUrl), "c")).toBeUndefined();
    const all = { ...page, title: "All lakes", html: html.replace(/<h1>.*<\/h1>/, "<h1>All lakes</h1>") };
    expect(sectionsRelation(all, linkSections(all, about, canonicalUrl), "c")).toBeUndefined();
  });
});
