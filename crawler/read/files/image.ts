import { SkipError } from "../../../core/errors.ts";
import type { Place } from "../../../core/evidence.ts";
import type { ReadPage } from "../../../core/page.ts";
import { ImageText } from "../foreign/foreign-document.ts";
import { parseInChild } from "../foreign/run-child.ts";
import type { ReadOptions, Source } from "../reader.ts";
import { finishRelation } from "../tables/relation-draft.ts";
import { writtenLanguage } from "../text/language.ts";
import { type Box, textLines } from "../text/text-lines.ts";
import { chartDraft } from "./chart.ts";
import { imageSize } from "./image-size.ts";
import { placedDraft } from "./placed-draft.ts";
import { placedTables } from "./placed-tables.ts";
import { pageText } from "./placed-text.ts";
import { emptyPage } from "./plain-text.ts";

/** Images of more pixels are not read: a printed page at 300 dpi has 9 million. */
const MOST_PIXELS = 16_000_000;
/** Smaller images are icons: they hold no line of text worth a reader's second. */
const LEAST_WIDTH = 120;
const LEAST_HEIGHT = 40;

/** Reads what an image shows in letters (OCR): its lines are the observation; tables and labelled charts are relations. */
export async function readImage(source: Source, options: ReadOptions): Promise<ReadPage> {
  const size = imageSize(source.body);
  if (!size) throw new SkipError("unreadable", `${source.url} is an image of an unknown or broken format`);
  if (size.width * size.height > MOST_PIXELS) {
    throw new SkipError("too_large", `${source.url} has ${size.width} × ${size.height} pixels, too many to be read`);
  }
  const page = emptyPage(source);
  page.contentType = source.contentType.startsWith("image/") ? source.contentType : "image/*";
  if (size.width < LEAST_WIDTH || size.height < LEAST_HEIGHT) {
    page.warnings.push(`an image of ${size.width} × ${size.height} pixels is too small to be read`);
    return page;
  }
  const image = ImageText.parse(await parseInChild("image", source.body, source.url));
  const lines = textLines(image);
  const place = (_: number, box: Box): Place => ({ at: "image", box });
  const tables = placedTables([lines]);
  page.mainText = pageText(lines, 1, tables);
  const chart = tables.length === 0 ? chartDraft(lines, place) : undefined;
  const bars = chart?.rows.map(({ cells }) => cells.map(({ text }) => text).join(" | ")) ?? [];
  page.observation = [page.mainText, ...bars].join("\n");
  page.language = writtenLanguage(page.mainText);
  page.warnings.push(
    page.mainText === "" ? "no text was found in the image" : "text of an image, read by OCR: figures may be misread",
  );
  if (!options.relations) return page;
  const origin = { url: page.url, title: page.title, snapshot: page.snapshot };
  const drafts = tables.map((table) => placedDraft(table, "image", place));
  drafts.push(chart);
  for (const draft of drafts) {
    if (draft)
      page.relations.push(finishRelation({ ...draft, name: draft.name || page.title }, origin, page.relations.length));
  }
  return page;
}
