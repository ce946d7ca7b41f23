import { describe, expect, it } from "vitest";
import { kinOf } from "./kin.ts";
import { column, names, PEAKS, region, site } from "./peaks.fixture.ts";

const item = (i: number) => `/peak/${PEAKS[i % 6]!.toLowerCase()}`;
const cards = (i: number, card: (at: number, i: number) => string) =>
  `<h2>Also climbed</h2><div class="cards">${[1, 2, 4].map((k) => card((i + k) % 6, i)).join("")}</div>`;

describe("names of other pages of the collection", () => {
  it("are no labels of what is said of those beside them", () => {
    const card = (at: number, i: number) =>
      `<div><a href="${item(at)}">${PEAKS[at]}</a><em>${at * 3 + i} climbed both</em></div>`;
    const pages = site((i) => region(i) + cards(i, card));
    for (const peak of PEAKS) expect(names(pages)).not.toContain(peak);
    expect(column(pages, "Region")).toBeDefined();
  });

  it("are not what words behind them name, which few pages print", () => {
    const ranges = ["(Upper Range)", "(Lower Range)", "(Coast)", "(Plain)", "(Isles)"];
    const card = (at: number, i: number) =>
      `<li><a href="${item(at)}">${PEAKS[at]}</a> ${ranges[(at + i * 2) % 5]}</li>`;
    const pages = site((i) => region(i) + cards(i, card));
    expect(names(pages).filter((name) => ranges.some((range) => range.includes(name)))).toEqual([]);
  });

  it("are values of a label that says so", () => {
    const pages = site((i) => `<p>Neighbour: <a href="${item(i + 1)}">${PEAKS[(i + 1) % 6]}</a></p>${region(i)}`);
    expect(column(pages, "Neighbour")).toEqual(PEAKS.map((_, i) => PEAKS[(i + 1) % 6]));
  });
});

it("a page of the kind is known by its address, and the page itself is none of its kin", () => {
  const leadsToKin = kinOf("a.test/peak/*.html", ["https://a.test/peak/1.html", "https://a.test/peak/2.html"]);
  const from = "https://a.test/peak/1.html";
  expect(leadsToKin("https://a.test/peak/77.html", from)).toBe(true);
  expect(leadsToKin("https://a.test/peak/2.html#map", from)).toBe(true);
  expect(leadsToKin("https://a.test/peak/1.html#map", from)).toBe(false);
  expect(leadsToKin("https://a.test/range/7.html", from)).toBe(false);
});

describe("what stands behind the names of other pages of the collection", () => {
  const price = (i: number, at: number) => `$${i * 7 + at}.50`;

  it("is said of those, in cards", () => {
    const card = (at: number, i: number) =>
      `<div><a href="${item(at)}">${PEAKS[at]}</a><p class="fee">${price(i, at)}</p></div>`;
    const pages = site((i) => region(i) + cards(i, card).replace(/<h2>.*<\/h2>/, ""));
    expect(names(pages)).not.toContain("fee");
  });

  it("is said of those, on lines", () => {
    const line = (at: number, i: number) => `<a href="${item(at)}">${PEAKS[at]}</a> ${price(i, at)}<br>`;
    const pages = site((i) => region(i) + cards(i, line), 3);
    for (const peak of PEAKS) expect(names(pages)).not.toContain(peak);
  });

  it("names them no more though few pages have all the same ones", () => {
    const line = (at: number) => (i: number) => `<li><a href="${item(at)}">${PEAKS[at]}</a> ${price(i, at)}</li>`;
    const pages = site(
      (i) => `${region(i)}<h3>Most climbed</h3><ol>${[3, 4, 5].map((at) => line(at)(i)).join("")}</ol>`,
      3,
    );
    for (const peak of PEAKS) expect(names(pages)).not.toContain(peak);
  });
});
