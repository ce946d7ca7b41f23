import { SkipError } from "../../core/errors.ts";
import { contentKind } from "./content-kind.ts";
import { readCsv } from "./csv.ts";
import { readHtml } from "./html.ts";
import { readImage } from "./image.ts";
import { unpacked, unpackedName } from "./packed.ts";
import { readPdf } from "./pdf.ts";
import { readText } from "./plain-text.ts";
import type { Read } from "./reader.ts";
import { readXlsx } from "./xlsx.ts";

/** Larger documents are not read: a DOM takes some ten times the bytes. */
export const MOST_BYTES = 64 * 1024 * 1024;

/** Reads bytes of any supported kind; see `Read` for what it rejects with. */
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
      return readCsv(source, options);
    case "xlsx":
      return readXlsx(source, options);
    case "pdf":
      return readPdf(source, options);
    case "image":
      return readImage(source, options);
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
