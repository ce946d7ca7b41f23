import { randomUUID } from "node:crypto";
import { promisify } from "node:util";
import { crc32, gzip, gzipSync, type ZlibOptions } from "node:zlib";
import { sha256 } from "../../core/ids.ts";

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
/** Of the window that a compressor looks back in (RFC 1951 allows 32 kB): as powers of two. */
const LEAST_WINDOW_BITS = 11;
const MOST_WINDOW_BITS = 15;
/** Bytes at the end of its window that zlib finds nothing in. */
const LOOKAHEAD = 262;
/** How many tables there are for what was seen; the default is made for streams, this for a page. */
const SMALL_MEMORY = 6;

const compress = promisify(gzip);

export function newRecordId(): string {
  return `<urn:uuid:${randomUUID()}>`;
}

/** One record as one gzip member (ISO 28500:2017, annex D). */
export async function packRecord(id: string, draft: RecordDraft): Promise<Buffer> {
  return await packed(plainRecord(id, draft));
}

/** A record as it is before it is compressed, put together in its place: its block is digested where it stands. */
function plainRecord(id: string, draft: RecordDraft): Buffer {
  const { type, url, date, contentType, fields, http, payload } = draft;
  const httpHead = http ? `${lines(http.startLine, http.headers)}\r\n` : "";
  const httpLength = Buffer.byteLength(httpHead);
  const blockLength = httpLength + payload.byteLength;
  const before = lines("WARC/1.1", [
    ["WARC-Type", type],
    ["WARC-Record-ID", id],
    ["WARC-Date", date],
    ...(url === undefined ? [] : [["WARC-Target-URI", url] as const]),
    ["Content-Type", contentType],
    ...fields,
  ]);
  const digestField = "WARC-Block-Digest: sha256:";
  const behind = `\r\nContent-Length: ${blockLength}\r\n\r\n`;
  const beforeLength = Buffer.byteLength(before);
  const block = beforeLength + digestField.length + DIGEST_LENGTH + behind.length;
  const record = Buffer.allocUnsafe(block + blockLength + END.length);
  record.write(httpHead, block);
  record.set(payload, block + httpLength);
  const digest = sha256(record.subarray(block, block + blockLength));
  record.write(before);
  record.write(digestField + digest + behind, beforeLength, "latin1");
  record.write(END, block + blockLength, "latin1");
  return record;
}

/** Bytes as one gzip member. */
async function packed(plain: Buffer): Promise<Buffer> {
  if (plain.length < SHORT_RECORD) return stored(plain);
  if (plain.length > LONG_RECORD) return await compress(plain, { level: GZIP_LEVEL });
  return gzipSync(plain, fitting(plain.length));
}

/**
 * For each record the compressor's tables and the memory for what comes out are made anew: of a page of 7 kB both take as long
 * as compressing it, unless they are no larger than it. The bytes are the same.
 */
function fitting(length: number): ZlibOptions {
  const bits = Math.max(LEAST_WINDOW_BITS, Math.ceil(Math.log2(length + LOOKAHEAD)));
  const memory = bits < MOST_WINDOW_BITS ? { memLevel: SMALL_MEMORY } : {};
  return { level: GZIP_LEVEL, windowBits: Math.min(MOST_WINDOW_BITS, bits), chunkSize: length, ...memory };
}

const END = "\r\n\r\n";
/** Hex digits of a SHA-256. */
const DIGEST_LENGTH = 64;

/** A line break within a value would begin another field. */
function lines(first: string, fields: readonly (readonly [string, string])[]): string {
  let text = `${first}\r\n`;
  for (const [name, value] of fields)
    text += `${name}: ${/[\r\n]/.test(value) ? value.replace(/[\r\n]+/g, " ") : value}\r\n`;
  return text;
}

/** RFC 1952, 2.3: no name, no time, system unknown. */
const GZIP_HEAD = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff];
/** Bytes before and behind a block that is stored. */
const BEFORE_STORED = GZIP_HEAD.length + 5;
const BEHIND_STORED = 8;

/** A gzip member with one block that is stored as it is (RFC 1951, 3.2.4). At most 65,535 bytes. */
function stored(plain: Buffer): Buffer {
  const { length } = plain;
  const member = Buffer.allocUnsafe(BEFORE_STORED + length + BEHIND_STORED);
  member.set(GZIP_HEAD);
  member[GZIP_HEAD.length] = 1;
  member.writeUInt16LE(length, GZIP_HEAD.length + 1);
  member.writeUInt16LE(length ^ 0xffff, GZIP_HEAD.length + 3);
  member.set(plain, BEFORE_STORED);
  member.writeUInt32LE(crc32(plain), BEFORE_STORED + length);
  member.writeUInt32LE(length, BEFORE_STORED + length + 4);
  return member;
}
