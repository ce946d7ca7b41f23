import type { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from "node:zlib";
import { SkipError } from "../../core/errors.ts";

/** More content codings than this one upon the other are an attack, not a page. */
const MAX_CODINGS = 3;

/** The end of a document, after which nothing that was cut off is missed. */
const WHOLE = /<\/(?:html|urlset|sitemapindex)\s*>\s*$/i;
/** Bytes from the end in which it stands. */
const END_BYTES = 64;
/** Formats that nobody asked for and that cannot be undone here: Zstandard (RFC 8878), compress. */
const PACKED_OTHERWISE = ["28b52ffd", "1f9d"];

/**
 * Reads a response body to its end and undoes its content encodings (gzip, deflate, br). What they are is told by the bytes
 * where servers say otherwise, as browsers do; a document that is all there is read although its connection broke off, its
 * length was wrong or its packing has no end.
 * Neither the bytes on the wire nor the decoded ones may pass `maxBytes`; the stream is destroyed at the first byte
 * beyond; where so many bytes of it are `enough`, it ends there instead. Rejects with `SkipError("too_large" | "unreadable")`, or with the stream's own error.
 */
export async function readBody(
  stream: Readable,
  encoding: string,
  maxBytes: number,
  what: string,
  enough = Number.POSITIVE_INFINITY,
): Promise<Buffer> {
  const codings = encoding
    .toLowerCase()
    .split(",")
    .map((coding) => coding.trim())
    .filter((coding) => coding !== "" && coding !== "identity");
  if (codings.length > MAX_CODINGS) {
    stream.destroy();
    throw new SkipError("unreadable", `${what} is encoded ${codings.length} times over`);
  }
  let { body, fault } = await collect(stream, maxBytes, what, enough);
  const isCut = body.length > enough;
  for (const coding of codings.reverse()) {
    const decoded = await decode(body, coding, maxBytes, what);
    body = decoded.body;
    fault ??= decoded.fault;
  }
  if (fault !== undefined && !isCut && !isWhole(body)) throw fault;
  return body.length > enough ? body.subarray(0, enough) : body;
}

/** What came, and what ended it before its end. */
interface Came {
  body: Buffer;
  fault?: unknown;
}

async function collect(stream: Readable, maxBytes: number, what: string, enough: number): Promise<Came> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > maxBytes) {
        stream.destroy();
        throw tooLarge(what, maxBytes);
      }
      chunks.push(chunk);
      if (length > enough) break;
    }
  } catch (fault) {
    const isOurs = fault instanceof SkipError || (fault instanceof Error && fault.name === "AbortError");
    if (isOurs || length === 0) throw fault;
    return { body: Buffer.concat(chunks, length), fault };
  }
  return { body: Buffer.concat(chunks, length) };
}

function isWhole(body: Buffer): boolean {
  return WHOLE.test(body.subarray(-END_BYTES).toString("latin1"));
}

export function tooLarge(what: string, maxBytes: number): SkipError {
  return new SkipError("too_large", `${what} is larger than ${Math.floor(maxBytes / 1_000_000)} MB`);
}

async function decode(body: Buffer, coding: string, maxBytes: number, what: string): Promise<Came> {
  const decoder = decoderFor(body, coding);
  if (decoder === "as it is") return { body };
  if (!decoder) throw new SkipError("unreadable", `${what} has the unknown content encoding "${coding}"`);
  const came = await decodeBy(decoder, body, { coding, maxBytes, what });
  if (came.fault === undefined || !isGzip(body)) return came;
  // What follows a whole stream is passed over, as browsers do: some servers write on behind it.
  const first = await decodeBy(createInflateRaw(), body.subarray(gzipHead(body)), { coding, maxBytes, what });
  return first.fault === undefined ? first : came;
}

async function decodeBy(
  decoder: Transform,
  body: Buffer,
  { coding, maxBytes, what }: { coding: string; maxBytes: number; what: string },
): Promise<Came> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    await pipeline([body], decoder, async (decoded: AsyncIterable<Buffer>) => {
      for await (const chunk of decoded) {
        length += chunk.length;
        if (length > maxBytes) throw tooLarge(what, maxBytes);
        chunks.push(chunk);
      }
    });
  } catch (error) {
    if (error instanceof SkipError) throw error;
    // Brotli has no mark of its own: that it was none shows only here.
    if (length === 0 && isMarkup(body)) return { body };
    const fault = new SkipError("unreadable", `${what} is not the ${coding} that it says it is`, { cause: error });
    return { body: Buffer.concat(chunks, length), fault };
  }
  return { body: Buffer.concat(chunks, length) };
}

const isMarkup = (body: Buffer): boolean =>
  /^(?:\xef\xbb\xbf)?\s*<[!?a-z]/i.test(body.subarray(0, 200).toString("latin1"));

function decoderFor(body: Buffer, coding: string) {
  if (body.length === 0) return "as it is";
  // Some servers say gzip of what they did not compress; browsers show it.
  if (coding === "gzip" || coding === "x-gzip") return isGzip(body) ? createGunzip() : "as it is";
  // RFC 9110, 8.4.1.2: "deflate" is the zlib format, but some send the bare stream, and some gzip.
  if (coding === "deflate") return isGzip(body) ? createGunzip() : isZlib(body) ? createInflate() : createInflateRaw();
  if (coding === "br") return createBrotliDecompress();
  // Names that are none ("utf-8", "none") say nothing.
  const start = body.subarray(0, 4).toString("hex");
  return PACKED_OTHERWISE.some((magic) => start.startsWith(magic)) ? undefined : "as it is";
}

const isGzip = (body: Buffer): boolean => body[0] === 0x1f && body[1] === 0x8b;

/** Bytes before the packed ones: ten, and what the flags say (RFC 1952, 2.3: extra field, name, comment, check sum). */
function gzipHead(body: Buffer): number {
  const flags = body[3] ?? 0;
  let at = 10;
  if (flags & 4) at += 2 + (body[at] ?? 0) + 256 * (body[at + 1] ?? 0);
  for (const flag of [8, 16]) if (flags & flag) at = body.indexOf(0, at) + 1 || body.length;
  return flags & 2 ? at + 2 : at;
}

/** RFC 1950, 2.2: compression method 8 and a header that is a multiple of 31. */
function isZlib(body: Buffer): boolean {
  const [first = 0, second = 0] = body;
  return (first & 0x0f) === 8 && (first * 256 + second) % 31 === 0;
}
