import type { ReadPage } from "../../../core/page.ts";
import { normalise } from "../dom/text.ts";
import { PdfDocument } from "../foreign/foreign-document.ts";
import { parseInChild } from "../foreign/run-child.ts";
import type { ReadOptions, Source } from "../reader.ts";
import { finishRelation } from "../tables/relation-draft.ts";
import { writtenLanguage } from "../text/language.ts";
import { textLines } from "../text/text-lines.ts";
import { placedDraft } from "./placed-draft.ts";
import { placedTables } from "./placed-tables.ts";
import { pageText } from "./placed-text.ts";
import { emptyPage } from "./plain-text.ts";

/** Reads a PDF page by page: text, rows of tables as grids; and the tables as relations. */
export async function readPdf(source: Source, options: ReadOptions): Promise<ReadPage> {
  const pdf = PdfDocument.parse(await parseInChild("pdf", source.body, source.url));
  const page = emptyPage(source);
  page.contentType = "application/pdf";
  if (pdf.title !== "") page.title = normalise(pdf.title);
  const lines = pdf.pages.map(textLines);
  const tables = placedTables(lines);
  const texts = lines.map((all, at) => pageText(all, at + 1, tables));
  page.observation = texts.map((text, at) => `# Page ${at + 1} of ${pdf.total}\n${text}`).join("\n\n");
  page.mainText = texts.join("\n");
  page.language = writtenLanguage(page.mainText);
  if (page.mainText.trim() === "") page.warnings.push("the PDF has no text of its own: its pages are images");
  if (page.mainText.includes("\ufffd")) page.warnings.push("letters that its fonts do not tell stand as \ufffd");
  if (pdf.pages.length < pdf.total) page.warnings.push(`only ${pdf.pages.length} of ${pdf.total} pages were read`);
  if (!options.relations) return page;
  const origin = { url: page.url, title: page.title, snapshot: page.snapshot };
  for (const table of tables) {
    const draft = placedDraft(table, "pdf", (at, box) => ({ at: "pdf", page: at, box }));
    if (draft)
      page.relations.push(finishRelation({ ...draft, name: draft.name || page.title }, origin, page.relations.length));
  }
  return page;
}
