import { PDFParse } from "pdf-parse";
import type { PdfDocument } from "./foreign-document.ts";

/** Pages beyond this are not read. */
const MOST_PAGES = 500;

/** The text of a PDF page by page, and its title. */
export async function parsePdf(bytes: Buffer): Promise<PdfDocument> {
  const parser = new PDFParse({ data: new Uint8Array(bytes) });
  try {
    const text = await parser.getText({ first: MOST_PAGES, pageJoiner: "" });
    const info = await parser.getInfo();
    const title: unknown = info.info?.Title;
    return {
      title: typeof title === "string" ? title : "",
      pages: text.pages.map((page) => page.text),
      total: text.total,
    };
  } finally {
    await parser.destroy();
  }
}
