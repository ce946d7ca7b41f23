import { expect, it } from "vitest";
import { column, names, region, site } from "./peaks.fixture.ts";

const cell = (text: string | number) => `<td>${text}</td>`;
const row = (cells: readonly (string | number)[]) => `<tr>${cells.map(cell).join("")}</tr>`;
/** Years of which each page has the one before, too. */
const yearly = (i: number, order: (before: string, own: string) => readonly (string | number)[]) =>
  `${region(i)}<table>${row(["Indicator", ...order(`${2010 + i}`, `${2011 + i}`)])}${["Huts", "Paths", "Guides"]
    .map((name, k) => row([name, ...order(`${(i + 3) * 7 + k}`, `${(i + 4) * 7 + k}`)]))
    .join("")}</table>`;
const report = (pages: ReturnType<typeof site>, kind: string) =>
  pages.map((page, i) => ({
    ...page,
    html: () => page.html().replace(/<h1>.*?<\/h1>/, `<h1>${kind.replace("#", `${2011 + i}`)}</h1>`),
  }));
const OWN = [0, 1, 2, 3, 4, 5].map((i) => `${(i + 4) * 7}`);

it("a figure of several years is the one of the year that the page is named by", () => {
  expect(
    column(
      report(
        site((i) => yearly(i, (before, own) => [before, own])),
        "Report #",
      ),
      "Huts",
    ),
  ).toEqual(OWN);
  expect(
    column(
      report(
        site((i) => yearly(i, (before, own) => [own, before])),
        "Report #",
      ),
      "Huts",
    ),
  ).toEqual(OWN);
});

it("no figure of several years is taken for that of a page without a year", () => {
  const pages = report(
    site((i) => yearly(i, (before, own) => [before, own])),
    "Report",
  );
  expect(names(pages).filter((name) => /Huts|Paths|Guides/.test(name))).toEqual([]);
});

it("a figure of the page's year alone is read as ever", () => {
  expect(
    column(
      report(
        site((i) => yearly(i, (_, own) => [own])),
        "Report #",
      ),
      "Huts",
    ),
  ).toEqual(OWN);
});

it("the text above a row of years says what the figures under them are", () => {
  const counted = (i: number) => `<table>${row(["1851", "1901"])}${row([90 + i * 3, 60 - i * 2])}</table>`;
  const headed = (heading: string) => names(site((i) => `${region(i)}<p><b>${heading}</b></p>${counted(i)}`));
  expect(headed("How many people lived there")).toEqual(
    expect.arrayContaining(["How many people lived there > 1851", "How many people lived there > 1901"]),
  );
  expect(headed("Population")).toEqual(expect.arrayContaining(["Population > 1851", "Population > 1901"]));
  expect(headed("History")).toEqual(expect.arrayContaining(["1851", "1901"]));
});

it("years behind labels of their own head no columns, side by side as they may stand", () => {
  const pages = site(
    (i) =>
      `${region(i)}<table>${row(["Cut in", `May ${1901 + i}`, "Marked in", `June ${1921 + i * 2}`])}${row(["Guide", `G${i}`, "Keeper", `K${i}`])}${row(["Hut", `H${i}`])}</table>`,
  );
  expect(column(pages, "Guide")).toEqual([0, 1, 2, 3, 4, 5].map((i) => `G${i}`));
  expect(column(pages, "Keeper")).toEqual([0, 1, 2, 3, 4, 5].map((i) => `K${i}`));
  expect(column(pages, "Marked in")).toEqual([0, 1, 2, 3, 4, 5].map((i) => `June ${1921 + i * 2}`));
});
