import { expect, test } from "vitest";
import { marksOf } from "../page-marks.ts";
import { linksOfRows } from "./links-of-rows.ts";

const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
const link = (name: string) => `<a href="/${name}">${name}</a>`;
const ofRows = (...rows: string[]) => {
  const { marks } = marksOf(() => `<h1>Our kilns</h1><table>${rows.join("")}</table><p>${link("ada")}</p>`);
  const found = linksOfRows(marks, (href) => href);
  return marks.filter((mark) => found.has(mark)).map(({ text }) => text);
};

test("a column in which the same links come back tells something of the rows", () => {
  expect(ofRows(...["ada", "bea", "ada", "cid", "ada"].map((who, at) => row(`Kiln ${at}`, link(who))))).toEqual([
    "ada",
    "bea",
    "ada",
    "cid",
    "ada",
  ]);
});

test("a column that leads elsewhere in each row names the rows, though one comes back and a cell links twice", () => {
  const rows = ["ada", "bea", "cid", "dot", "ada"].map((who) => row(`${link(who)} ${link(who)}`, "1990"));
  expect(ofRows(...rows)).toEqual([]);
});

test("a table of one column is a list", () => {
  expect(ofRows(...["ada", "bea", "ada", "bea"].map((who) => row(link(who))))).toEqual([]);
});
