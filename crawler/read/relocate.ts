import { SkipError } from "../../core/errors.ts";
import type { Place } from "../../core/evidence.ts";
import { plainText } from "../../logic/cell-text.ts";
import { printedText } from "./cell-content.ts";
import { decodeBytes } from "./charset.ts";
import { csvRecords } from "./csv.ts";
import { elementAt } from "./dom.ts";
import { cellAddress } from "./foreign/cell-address.ts";
import { PdfDocument, Workbook } from "./foreign/foreign-document.ts";
import { parseInChild } from "./foreign/run-child.ts";
import { parseHtml } from "./parse-html.ts";
import type { Source } from "./reader.ts";
import { normalise } from "./text.ts";

/**
 * The text that is printed at a place of a snapshot, read anew from the raw bytes without the code that reads relations:
 * the second, independent reading of what a cell says.
 *
 * @throws SkipError unreadable, where the snapshot cannot be read or has no such place
 */
export async function printedAt(source: Source, place: Place): Promise<string> {
  const text = await wholeTextAt(source, place);
  if (text === undefined) throw new SkipError("unreadable", `${source.url} has no place ${JSON.stringify(place)}`);
  const narrowed = place.at === "cell" || place.at === "node";
  return plainText(narrowed ? text.slice(place.start ?? 0, place.end ?? text.length) : text);
}

async function wholeTextAt(source: Source, place: Place): Promise<string | undefined> {
  switch (place.at) {
    case "cell":
    case "node": {
      const document = parseHtml(decodeBytes(source.body, source.contentType).text);
      const tag = elementAt(document, place.path);
      return tag && printedText(tag);
    }
    case "csv": {
      const records = csvRecords(decodeBytes(source.body, source.contentType).text, source.url);
      const record = records[place.row];
      // A short record prints nothing in the columns that it does not reach.
      return record && normalise(record[place.col] ?? "");
    }
    case "sheet": {
      const workbook = Workbook.parse(await parseInChild("xlsx", source.body, source.url));
      const sheet = workbook.sheets.find(({ name }) => name === place.sheet);
      const cell = sheet?.cells.find(({ row, col }) => cellAddress(row, col) === place.cell);
      return sheet && normalise(cell?.text ?? "");
    }
    case "pdf": {
      const pdf = PdfDocument.parse(await parseInChild("pdf", source.body, source.url));
      const page = pdf.pages[place.page - 1];
      return page === undefined ? undefined : normalise(page);
    }
  }
}
