import { expect, it } from "vitest";
import { column, HEIGHTS, names, PEAKS, region, site } from "./peaks.fixture.ts";

const place = (i: number) => `/peak/${PEAKS[(i + PEAKS.length) % PEAKS.length]!.toLowerCase()}`;
const called = (i: number) => PEAKS[(i + PEAKS.length) % PEAKS.length]!;

const bar = (i: number, rel: (name: string) => string) =>
  `<p>Next: <a href="${place(i + 1)}"${rel("next")}>${called(i + 1)}</a>, Previous: <a href="${place(i - 1)}"${rel("prev")}>${called(i - 1)}</a></p>`;

it("what leads through the site at the head of a page does at its foot, though no markup says so there", () => {
  const pages = site((i) => bar(i, (name) => ` rel="${name}"`) + region(i) + bar(i, () => ""), 6);
  expect(names(pages)).not.toContain("Next");
  expect(names(pages)).not.toContain("Previous");
  expect(column(pages, "Height")).toEqual(HEIGHTS);
});

it("behind other words, the same link is a fact", () => {
  const higher = (i: number) => `<p>Higher neighbour: <a href="${place(i + 1)}">${called(i + 1)}</a></p>`;
  const pages = site((i) => bar(i, (name) => ` rel="${name}"`) + region(i) + higher(i), 6);
  expect(names(pages)).toContain("Higher neighbour");
});
