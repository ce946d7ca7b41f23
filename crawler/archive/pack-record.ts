import { createHash, randomUUID } from "node:crypto";
import { promisify } from "node:util";
import { crc32, gzip, gzipSync } from "node:zlib";

/** A record of WARC 1.1 (ISO 28500:2017, 5 and 6) that is about to be written. */
export interface RecordDraft {
  type: "warcinfo" | "response" | "revisit" | "request" | "conversion";
  /** What it is of; a `warcinfo` is of its file. */
  url?: string;
  date: string;
  contentType: string;
  /** Further fields: name, value. */
  fields: readonly (readonly [string, string])[];
  /** HTTP's own head where the block begins with one: start line, header fields. */
  http?: { startLine: string; headers: readonly (readonly [string, string])[] };
  payload: Uint8Array;
}

/** Beyond this, compressing on another thread costs less than it saves. */
const LONG_RECORD = 100_000;
/** Below this, starting to compress costs more than all else that is done for the record. */
const SHORT_RECORD = 2_000;
/** Pages come out a seventh larger than at the default 6, in a third of the time. */
const GZIP_LEVEL = 2;
/**
 * Of a page that fits into this window (RFC 1951 allows 32 kB) the compressor's tables are made smaller, which for each
 * record are made anew: a quarter of the time, for the same bytes.
 */
const SMALL_WINDOW_BITS = 14;
const SMALL = { level: GZIP_LEVEL, windowBits: SMALL_WINDOW_BITS, memLevel: 6 };

const compress = promisify(gzip);

export function newRecordId(): string {
  return `<urn:uuid:${randomUUID()}>`;
}

/** One record as one gzip member (ISO 28500:2017, annex D). */
export async function packRecord(id: string, draft: RecordDraft): Promise<Buffer> {
  const { type, url, date, contentType, fields, http, payload } = draft;
  const httpHead = http ? Buffer.from(`${lines(http.startLine, http.headers)}\r\n`) : Buffer.alloc(0);
  const digest = createHash("sha256").update(httpHead).update(payload).digest("hex");
  const head = lines("WARC/1.1", [
    ["WARC-Type", type],
    ["WARC-Record-ID", id],
    ["WARC-Date", date],
    ...(url === undefined ? [] : [["WARC-Target-URI", url] as const]),
    ["Content-Type", contentType],
    ...fields,
    ["WARC-Block-Digest", `sha256:${digest}`],
    ["Content-Length", String(httpHead.length + payload.byteLength)],
  ]);
  return await packed(Buffer.concat([Buffer.from(`${head}\r\n`), httpHead, payload, END]));
}

/** Bytes as one gzip member. */
async function packed(plain: Buffer): Promise<Buffer> {
  if (plain.length < SHORT_RECORD) return stored(plain);
  if (plain.length > LONG_RECORD) return await compress(plain, { level: GZIP_LEVEL });
  return gzipSync(plain, plain.length <= 2 ** SMALL_WINDOW_BITS ? SMALL : { level: GZIP_LEVEL });
}

const END = Buffer.from("\r\n\r\n");

/** A line break within a value would begin another field. */
function lines(first: string, fields: readonly (readonly [string, string])[]): string {
  let text = `${first}\r\n`;
  for (const [name, value] of fields)
    text += `${name}: ${/[\r\n]/.test(value) ? value.replace(/[\r\n]+/g, " ") : value}\r\n`;
  return text;
}

/** RFC 1952, 2.3: no name, no time, system unknown. */
const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/** A gzip member with one block that is stored as it is (RFC 1951, 3.2.4). At most 65,535 bytes. */
function stored(plain: Buffer): Buffer {
  const frame = Buffer.alloc(13);
  frame[0] = 1;
  frame.writeUInt16LE(plain.length, 1);
  frame.writeUInt16LE(plain.length ^ 0xffff, 3);
  frame.writeUInt32LE(crc32(plain), 5);
  frame.writeUInt32LE(plain.length, 9);
  return Buffer.concat([GZIP_HEAD, frame.subarray(0, 5), plain, frame.subarray(5)]);
}
