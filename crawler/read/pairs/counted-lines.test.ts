import { expect, test } from "vitest";
import { read } from "../read.ts";

const relationsOf = async (html: string) => {
  const body = new TextEncoder().encode(`<html lang="en"><title>T</title><body><h1>Scorers</h1>${html}</body></html>`);
  const { relations } = await read({ url: "https://a.example/", contentType: "text/html", body }, { relations: true });
  return relations.map(({ name, columns, rows }) => ({
    name,
    columns: columns.map((column) => column.name),
    rows: rows.map(({ cells }) => cells.map(({ value }) => value.printed)),
  }));
};
const LINES = ["Ann Ek – 12 goals", "Bo Lind – 9 goals", "Cia Holm – 7 goals", "Dan Berg – 1 goal"];
const EXPECTED = {
  columns: ["Name", "goals"],
  rows: [
    ["Ann Ek", "12"],
    ["Bo Lind", "9"],
    ["Cia Holm", "7"],
    ["Dan Berg", "1"],
  ],
};

test.each([
  ["lines of a paragraph", `<p>${LINES.join("<br>")}</p>`],
  ["paragraphs", LINES.map((line) => `<p>${line}</p>`).join("")],
  ["items", `<ul>${LINES.map((line) => `<li>${line}</li>`).join("")}</ul>`],
])("four lines of a name and a count are a relation: %s", async (_, html) => {
  expect(await relationsOf(html)).toEqual([{ name: "Scorers", ...EXPECTED }]);
});

test("the heading among the lines names those below it", async () => {
  const html = LINES.map((line) => `<p>${line}</p>`).join("");
  const found = await relationsOf(`<div>${html}<h3>Passes</h3>${html.replaceAll("goal", "pass")}</div>`);
  expect(found.map(({ name }) => name)).toEqual(["Scorers", "Passes"]);
});

test("three lines, other things that are counted, measures and one name twice are none", async () => {
  const list = (lines: string[]) => relationsOf(`<ul>${lines.map((line) => `<li>${line}</li>`).join("")}</ul>`);
  expect(await list(LINES.slice(1))).toEqual([]);
  expect(await list(LINES.map((line, at) => (at === 2 ? line.replace("goals", "years") : line)))).toEqual([]);
  expect(await list(LINES.map((line) => line.replace(/goals?/, "minutes")))).toEqual([]);
  expect(await list(LINES.map((line) => line.replace(/^[^–]*/, "Ann ")))).toEqual([]);
});
