import { describe, expect, it } from "vitest";
import { collectPages } from "./collect.ts";
import { CLIMBERS, column, HEIGHTS, REGIONS, region, site } from "./peaks.fixture.ts";

const row = (label: string, value: string) =>
  `<div class="row"><span class="l">${label}</span><span>${value}</span></div>`;

describe("a few pages of a template", () => {
  it.each([2, 3, 4])("state facts where %d of them have four labels in common, though none has a colon", (count) => {
    const pages = site(
      (i) =>
        row("Height", HEIGHTS[i]!) +
        row("Region", REGIONS[i]!) +
        row("First", CLIMBERS[i]!) +
        row("Sheet", `${i + 70}`),
      count,
    );
    expect(column(pages, "Height")).toEqual(HEIGHTS.slice(0, count));
    expect(column(pages, "Sheet")).toEqual(["70", "71", "72", "73"].slice(0, count));
  });

  it("state none where fewer recur: that may be chance", () => {
    const pages = site((i) => row("Height", HEIGHTS[i]!) + row("Region", REGIONS[i]!) + row("First", CLIMBERS[i]!), 3);
    expect(collectPages(pages)).toEqual([]);
  });

  it("state none by the words of their classes alone", () => {
    const box = (name: string, value: string) => `<div class="${name}">${value}</div>`;
    const pages = site(
      (i) => box("height", HEIGHTS[i]!) + box("region", `R ${i}`) + box("guide", CLIMBERS[i]!) + box("sheet", `S ${i}`),
      3,
    );
    expect(collectPages(pages)).toEqual([]);
  });

  it("may agree in a value that is certain", () => {
    const item = (label: string, value: string) => `<p><b>${label}:</b> ${value}</p>`;
    const pages = site(
      (i) =>
        ["Hut", "Pass", "Sheet", "Lake"].map((label) => item(label, `${label} ${i}`)).join("") + item("Range", "Alps"),
      4,
    );
    expect(column(pages, "Range")).toEqual(["Alps", "Alps", "Alps", "Alps"]);
  });

  it("are three to know the words that stand behind every value", () => {
    const pages = site((i) => `${region(i)}<p><b>Toll:</b> ${i + 4} EUR <a href="/toll">What is this?</a></p>`, 3);
    expect(column(pages, "Toll")).toEqual(["4 EUR", "5 EUR", "6 EUR"]);
  });
});
