import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from "node:zlib";
import { SkipError } from "../../core/errors.ts";

/** More content codings than this one upon the other are an attack, not a page. */
const MAX_CODINGS = 3;

/**
 * Reads a response body to its end and undoes its content encodings (gzip, deflate, br).
 * Neither the bytes on the wire nor the decoded ones may pass `maxBytes`; the stream is destroyed at the first byte
 * beyond. Rejects with `SkipError("too_large" | "unreadable")`, or with the stream's own error.
 */
export async function readBody(stream: Readable, encoding: string, maxBytes: number, what: string): Promise<Buffer> {
  const codings = encoding
    .toLowerCase()
    .split(",")
    .map((coding) => coding.trim())
    .filter((coding) => coding !== "" && coding !== "identity");
  if (codings.length > MAX_CODINGS) {
    stream.destroy();
    throw new SkipError("unreadable", `${what} is encoded ${codings.length} times over`);
  }
  let body = await collect(stream, maxBytes, what);
  for (const coding of codings.reverse()) body = await decode(body, coding, maxBytes, what);
  return body;
}

async function collect(stream: Readable, maxBytes: number, what: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxBytes) {
      stream.destroy();
      throw tooLarge(what, maxBytes);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}

export function tooLarge(what: string, maxBytes: number): SkipError {
  return new SkipError("too_large", `${what} is larger than ${Math.floor(maxBytes / 1_000_000)} MB`);
}

async function decode(body: Buffer, coding: string, maxBytes: number, what: string): Promise<Buffer> {
  const decoder = decoderFor(body, coding);
  if (decoder === "as it is") return body;
  if (!decoder) throw new SkipError("unreadable", `${what} has the unknown content encoding "${coding}"`);
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
    throw new SkipError("unreadable", `${what} is not the ${coding} that it says it is`, { cause: error });
  }
  return Buffer.concat(chunks, length);
}

function decoderFor(body: Buffer, coding: string) {
  if (body.length === 0) return "as it is";
  if (coding === "gzip" || coding === "x-gzip") {
    // Some servers say gzip of what they did not compress; browsers show it.
    return body[0] === 0x1f && body[1] === 0x8b ? createGunzip() : "as it is";
  }
  // RFC 9110, 8.4.1.2: "deflate" is the zlib format, but some send the bare stream.
  if (coding === "deflate") return isZlib(body) ? createInflate() : createInflateRaw();
  return coding === "br" ? createBrotliDecompress() : undefined;
}

/** RFC 1950, 2.2: compression method 8 and a header that is a multiple of 31. */
function isZlib(body: Buffer): boolean {
  const [first = 0, second = 0] = body;
  return (first & 0x0f) === 8 && (first * 256 + second) % 31 === 0;
}
