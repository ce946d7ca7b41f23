import { describe, expect, it } from "vitest";
import { CLIMBERS, column, names, PEAKS, region, site } from "./peaks.fixture.ts";

describe("a box to share the page", () => {
  it("says nothing of what the page tells of", () => {
    const box = (i: number) =>
      `<div>Share: <a href="#">Facebook</a> <a href="#">Twitter</a> <span>${i * 31 + 7} people like this</span></div>`;
    const tools = (i: number) =>
      `<p><a href="#">Print this page</a> <a href="#">Pin it ${i * 3}</a> <i>${i * 17} times</i></p>`;
    const pages = site((i) => region(i) + box(i) + tools(i));
    expect(names(pages).sort()).toEqual(["Height", "Region", "name"]);
  });

  it("is not all that stands around it", () => {
    const tools = '<a href="#">Print</a> <a href="#">E-mail to a friend</a>';
    const pages = site(
      (i) => `<div><b>Toll:</b> ${i + 4} EUR<br><b>Guide:</b> ${CLIMBERS[i]}<br>${tools}</div>${region(i)}`,
    );
    expect(column(pages, "Guide")).toEqual(CLIMBERS);
  });

  it("is none where most of its links lead elsewhere", () => {
    const pages = site(
      (i) =>
        `<p>Guide: <a href="/g/${i}">${CLIMBERS[i]}</a> Hut: <a href="/h/${i}">Hut ${i}</a> Map: <a href="/m">Map ${i}</a> <a href="#">Share</a> <a href="#">Print</a></p>${region(i)}`,
    );
    expect(column(pages, "Guide")).toEqual(CLIMBERS);
    expect(column(pages, "Hut")).toEqual(PEAKS.map((_, i) => `Hut ${i}`));
  });
});
