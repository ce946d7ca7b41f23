import { SkipError } from "../../core/errors.ts";
import { contentKind } from "./content-kind.ts";
import { unpacked, unpackedName } from "./files/packed.ts";
import { readText } from "./files/plain-text.ts";
import { readHtml } from "./html.ts";
import type { Read } from "./reader.ts";

/** Larger documents are not read: a DOM takes some ten times the bytes. */
export const MOST_BYTES = 64 * 1024 * 1024;

/**
 * Reads bytes of any supported kind; see `Read` for what it rejects with. Readers of files are loaded with the first file of
 * their kind: each thread that reads would load them, and most sites have none.
 */
export const read: Read = async (given, options) => {
  const source = await unpacked(given, MOST_BYTES);
  const { body, contentType, url } = source;
  if (body.byteLength === 0) throw new SkipError("empty", `${url} has no content`);
  if (body.byteLength > MOST_BYTES) {
    throw new SkipError("too_large", `${url} has ${body.byteLength} bytes, more than ${MOST_BYTES} are not read`);
  }
  switch (contentKind(body, contentType, source === given ? url : unpackedName(url))) {
    case "html":
      return readHtml(source, options);
    case "csv":
      return (await import("./files/csv.ts")).readCsv(source, options);
    case "xlsx":
      return (await import("./files/xlsx.ts")).readXlsx(source, options);
    case "pdf":
      return (await import("./files/pdf.ts")).readPdf(source, options);
    case "image":
      return (await import("./files/image.ts")).readImage(source, options);
    case "text":
    case "json":
      return readText(source);
    default:
      throw new SkipError(
        "unsupported_type",
        `${url} is of a kind that is not read (${contentType || "no type declared"})`,
      );
  }
};
