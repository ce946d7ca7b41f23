import { describe, expect, it } from "vitest";
import { collectPages } from "./collect.ts";
import { collectionsDocument } from "./document.ts";
import { HEIGHTS, region, site } from "./peaks.fixture.ts";

describe("collections as they are printed", () => {
  it("bear the labels that the page prints, headings before bars and no numbers", () => {
    const box = (name: string, i: number) => `<h2>${name}</h2><dl><dt>Snow</dt><dd>${name} ${i}</dd></dl>`;
    const pages = site(
      (i) =>
        `${region(i)}${box("Summer", i)}${box("Winter", i)}<p><b>Route:</b> <span>grade ${["B", "C"][i % 2]}</span>, <span>${["rock", "ice"][(i >> 1) % 2]}</span></p>`,
    );
    const [collection] = collectionsDocument(collectPages(pages), (url) => url).collections;
    const names = collection!.columns.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["name", "Height", "Summer | Snow", "Winter | Snow"]));
    expect(names.filter((name) => name === "Route")).toHaveLength(2);
    const height = names.indexOf("Height");
    expect(collection!.rows.map(({ cells }) => cells[height])).toEqual(HEIGHTS);
  });
});
