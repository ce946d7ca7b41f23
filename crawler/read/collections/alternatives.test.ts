import { describe, expect, it } from "vitest";
import { CLIMBERS, column, names, PEAKS, region, site } from "./peaks.fixture.ts";

const OWNERS = ["Private", "Private", "Public", "Private", "Public", "Private"];

describe("one of several texts on each page at the same position", () => {
  it("is a value and names nothing behind it, though one stands on most pages", () => {
    const pages = site(
      (i) => `<div><span class="owner">${OWNERS[i]}</span> <span class="guide">${CLIMBERS[i]}</span></div>${region(i)}`,
    );
    expect(column(pages, "owner")).toEqual(OWNERS);
    expect(column(pages, "guide")).toEqual(CLIMBERS);
  });

  it("is one label where all texts have the words of one of them", () => {
    const label = (i: number) => (i % 3 === 2 ? "Guides" : "Guide");
    const pages = site((i) => `<div><b class="k">${label(i)}</b> <i class="v">${CLIMBERS[i]}</i></div>${region(i)}`);
    expect(names(pages)).toEqual(expect.arrayContaining(["Guide", "Guides"]));
  });

  it("is a label where other texts divide the pages alike: they are of two kinds", () => {
    const isHut = (i: number) => OWNERS[i] === "Public";
    const line = (label: string, value: string) => `<p><b class="k">${label}</b> <i class="v">${value}</i></p>`;
    const pages = site(
      (i) =>
        line(isHut(i) ? "Beds" : "Rope length", `${i * 7 + 20}`) +
        line(isHut(i) ? "Warden" : "First ascent", CLIMBERS[i]!) +
        region(i),
    );
    expect(names(pages)).toEqual(expect.arrayContaining(["Rope length", "First ascent"]));
  });

  it("is a label in an element that holds labels elsewhere: what was done and what is planned are two facts", () => {
    const field = (name: string, label: string, value: string) =>
      `<div class="field ${name}"><div class="field-label">${label}</div><div class="field-value">${value}</div></div>`;
    const isPlanned = (i: number) => i === 1 || i === 4;
    const pages = site(
      (i) =>
        field("guide", "Guide", CLIMBERS[i]!) +
        field("opening", isPlanned(i) ? "Planned opening" : "Opening date", `${i + 3} May 19${i + 50}`) +
        field("length", "Length", `${i * 7 + 20} km`) +
        field("beds", "Beds", `${i * 3 + 8}`),
    );
    const dates = PEAKS.map((_, i) => `${i + 3} May 19${i + 50}`);
    expect(column(pages, "Opening date")).toEqual(dates.map((date, i) => (isPlanned(i) ? null : date)));
    expect(column(pages, "Planned opening")).toEqual(dates.map((date, i) => (isPlanned(i) ? date : null)));
  });

  it("is a label where it leaves its position to another one that stands elsewhere on other pages", () => {
    const line = (label: string, value: string) => `<p><b class="k">${label}</b> <i class="v">${value}</i></p>`;
    const pages = site(
      (i) => (i === 2 || i === 4 ? "" : line("Hut", `${PEAKS[i]} ${i}`)) + line("Guide", CLIMBERS[i]!) + region(i),
    );
    expect(names(pages)).toEqual(expect.arrayContaining(["Hut", "Guide"]));
  });
});

describe("an amount of money", () => {
  it("and the words before it name nothing that stands behind it", () => {
    const fee = (i: number) => `<div class="fee">${["No fee", "Closed"][i] ?? "Entrance €4.50"}</div>`;
    const pages = site((i) => `<div>${fee(i)}<div class="guide">${CLIMBERS[i]}</div></div>${region(i)}`);
    expect(column(pages, "guide")).toEqual(CLIMBERS);
    expect(names(pages)).not.toContain("Entrance €4.50");
  });
});

describe("what stands where labels do", () => {
  it("says something itself where nothing is left that it could name", () => {
    const towns = ["Arth", "Bern", "Chur", "Davos", "Elm", "Flims"];
    const ends = (i: number) => `<li><span>${i * 31 + 5}</span> metres</li><li><span>${i * 3 + 8}</span> huts</li>`;
    const owners = ["Private", "Private", "Public", "Private", "Private", "Private"];
    const pages = site((i) => `<ul class="facts"><li>${towns[i]}</li><li>${owners[i]}</li>${ends(i)}</ul>${region(i)}`);
    expect(column(pages, "facts (2)")).toEqual(owners);
  });
});
