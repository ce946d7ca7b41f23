import { expect, test } from "vitest";
import type { Relation } from "../../../core/relation.ts";
import { descendants, elementPath } from "../../../crawler/read/dom/dom.ts";
import { textOf } from "../../../crawler/read/dom/text.ts";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { documentOf } from "../page-dom.ts";
import { withYearsAbove } from "./figures-of-year.ts";

const COLUMNS = ["Births", "Marriages", "Residents", "Harbours", "Born > 1990"];

/** Islands with a page each, whose figures stand in cells of a page. */
function islands(html: (at: number) => string, columns = COLUMNS) {
  const pages = new Map<string, { url: string; html: () => string }>();
  const rows = [0, 1, 2, 3].map((at) => [
    `Island ${at}`,
    ...columns.map((_, column) => String(100 + 10 * at + column)),
  ]);
  const relation = testRelation("islands", ["Island", ...columns], rows);
  for (const [at, row] of relation.rows.entries()) {
    const url = `https://isles.example/${at}`;
    const text = html(at);
    const page = { url, html: () => text };
    pages.set(url, page);
    for (const [column, cell] of row.cells.entries()) {
      const tag = [...descendants(documentOf(page.html))].find(
        (one) => one.name === "dd" && textOf(one) === rows[at]![column],
      );
      row.cells[column] = {
        ...cell,
        evidence: { snapshot: "s", url, place: { at: "node", path: tag ? elementPath(tag) : "0" } },
      };
    }
  }
  return withYearsAbove({ ...relation, source: "page_collection" } as Relation, pages).columns.map(({ name }) => name);
}

const body =
  (above: (at: number) => string, note = "") =>
  (at: number) =>
    `<html><body><h1>Island ${at} 1999</h1><dl>${COLUMNS.slice(3)
      .map((_, column) => `<dd>${100 + 10 * at + column + 3}</dd>`)
      .join("")}</dl><h2>${above(at)}</h2><h3>People</h3><dl>${[0, 1, 2]
      .map((column) => `<dd>${100 + 10 * at + column}</dd>`)
      .join("")}</dl><p>${note}</p></body></html>`;

test("figures under a heading with a year are of that year", () => {
  expect(islands(body(() => "Key figures 2021"))).toEqual([
    "Island",
    "Births (2021)",
    "Marriages (2021)",
    "Residents (2021)",
    "Harbours",
    "Born > 1990",
  ]);
});

test("what a page says of all its figures goes for those of a span of time", () => {
  const note = "All figures 2021 unless stated otherwise.";
  expect(islands(body(() => "Key figures", note)).slice(1, 4)).toEqual([
    "Births (2021)",
    "Marriages (2021)",
    "Residents",
  ]);
});

test("no year is said where pages name different ones, or spans of them", () => {
  expect(islands(body((at) => `Key figures ${2018 + at}`))).toContain("Births");
  expect(islands(body(() => "Key figures 2010–2021"))).toContain("Births");
  expect(islands(body(() => "Key figures", "The figures from 2015–2021 are estimates."))).toContain("Births");
});
