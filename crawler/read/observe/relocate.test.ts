import { describe, expect, it } from "vitest";
import * as XLSX from "xlsx";
import { SkipError } from "../../../core/errors.ts";
import { collectPages } from "../collections/collect.ts";
import { read } from "../read.ts";
import type { Source } from "../reader.ts";
import { printedAt } from "./relocate.ts";

async function everyCellAgain(source: Source): Promise<[string, string][]> {
  const page = await read(source, { relations: true });
  const cells = page.relations.flatMap((relation) => relation.rows.flatMap((row) => row.cells));
  return Promise.all(
    cells.map(
      async (cell): Promise<[string, string]> => [cell.value.printed, await printedAt(source, cell.evidence.place)],
    ),
  );
}

const page = (html: string): Source => ({
  url: "https://site.example/",
  body: Buffer.from(html),
  contentType: "text/html",
});

describe("printedAt", () => {
  it("finds the cells of a table with spans, notes and short rows again", async () => {
    const pairs = await everyCellAgain(
      page(
        "<table><tr><th>A<th>B<th>C<tr><td rowspan=2>x[1]<td>1,5<sup>2</sup> (ca.)<td>y*<tr><td>7<tr><td>z<td colspan=2>8</table>",
      ),
    );
    expect(pairs).toHaveLength(9);
    for (const [printed, again] of pairs) expect(again).toBe(printed);
  });

  it("finds what a picture says in words", async () => {
    const html = (stars: number) =>
      `<title>Hut ${stars}</title><h1>Hut ${stars}</h1><p>Rating: <img src="s.gif" alt="${stars} stars"></p><dl><dt>Beds<dd>${stars + 7}</dl>`;
    const urls = [3, 4].map((stars) => ({
      url: `https://site.example/${stars}`,
      snapshot: `${stars}`,
      html: () => html(stars),
    }));
    const [collection] = collectPages(urls);
    const at = collection!.relation.columns.findIndex(({ name }) => name === "Rating");
    const { value, evidence } = collection!.relation.rows[1]!.cells[at]!;
    expect(value.printed).toBe("4 stars");
    expect(await printedAt(page(html(4)), evidence.place)).toBe("4 stars");
  });

  it("finds what an element without text says in words", async () => {
    const html = (stars: number) =>
      `<title>Hut ${stars}</title><h1>Hut ${stars}</h1><p>Rating: <span class="stars" aria-label="${stars} of 5"></span></p><dl><dt>Beds<dd>${stars + 7}</dl>`;
    const urls = [3, 4].map((stars) => ({
      url: `https://site.example/${stars}`,
      snapshot: `${stars}`,
      html: () => html(stars),
    }));
    const [collection] = collectPages(urls);
    const at = collection!.relation.columns.findIndex(({ name }) => name === "Rating");
    const { value, evidence } = collection!.relation.rows[1]!.cells[at]!;
    expect(value.printed).toBe("4 of 5");
    expect(await printedAt(page(html(4)), evidence.place)).toBe("4 of 5");
  });

  it("finds labelled values inside a text and several values of one term again", async () => {
    const pairs = await everyCellAgain(
      page(
        "<div><p><b>Crew:</b> 4</p><p>Engine: diesel</p><p><b>Port</b>: <a href=/a>Alm</a></p></div><dl><dt>By<dd>A<dd>B<dt>In<dd>2001</dl>",
      ),
    );
    expect(pairs.map(([printed]) => printed)).toEqual(expect.arrayContaining(["4", "diesel", "Alm", "A B", "2001"]));
    for (const [printed, again] of pairs) expect(again).toBe(printed);
  });

  it("finds the cells of CSV again", async () => {
    const source = {
      url: "https://site.example/d.csv",
      body: Buffer.from("a;b\nx;1,5\ny;2,5\n"),
      contentType: "text/csv",
    };
    const pairs = await everyCellAgain(source);
    expect(pairs).toHaveLength(4);
    for (const [printed, again] of pairs) expect(again).toBe(printed);
  });

  it("finds the cells of a workbook again: merged, dated and formatted", async () => {
    const sheet = XLSX.utils.aoa_to_sheet(
      [
        ["Depths"],
        ["Station", "Survey", "", "Share"],
        ["", "Day", "Depth", ""],
        ["A", new Date(Date.UTC(2024, 4, 1)), 1234.5, 0.25],
        ["B", new Date(Date.UTC(2024, 4, 2)), 12, 0.5],
      ],
      { UTC: true },
    );
    sheet["!merges"] = [
      XLSX.utils.decode_range("B2:C2"),
      XLSX.utils.decode_range("A2:A3"),
      XLSX.utils.decode_range("D2:D3"),
    ];
    for (const address of ["D4", "D5"]) (sheet[address] as XLSX.CellObject).z = "0%";
    (sheet.C4 as XLSX.CellObject).z = "#,##0.0";
    const book = XLSX.utils.book_new(sheet, "Lake");
    const body = XLSX.write(book, { type: "buffer", bookType: "xlsx" }) as Buffer;
    const source = { url: "https://site.example/d.xlsx", body, contentType: "" };
    const relation = (await read(source, { relations: true })).relations[0];
    expect(relation?.columns.map(({ name }) => name)).toEqual(["Station", "Survey > Day", "Survey > Depth", "Share"]);
    expect(relation?.rows[0]?.cells.map(({ value }) => value.printed)).toEqual(["A", "2024-05-01", "1,234.5", "25%"]);
    const cell = relation?.rows[0]?.cells[2];
    expect(cell?.evidence.place).toEqual({ at: "sheet", sheet: "Lake", cell: "C4" });
    expect(await printedAt(source, cell!.evidence.place)).toBe("1,234.5");
  }, 60_000);

  it("rejects a place that the snapshot does not have", async () => {
    await expect(printedAt(page("<p>x"), { at: "node", path: "0/1/7" })).rejects.toBeInstanceOf(SkipError);
  });
});
