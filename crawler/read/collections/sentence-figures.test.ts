import { expect, it } from "vitest";
import type { CollectionPage } from "../reader.ts";
import { collectPages } from "./collect.ts";
import { printedCell } from "./document.ts";
import { column, names, only, PEAKS, region, site } from "./peaks.fixture.ts";

const columnsOf = (pages: CollectionPage[]) => {
  const { relation } = only(collectPages(pages));
  return relation.columns.map((_, at) => relation.rows.map((row) => printedCell(row.cells[at]!)));
};

it("figures behind the same words in a sentence of nearly every page are a column that nothing names", () => {
  const pages = site(
    (i) =>
      `${region(i)}<p>${["Steep and cold!", "A long walk.", "Bring a rope."][i % 3]} Recommended for parties of ${i + 2} and more. First climbed in ${1900 + i * 3}, ${PEAKS[i]} is seldom seen.</p>`,
  );
  const columns = columnsOf(pages);
  expect(columns).toContainEqual(PEAKS.map((_, i) => `${i + 2}`));
  expect(columns).toContainEqual(PEAKS.map((_, i) => `${1900 + i * 3}`));
  const { relation } = only(collectPages(pages));
  expect(relation.columns.filter(({ name }) => name.startsWith("text")).every(({ unnamed }) => unnamed)).toBe(true);
});

it("figures behind other words on each page are none", () => {
  const pages = site((i) => `${region(i)}<p>The road to ${PEAKS[i]} takes ${i + 2} hours and is closed in winter.</p>`);
  expect(columnsOf(pages)).not.toContainEqual(PEAKS.map((_, i) => `${i + 2}`));
});

it("words with a figure behind them state it, though some figures recur and facts stand below", () => {
  const box = (i: number) =>
    `<table><tr><td><b>Grade ${(i % 3) + 1}</b></td></tr><tr><td><b>Hut:</b> H ${i}</td></tr></table>`;
  const pages = site((i) => region(i) + box(i));
  expect(column(pages, "Grade")).toEqual(PEAKS.map((_, i) => `${(i % 3) + 1}`));
  expect(names(pages)).not.toContain("Grade 1");
});
