import { expect, test } from "vitest";
import { sha256 } from "../../../core/ids.ts";
import type { Relation } from "../../../core/relation.ts";
import { read } from "../../../crawler/read/read.ts";
import type { FamilyPage } from "../naming/family-page.ts";
import { wideTables } from "./wide-tables.ts";

const YEARS = [2010, 2011, 2012, 2013, 2014];
const FIRMS = ["Alba", "Brook", "Cove"];
const table = (caption: string, more: number) =>
  `<table><caption>${caption}</caption><tr><th>Firm</th>${YEARS.map((year) => `<th>${year}</th>`).join("")}</tr>${FIRMS.map(
    (firm, row) => `<tr><td>${firm}</td>${YEARS.map((_, at) => `<td>${more + row * 10 + at}</td>`).join("")}</tr>`,
  ).join("")}</table>`;

async function joined(captions: readonly string[]): Promise<Relation[]> {
  const relations: Relation[] = [];
  const pages = new Map<string, FamilyPage>();
  for (const [at, caption] of captions.entries()) {
    const url = `https://a.example/${at}.html`;
    const html = `<h1>Figures</h1>${table(caption, at * 100)}`;
    const body = new TextEncoder().encode(html);
    relations.push(...(await read({ url, body, contentType: "text/html" }, { relations: true })).relations);
    pages.set(url, { url, snapshot: sha256(body), html: () => html });
  }
  return wideTables(relations, pages).relations;
}

test("a quantity on each page, years side by side: a row per thing and year, with where each is printed", async () => {
  const [figures, ...others] = await joined(["Table 1: Leaks by firm, 2010 to 2014", "Complaints (thousands)"]);
  expect(others).toEqual([]);
  expect(figures?.columns.map(({ name }) => name)).toEqual(["Firm", "Year", "Leaks", "Complaints (thousands)"]);
  expect(figures?.rows).toHaveLength(FIRMS.length * YEARS.length);
  const row = figures?.rows.find(
    ({ cells }) => cells[0]!.value.printed === "Brook" && cells[1]!.value.printed === "2012",
  );
  expect(row?.cells.map(({ value }) => value.printed)).toEqual(["Brook", "2012", "12", "112"]);
  expect(row?.cells.map(({ evidence }) => evidence.url.at(-6))).toEqual(["0", "0", "0", "1"]);
  expect(row?.cells[1]?.evidence.place).toMatchObject({ at: "node", start: 0, end: 4 });
});

test("one quantity, or one quantity twice, is no relation of several", async () => {
  expect(await joined(["Leaks"])).toEqual([]);
  expect(await joined(["Leaks", "Leaks"])).toEqual([]);
});
