import { closeSync, openSync, readSync } from "node:fs";
import { gunzipSync } from "node:zlib";

/** A record of an archive of our own: its fields and its block. */
export interface WarcRecord {
  /** Names in lower case. */
  fields: Record<string, string>;
  /** HTTP status line and headers, for `response`, `request` and `revisit`. */
  http: { startLine: string; headers: Record<string, string> } | undefined;
  payload: Uint8Array;
}

/** No record of ours is larger: bodies have a cap far below. */
const MAX_RECORD_BYTES = 512 * 1024 * 1024;
const BREAK = Buffer.from("\r\n\r\n");

/**
 * Reads the record that lies at `offset` of a WARC file (ISO 28500:2017, record-at-time gzip), at once: readers of
 * snapshots run inside loops that cannot wait. Throws where there is no whole record there.
 */
export function readWarcRecord(file: string, offset: number, length: number): WarcRecord {
  const packed = Buffer.alloc(length);
  const descriptor = openSync(file, "r");
  try {
    const read = readSync(descriptor, packed, 0, length, offset);
    if (read < length) throw new RangeError(`${file} ends within the record at ${offset}`);
  } finally {
    closeSync(descriptor);
  }
  const record = gunzipSync(packed, { maxOutputLength: MAX_RECORD_BYTES });
  const head = record.indexOf(BREAK);
  if (head < 0 || !record.subarray(0, 5).equals(Buffer.from("WARC/"))) {
    throw new RangeError(`there is no WARC record at ${offset} of ${file}`);
  }
  const { headers: fields } = parseHead(record.subarray(0, head));
  const start = head + BREAK.length;
  const block = record.subarray(start, start + Number(fields["content-length"]));
  if (!fields["content-type"]?.startsWith("application/http")) return { fields, http: undefined, payload: block };
  const httpHead = block.indexOf(BREAK);
  return {
    fields,
    http: parseHead(block.subarray(0, httpHead)),
    payload: block.subarray(httpHead + BREAK.length),
  };
}

function parseHead(head: Buffer): { startLine: string; headers: Record<string, string> } {
  const [startLine = "", ...lines] = head.toString("utf8").split("\r\n");
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const colon = line.indexOf(":");
    if (colon < 0) continue;
    const name = line.slice(0, colon).toLowerCase();
    const value = line.slice(colon + 1).trim();
    headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
  }
  return { startLine, headers };
}
