import { SkipError } from "../../../core/errors.ts";
import type { Place } from "../../../core/evidence.ts";
import { sha256 } from "../../../core/ids.ts";
import { Recent } from "../../../core/recent.ts";
import { plainText } from "../../../logic/values/cell-text.ts";
import { elementAt } from "../dom/dom.ts";
import { parseHtml } from "../dom/parse-html.ts";
import { normalise } from "../dom/text.ts";
import { csvRecords } from "../files/csv.ts";
import { unpacked } from "../files/packed.ts";
import { cellAddress } from "../foreign/cell-address.ts";
import { ImageText, PdfDocument, Workbook } from "../foreign/foreign-document.ts";
import { parseInChild } from "../foreign/run-child.ts";
import { MOST_BYTES } from "../read.ts";
import type { Source } from "../reader.ts";
import { printedText } from "../tables/cell-content.ts";
import { ownsMark } from "../tables/own-marks.ts";
import { decodeBytes } from "../text/charset.ts";
import { textInBox } from "../text/text-lines.ts";

/**
 * The text that is printed at a place of a snapshot, read anew from the raw bytes without the code that reads relations:
 * the second, independent reading of what a cell says.
 *
 * @throws SkipError unreadable, where the snapshot cannot be read or has no such place
 */
export async function printedAt(source: Source, place: Place): Promise<string> {
  const text = await wholeTextAt(source, place);
  if (text === undefined) throw new SkipError("unreadable", `${source.url} has no place ${JSON.stringify(place)}`);
  return plainText(text);
}

/** Opens a place of one snapshot. */
type Opened = (place: Place) => string | undefined;

/**
 * Bytes of snapshots that are kept open, of which each takes some ten times as many: a check asks for many places of the
 * same pages, task after task, and what is opened in a child process costs seconds.
 */
const KEPT_BYTES = 4 * 1024 * 1024;
const opened = new Recent<Opened>(KEPT_BYTES);

async function wholeTextAt(source: Source, place: Place): Promise<string | undefined> {
  const kind = place.at === "node" ? "cell" : place.at;
  const key = `${kind} ${source.contentType} ${sha256(source.body)}`;
  const open = await opened.get(
    key,
    () => openFor(source, kind),
    () => source.body.byteLength,
  );
  return open(place);
}

async function openFor(given: Source, at: Exclude<Place["at"], "node">): Promise<Opened> {
  const source = await unpacked(given, MOST_BYTES);
  switch (at) {
    case "cell": {
      const document = parseHtml(decodeBytes(source.body, source.contentType).text);
      return (place) => {
        const tag = "path" in place ? elementAt(document, place.path) : undefined;
        if (!tag || !("path" in place)) return undefined;
        const text = printedText(tag);
        // What a reader took for a footnote mark may be a part of what stands there.
        return ownsMark(tag, text) ? text : text.slice(place.start ?? 0, place.end ?? text.length);
      };
    }
    case "csv": {
      const { records } = csvRecords(decodeBytes(source.body, source.contentType).text, source.url);
      return (place) => {
        const record = place.at === "csv" ? records[place.row] : undefined;
        // A short record prints nothing in the columns that it does not reach.
        return record && place.at === "csv" ? normalise(record[place.col] ?? "") : undefined;
      };
    }
    case "sheet": {
      const { sheets } = Workbook.parse(await parseInChild("xlsx", source.body, source.url));
      return (place) => {
        if (place.at !== "sheet") return undefined;
        const sheet = sheets.find(({ name }) => name === place.sheet);
        const cell = sheet?.cells.find(({ row, col }) => cellAddress(row, col) === place.cell);
        return sheet && normalise(cell?.text ?? "");
      };
    }
    case "pdf": {
      const { pages } = PdfDocument.parse(await parseInChild("pdf", source.body, source.url));
      return (place) => {
        const page = place.at === "pdf" ? pages[place.page - 1] : undefined;
        if (page === undefined || place.at !== "pdf") return undefined;
        return normalise(textInBox(page, place.box ?? [0, 0, page.width, page.height]));
      };
    }
    case "image": {
      const image = ImageText.parse(await parseInChild("image", source.body, source.url));
      return (place) => (place.at === "image" ? normalise(textInBox(image, place.box)) : undefined);
    }
  }
}
