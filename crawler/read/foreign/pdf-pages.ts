import type { PdfDocument } from "./foreign-document.ts";
import { pdfJs } from "./pdf-js.ts";
import { glueItems, type PdfItem } from "./pdf-words.ts";
import type { PlacedPage } from "./placed-word.ts";

/** Pages beyond this are not read. */
const MOST_PAGES = 500;
/** Words beyond this are not read: no book has more. */
const MOST_WORDS = 1_000_000;

/** The part of pdf.js that is used here. */
interface PdfJs {
  getDocument(options: object): { promise: Promise<PdfFile>; destroy(): Promise<void> };
}
interface PdfFile {
  numPages: number;
  getMetadata(): Promise<{ info: Record<string, unknown> }>;
  getPage(at: number): Promise<PdfFilePage>;
}
interface PdfFilePage {
  getViewport(options: { scale: number }): { width: number; height: number; transform: number[] };
  getTextContent(): Promise<{ items: (PdfItem | { type: string })[] }>;
  cleanup(): void;
}

/** Every word of a PDF with its place, page by page, and the title. */
export async function parsePdf(bytes: Buffer): Promise<PdfDocument> {
  const pdfjs: PdfJs = await import(pdfJs().library);
  // No code from fonts or functions is run, nothing is fetched, nothing is drawn.
  const options = { data: new Uint8Array(bytes), verbosity: 0, isEvalSupported: false, disableFontFace: true };
  const task = pdfjs.getDocument(options);
  try {
    const file = await opened(task.promise);
    const pages: PlacedPage[] = [];
    let words = 0;
    for (let at = 1; at <= Math.min(file.numPages, MOST_PAGES) && words < MOST_WORDS; at++) {
      const page = await readPage(await file.getPage(at));
      words += page.words.length;
      pages.push(page);
    }
    const title = (await file.getMetadata()).info.Title;
    return { title: typeof title === "string" ? title : "", pages, total: file.numPages };
  } finally {
    await task.destroy();
  }
}

/** pdf.js's own words for a file that asks for a password speak of one that nobody was asked for. */
async function opened(file: Promise<PdfFile>): Promise<PdfFile> {
  try {
    return await file;
  } catch (error) {
    if (!(error instanceof Error) || error.name !== "PasswordException") throw error;
    throw new Error("it is encrypted and opens with a password alone", { cause: error });
  }
}

async function readPage(page: PdfFilePage): Promise<PlacedPage> {
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  page.cleanup();
  const texts = items.filter((item): item is PdfItem => "str" in item);
  return glueItems(texts, transform, width, height);
}

/** pdf.js as pdf-parse brings it: its own interface gives lines of text, and tables need the places. */
