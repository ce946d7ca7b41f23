import { expect, test } from "vitest";
import type { Relation } from "../../../core/relation.ts";
import { descendants, elementPath } from "../../../crawler/read/dom/dom.ts";
import { textOf } from "../../../crawler/read/dom/text.ts";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { documentOf } from "../page-dom.ts";
import { saysNotOfWhat, withStatisticsNamed } from "./statistics-above.ts";

/** Lakes with a page each that states a figure in the one cell of a table under a heading. */
function lakes(heading: (at: number) => string, caption = ""): string[] {
  const rows = [0, 1, 2, 3].map((at) => [`Lake ${at}`, `${at + 3}.5`]);
  const relation = testRelation("lakes", ["name", "Annual mean (mg/l)"], rows);
  const pages = new Map<string, { html: () => string }>();
  for (const [at, { cells }] of relation.rows.entries()) {
    const url = `https://lakes.example/${at}`;
    const table = `<table><caption>${caption}</caption><tr><td>${rows[at]![1]}</td></tr></table>`;
    const text = `<html><body><h1>Lake ${at}</h1><h2>${heading(at)}</h2>${table}</body></html>`;
    const html = () => text;
    pages.set(url, { html });
    const tag = [...descendants(documentOf(html))].find((one) => one.name === "td" && textOf(one) === rows[at]![1]);
    const place = { at: "node" as const, path: elementPath(tag!) };
    cells[1] = { ...cells[1]!, evidence: { snapshot: "s", url, place } };
  }
  const collection: Relation = { ...relation, source: "page_collection" };
  return withStatisticsNamed(collection, pages).columns.map(({ name }) => name);
}

test("figures of pages are of what nearly all of them say above", () => {
  expect(lakes(() => "Nitrate annual means")).toEqual(["name", "Annual mean nitrate (mg/l)"]);
  expect(lakes(() => "Data", "Nitrate")).toEqual(["name", "Annual mean nitrate (mg/l)"]);
  expect(lakes((at) => (at > 1 ? "Nitrate" : "Phosphate"))).toEqual(["name", "Annual mean (mg/l)"]);
});

test("a statistic of which nothing says what it is of is known as such, a total of what stands beside it is not", () => {
  const table = testRelation(
    "catches",
    ["Boat", "Pike (kg)", "Perch (kg)", "Total"],
    ["Elsa", "Ida", "Rosa", "Vera"].map((name, at) => [
      name,
      `${17 * at + 31.5}`,
      `${40.5 - 9 * at}`,
      `${8 * at + 72}`,
    ]),
  );
  const total = table.columns[3]!;
  expect(saysNotOfWhat(total, table)).toBe(false);
  expect(saysNotOfWhat(total, { ...table, columns: [table.columns[0]!, total] })).toBe(true);
});
