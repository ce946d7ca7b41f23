import { expect, test } from "vitest";
import { read } from "../read.ts";

async function tableOf(head: string, rows: readonly string[]) {
  const cells = rows.map((row) => `<tr><td>${row}</td></tr>`).join("");
  const html = `<html><body><main><h1>Parts</h1><table summary="lamp Columns"><thead><tr><th>${head}</th></tr></thead><tbody>${cells}</tbody></table></main></body></html>`;
  const source = { url: "https://a.org/lamp.html", body: new TextEncoder().encode(html), contentType: "text/html" };
  return (await read(source, { relations: true })).relations;
}
const HEAD = '<p class="sort">Field Type</p><p>Description</p>';
const rowOf = (field: string, type: string, said: string) =>
  `<p class="sort"><code>${field}</code> <code>${type}</code> (see <a href="x.html">x</a>)</p><p>${said}</p>`;

test("lines of a table's only column are columns, and so are the words of a line above marked pieces", async () => {
  const rows = [
    rowOf("oid", "int", "Row identifier"),
    rowOf("name", "text", "Its name"),
    rowOf("on", "bool", "Is it lit?"),
  ];
  const [table] = await tableOf(HEAD, rows);
  expect(table?.columns.map(({ name }) => name)).toEqual(["Field", "Type", "Description"]);
  expect(table?.rows.map(({ cells }) => cells.map(({ value }) => value.printed))).toEqual([
    ["oid", "int", "Row identifier"],
    ["name", "text", "Its name"],
    ["on", "bool", "Is it lit?"],
  ]);
  const paths = table?.rows[0]?.cells.map(({ evidence }) => ("path" in evidence.place ? evidence.place.path : ""));
  expect(new Set(paths).size).toBe(3);
});

test("a line is one column where its words stand above running text", async () => {
  const rows = ["a", "b", "c"].map((name) => `<p class="sort">${name} is a lamp</p><p>Of brass ${name}</p>`);
  const [table] = await tableOf(HEAD, rows);
  expect(table?.columns.map(({ name }) => name)).toEqual(["Field Type", "Description"]);
});

test("cells that are not built like the header give no columns", async () => {
  expect(await tableOf(HEAD, ["<p>one</p>", "<p>two</p>", rowOf("a", "b", "c")])).toEqual([]);
  expect(await tableOf("Field", ["<p>one</p><p>1</p>", "<p>two</p><p>2</p>"])).toEqual([]);
});

test("a cell that is not built so is unsure where the others are", async () => {
  const rows = [..."abcdefghij"].map((name) => rowOf(name, "int", `Says ${name}`));
  const [table] = await tableOf(HEAD, [...rows, '<p class="sort">two of them</p><p class="sort">more</p>']);
  expect(table?.rows.at(-1)?.cells.map(({ value }) => value.kind)).toEqual(["unsure", "unsure", "unsure"]);
});
