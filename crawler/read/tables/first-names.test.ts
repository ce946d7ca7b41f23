import { expect, test } from "vitest";
import { read } from "../read.ts";

/** A table under a title: the heading that its label column has, and what its rows are about. */
async function readTable(title: string, heads: readonly string[], rows: readonly (readonly string[])[]) {
  const head = heads.map((name) => `<th>${name}</th>`).join("");
  const cells = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("");
  const html = `<html lang="en"><title>${title}</title><body><h1>${title}</h1><table><thead><tr>${head}</tr></thead><tbody>${cells}</tbody></table></body></html>`;
  const body = new TextEncoder().encode(html);
  const { relations } = await read({ url: "https://a.example/", contentType: "text/html", body }, { relations: true });
  const { columns, rows: found } = relations[0]!;
  return [columns.find(({ role }) => role === "label")?.name, found.every(({ about }) => about !== undefined)];
}
const GARAGES = ["Hill Garage", "Old Mill Workshop", "Quay Repairs", "Lamp Street Motors"];
const FIRMS = ["Ostrow", "Pellan", "Quist", "Ramsby"].map((name, i) => `<a href="/firms/${i}.html">${name} & Co.</a>`);
const SIZES = ["120", "340", "90", "210"];
const rowsOf = (...columns: readonly (readonly string[])[]) =>
  SIZES.map((_, at) => columns.map((column) => column[at]!));

test("rows are what their first column names, though another names a page for each", async () => {
  const rows = rowsOf(GARAGES, FIRMS, SIZES);
  expect(await readTable("Garages", ["Garage", "Firm", "Area (m²)"], rows)).toEqual(["Garage", false]);
  expect(await readTable("Where we work", ["Garage", "Firm", "Area (m²)"], rows)).toEqual(["Garage", false]);
});

test("rows are what the title calls them, or what has the column of names", async () => {
  const rows = rowsOf(GARAGES, FIRMS, SIZES);
  expect(await readTable("Firms in the harbour", ["Garage", "Firm", "Area (m²)"], rows)).toEqual(["Firm", true]);
  expect(await readTable("Where we work", ["Garage", "Name", "Area (m²)"], rows)).toEqual(["Name", true]);
});

test("a first column of places in an order, of codes, of dates or of sorts names nothing", async () => {
  const stages = ["Stage 1", "Stage 2", "Stage 3", "Stage 4"];
  expect(await readTable("Results", ["Stage", "Firm", "Points"], rowsOf(stages, FIRMS, SIZES))).toEqual(["Firm", true]);
  const codes = ["AX-1", "BQ-7", "CC-2", "DK-9"];
  expect(await readTable("Results", ["Code", "Firm", "Points"], rowsOf(codes, FIRMS, SIZES))).toEqual(["Firm", true]);
  const days = ["3 May 2021", "4 May 2021", "9 June 2022", "1 July 2023"];
  expect(await readTable("Results", ["Day", "Firm", "Points"], rowsOf(days, FIRMS, SIZES))).toEqual(["Firm", true]);
  const spans = ["3–5 May 2021", "30 May – 4 June 2021", "9 to 11 June 2022", "1 July 2023"];
  expect(await readTable("Results", ["Days", "Firm", "Points"], rowsOf(spans, FIRMS, SIZES))).toEqual(["Firm", true]);
  const sorts = ["Diesel", "Diesel", "Electric", "Electric"];
  expect(await readTable("Results", ["Sort", "Firm", "Points"], rowsOf(sorts, FIRMS, SIZES))).toEqual(["Firm", true]);
});

test("a first column that says the linked name in other words leaves it the name", async () => {
  const short = ["Ostrow", "Pellan", "Quist", "Ramsby"];
  expect(await readTable("Results", ["Short", "Firm", "Points"], rowsOf(short, FIRMS, SIZES))).toEqual(["Firm", true]);
});

test("those who work on a thing are not the thing, though some are called after it", async () => {
  const crews = ["Ostrow Crew", "Friends of Pellan", "Sunday Fitters", "Ramsby Trust"];
  const cranes = ["Ostrow", "Pellan", "Quist", "Ramsby"].map((name, i) => `<a href="/cranes/${i}.html">${name}</a>`);
  expect(await readTable("Join us", ["Crew", "Crane", "Members"], rowsOf(crews, cranes, SIZES))).toEqual([
    "Crew",
    false,
  ]);
});
