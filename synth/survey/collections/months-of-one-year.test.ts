import { expect, test } from "vitest";
import { sha256 } from "../../../core/ids.ts";
import { read } from "../../../crawler/read/read.ts";
import { withItsYear } from "./months-of-one-year.ts";

async function dated(heading: string, first: string) {
  const url = "https://a.example/1.html";
  const months = ["January", "February", "March", "April"];
  const rows = months.map((month, at) => `<tr><td>${first === "" ? at + 1 : month}</td><td>${at * 7 + 3}</td></tr>`);
  const html = `<h2>${heading}</h2><table><tr><th>${first || "Gauge"}</th><th>Visitors</th></tr>${rows.join("")}
<tr><td>Total</td><td>54</td></tr></table>`;
  const body = new TextEncoder().encode(html);
  const { relations } = await read({ url, body, contentType: "text/html" }, { relations: true });
  return withItsYear(relations[0]!, { url, snapshot: sha256(body), html: () => html });
}

test("months of a table whose heading says the year have it in a column, read where it is said", async () => {
  const { columns, rows } = await dated("Visitors by month, 2019", "Month");
  expect(columns.map(({ name }) => name)).toEqual(["Month", "Visitors", "Year"]);
  expect(rows.map(({ cells }) => cells.at(-1)!.value.printed)).toEqual(["2019", "2019", "2019", "2019", "2019"]);
  expect(rows[0]!.cells.at(-1)!.evidence.place).toMatchObject({ at: "node", start: 19, end: 23 });
  expect(rows.at(-1)!.total).toBe(true);
});

test("a heading that says no year, or rows of no month, keep a table as it is", async () => {
  expect((await dated("Visitors by month", "Month")).columns).toHaveLength(2);
  expect((await dated("Visitors by gauge, 2019", "")).columns).toHaveLength(2);
});
