import { expect, test } from "vitest";
import { sha256 } from "../../../core/ids.ts";
import { read } from "../../../crawler/read/read.ts";
import { monthsDown } from "./months-down.ts";

async function turned(caption: string, headings: readonly string[]) {
  const url = "https://a.example/1.html";
  const cells = (row: number) => headings.slice(1).map((_, at) => `<td>${row * 20 + at * 3}</td>`);
  const html = `<table><caption>${caption}</caption><tr>${headings.map((one) => `<th>${one}</th>`).join("")}</tr>${[
    1, 2, 3,
  ]
    .map((row) => `<tr><td>Gauge ${"ABC"[row - 1]}</td>${cells(row).join("")}</tr>`)
    .join("")}</table>`;
  const body = new TextEncoder().encode(html);
  const { relations } = await read({ url, body, contentType: "text/html" }, { relations: true });
  return monthsDown(relations[0]!, { url, snapshot: sha256(body), html: () => html });
}

test("months side by side become rows, called as the table is; the whole year is left out", async () => {
  const headings = ["Gauge", "Jan", "Feb", "Mar", "Apr", "Year"];
  const { columns, rows } = await turned("Monthly rainfall (mm), 2013", headings);
  expect(columns.map(({ name, unit }) => [name, unit])).toEqual([
    ["Gauge", undefined],
    ["Month", undefined],
    ["Rainfall (mm)", "mm"],
  ]);
  expect(rows.slice(4, 6).map(({ cells }) => cells.map(({ value }) => value.printed))).toEqual([
    ["Gauge B", "Jan", "40"],
    ["Gauge B", "Feb", "43"],
  ]);
  expect(rows[5]?.cells[1]?.evidence.place).toMatchObject({ at: "node", start: 0, end: 3 });
});

test("columns that are of no month keep a table as it is", async () => {
  expect((await turned("Rainfall", ["Gauge", "Jan", "Feb", "Mar", "Apr", "Height"])).columns).toHaveLength(6);
  expect((await turned("Rainfall", ["Gauge", "Low", "High"])).columns).toHaveLength(3);
});
