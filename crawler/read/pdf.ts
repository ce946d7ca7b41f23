import type { ReadPage } from "../../core/page.ts";
import { PdfDocument } from "./foreign/foreign-document.ts";
import { parseInChild } from "./foreign/run-child.ts";
import { scriptLanguage } from "./language.ts";
import { emptyPage } from "./plain-text.ts";
import type { Source } from "./reader.ts";
import { normalise } from "./text.ts";

/** Reads the text of a PDF, page by page. */
export async function readPdf(source: Source): Promise<ReadPage> {
  const pdf = PdfDocument.parse(await parseInChild("pdf", source.body, source.url));
  const page = emptyPage(source);
  page.contentType = "application/pdf";
  if (pdf.title !== "") page.title = normalise(pdf.title);
  const texts = pdf.pages.map((text) =>
    text
      .split("\n")
      .map(normalise)
      .filter((line) => line !== "")
      .join("\n"),
  );
  page.observation = texts.map((text, at) => `# Page ${at + 1} of ${pdf.total}\n${text}`).join("\n\n");
  page.mainText = texts.join("\n");
  page.language = scriptLanguage(page.mainText.slice(0, 4000));
  if (page.mainText.trim() === "") page.warnings.push("the PDF has no text of its own: its pages are images");
  if (pdf.pages.length < pdf.total) page.warnings.push(`only ${pdf.pages.length} of ${pdf.total} pages were read`);
  return page;
}
