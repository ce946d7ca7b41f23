import { expect, test } from "vitest";
import { numberedLinks, seriesOf } from "./series.ts";

test("pages of a folder whose names begin alike are a series", () => {
  expect(seriesOf("https://a.org/doc/catalog-pg-am.html")).toBe("https://a.org/doc/catalog");
  expect(seriesOf("https://a.org/doc/view-a.html")).toBe("https://a.org/doc/view");
  expect(seriesOf("https://a.org/doc/class_Lamp.html")).toBe("https://a.org/doc/class");
  for (const url of [
    "https://a.org/doc/index.html",
    "https://a.org/doc/a-b.html",
    "https://a.org/doc?x-y=1",
    "https://a.org/",
  ])
    expect(seriesOf(url)).toBeUndefined();
});

const linksOf = (...texts: string[]) => texts.map((text) => ({ text }));

test("links that name things by one word and figures are a series", () => {
  const releases = [
    "E.1. Release 4.2",
    "E.2. Release 4.1",
    "E.3. Release 4",
    "Release 3.9",
    "Release 3.8",
    "Release 3.7",
  ];
  expect(numberedLinks(linksOf(...releases, "E.7. Prior releases", "Lamps")).map((one) => one.length)).toEqual([6]);
});

test("pages of a list and chapters are none, nor are a few", () => {
  expect(numberedLinks(linksOf(...[1, 2, 3, 4, 5, 6, 7].flatMap((at) => [`Page ${at}`, `Chapter ${at}`])))).toEqual([]);
  expect(numberedLinks(linksOf("Release 1", "Release 2", "Release 3"))).toEqual([]);
});
