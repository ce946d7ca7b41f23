import iconv from "iconv-lite";
import { parseUrl } from "../../core/parse-url.ts";
import { byteOrderMark, unmarkedUtf16 } from "./text/charset.ts";

/** What the bytes of a page or file are, as far as there is a reader for them. */
export type ContentKind = "html" | "csv" | "xlsx" | "pdf" | "text" | "json" | "image";

const START_BYTES = 1024;
const LEAST_LINES = 3;
const IMAGE_SIGNATURES = ["89504e47", "ffd8ff", "47494638", "424d"];
/** Words that stand in workbooks' zip directories, OOXML and OpenDocument. */
const WORKBOOK_ENTRY = /xl\/|workbook|application\/vnd\.oasis\.opendocument\.spreadsheet/;

/**
 * What bytes are: by magic bytes, then by the declared type, then by the address's extension, then by their look.
 * undefined where there is no reader for them.
 */
export function contentKind(bytes: Uint8Array, contentType: string, url: string): ContentKind | undefined {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = asBytes(buffer.subarray(0, START_BYTES));
  const hex = start.subarray(0, 8).toString("hex");
  const latin = start.toString("latin1");
  if (latin.slice(0, START_BYTES).includes("%PDF-")) return "pdf";
  if (hex.startsWith("504b0304")) return WORKBOOK_ENTRY.test(buffer.toString("latin1")) ? "xlsx" : undefined;
  if (hex === "d0cf11e0a1b11ae1") return "xlsx";
  const isWebp = hex.startsWith("52494646") && latin.slice(8, 12) === "WEBP";
  if (isWebp || (IMAGE_SIGNATURES.some((signature) => hex.startsWith(signature)) && looksBinary(start))) return "image";
  const declared = contentType.toLowerCase().split(";")[0]?.trim() ?? "";
  const markup =
    /^\s*(?:<!--[\s\S]*?-->\s*)?<(?:!doctype\s+html|html|head|body|title|meta|base|link|script|style|div|table|p|h[1-6]|span|ul|ol|section|main|article|nav|header|center|font|a|img|form|b)\b/i;
  if (markup.test(latin.replace(/^\xef\xbb\xbf/, "").replace(/^\s*<\?xml[^>]*>/, ""))) return "html";
  const isText = !looksBinary(start);
  if (!isText) return undefined;
  if (/^(?:text\/html|application\/xhtml\+xml)$/.test(declared)) return "html";
  const extension = /\.([a-z0-9]{1,5})$/i.exec(pathOf(url))?.[1]?.toLowerCase() ?? "";
  if (
    // Text that is sent as a workbook is what spreadsheets open as one.
    /csv|tab-separated|^application\/vnd\.ms-excel$/.test(declared) ||
    ((declared === "" || declared === "text/plain") && /^(?:csv|tsv)$/.test(extension))
  )
    return "csv";
  if (/json/.test(declared)) return "json";
  if (declared.startsWith("text/")) return "text";
  if (/^(?:csv|tsv)$/.test(extension)) return "csv";
  if (/^x?html?$/.test(extension)) return "html";
  if (extension === "json") return "json";
  const isUnsaid = declared === "" || declared === "application/octet-stream";
  if (isUnsaid && extension !== "txt" && hasFields(start)) return "csv";
  return isUnsaid || extension === "txt" ? "text" : undefined;
}

/** Lines of as many fields each are a table, whatever nobody says of them. */
function hasFields(start: Buffer): boolean {
  const lines = start
    .toString("latin1")
    .split(/\r?\n/)
    .slice(0, -1)
    .filter((line) => line !== "");
  if (lines.length < LEAST_LINES) return false;
  return ["\t", ";", ","].some((sign) => {
    const fields = lines.map((line) => line.split(sign).length);
    return fields[0]! > 1 && fields.every((count) => count === fields[0]);
  });
}

function pathOf(url: string): string {
  return parseUrl(url)?.pathname ?? url;
}

/** Text in UTF-16, marked or not, as if every character of ASCII in it were a byte; others as they are. */
function asBytes(start: Buffer): Buffer {
  const encoding = byteOrderMark(start) ?? unmarkedUtf16(start);
  return encoding?.startsWith("utf-16") ? Buffer.from(iconv.decode(start, encoding), "utf8") : start;
}

/** Control characters that no text uses. */
function looksBinary(start: Buffer): boolean {
  return start.some((byte) => byte < 9 || (byte > 13 && byte < 27) || (byte > 27 && byte < 32));
}
