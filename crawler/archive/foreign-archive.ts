import { createReadStream, existsSync } from "node:fs";
import type { Readable } from "node:stream";
import { brotliDecompressSync } from "node:zlib";
import type { WARCRecord } from "warcio";
import { type Entry, openPromise } from "yauzl";
import { UsageError } from "../../core/errors.ts";
import { parseUrl } from "../../core/parse-url.ts";
import type { Exchange } from "../fetch/exchange.ts";
import type { ForeignRecord, Recorded } from "./foreign-record.ts";
import { type Asked, RequestPairs } from "./request-pairs.ts";
import { unpacked } from "./unpacked.ts";
import { evenHeads } from "./warc-heads.ts";

const MAX_BODY_BYTES = 20_000_000;
const MAX_PAGES_FILE_BYTES = 100_000_000;

/** Whether a name on the command line is a web archive, not an address. */
export function isArchiveFile(name: string): boolean {
  return !/^[a-z][a-z\d+.-]*:\/\//i.test(name) && /\.(?:warc|warc\.gz|wacz)$/i.test(name);
}

/**
 * Reads a WARC file (ISO 28500, 1.0 or 1.1, gzip or plain) or a WACZ package, streaming: memory holds two records.
 * Answers to anything but GET and POST, and bodies over 20 MB, are passed over; an answer whose request the archive does
 * not have next to it counts as one to a GET. Throws `UsageError` where it is none.
 */
export async function* foreignRecords(path: string): AsyncGenerator<ForeignRecord> {
  if (!existsSync(path)) throw new UsageError(`there is no file ${path}`, { mend: "name an existing WARC or WACZ" });
  try {
    if (/\.wacz$/i.test(path)) yield* packagedRecords(path);
    else yield* streamedRecords(createReadStream(path), path);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const message = error instanceof Error ? error.message : String(error);
    const reason = message === "unexpected end of file" ? "it was cut off" : message;
    throw new UsageError(`${path} cannot be read as a web archive: ${reason}`, {
      cause: error,
      mend: "give a .warc, .warc.gz or .wacz file that is whole",
    });
  }
}

/** The page that a WACZ names as its entrance, the first of its list otherwise; of a WARC there is none. */
export async function entrancePage(path: string): Promise<string | undefined> {
  if (!/\.wacz$/i.test(path)) return undefined;
  const zip = await openPromise(path, { autoClose: false });
  try {
    let first: string | undefined;
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName !== "datapackage.json" && entry.fileName !== "pages/pages.jsonl") continue;
      if (entry.uncompressedSize > MAX_PAGES_FILE_BYTES) continue;
      const text = await textOf(await zip.openReadStreamPromise(entry));
      if (entry.fileName === "datapackage.json") {
        const named = urlIn(text, "mainPageUrl");
        if (named !== undefined) return named;
      } else
        first = text
          .split("\n")
          .map((line) => urlIn(line, "url"))
          .find((url) => url !== undefined);
    }
    return first;
  } finally {
    zip.close();
  }
}

async function* packagedRecords(path: string): AsyncGenerator<ForeignRecord> {
  const zip = await openPromise(path, { autoClose: false });
  try {
    const entries: Entry[] = [];
    for await (const entry of zip.eachEntry()) {
      if (/^archive\/.*\.warc(?:\.gz)?$/i.test(entry.fileName)) entries.push(entry);
    }
    for (const entry of entries) yield* streamedRecords(await zip.openReadStreamPromise(entry), entry.fileName);
  } finally {
    zip.close();
  }
}

/** Unpacked by zlib and not by the library, which ends in silence where a packed file was cut off. */
async function* streamedRecords(file: Readable, name: string): AsyncGenerator<ForeignRecord> {
  // Loaded where it is used: only a few runs read the archives of others.
  const { LimitReader, WARCParser } = await import("warcio");
  const stream = /\.gz$/i.test(name) ? unpacked(file) : file;
  let parsed = 0;
  const pairs = new RequestPairs();
  try {
    for await (const record of WARCParser.iterRecords(evenHeads(stream))) {
      if (!record.warcHeaders.statusline.startsWith("WARC/")) throw new RangeError("there is no WARC record in it");
      parsed += 1;
      const url = record.warcTargetURI?.replace(/^<|>$/g, "") ?? "";
      const isRequest = record.warcType === "request";
      const asked = isRequest ? await askedIn(record) : undefined;
      const recorded = isRequest ? undefined : await recordedIn(record, url);
      await record.skipFully();
      // What a record still owes where the file ends was cut off.
      if (record._reader instanceof LimitReader && record._reader.limit > 0) {
        throw new RangeError(`it was cut off within the record of ${record.warcTargetURI ?? record.warcType}`);
      }
      if (isRequest) pairs.asked(record, url, asked);
      else {
        const before = pairs.before(record, url);
        if (before) yield before;
        if (recorded) pairs.hold(record, { recorded, digest: record.warcPayloadDigest ?? undefined });
      }
    }
  } catch (error) {
    // What came whole before the fault is kept.
    const whole = pairs.release();
    if (whole) yield whole;
    throw error;
  } finally {
    file.destroy();
  }
  const last = pairs.release();
  if (last) yield last;
  if (parsed === 0) throw new RangeError("there is no record in it");
}

/** What a request record says was asked; undefined where its body is too large to be asked again. */
async function askedIn(record: WARCRecord): Promise<Asked | undefined> {
  const body = await bodyOf(record);
  const method = record.httpHeaders?.method?.toUpperCase();
  if (!body || !method) return undefined;
  const type = [...(record.httpHeaders?.headers ?? [])].find(([name]) => name.toLowerCase() === "content-type")?.[1];
  return {
    method,
    requestHeaders: type === undefined ? {} : { "content-type": type },
    requestBody: body.length === 0 ? undefined : Buffer.from(body).toString("utf8"),
  };
}

async function recordedIn(record: WARCRecord, url: string): Promise<Recorded | undefined> {
  if (!url || !/^https?:/i.test(url)) return undefined;
  const fetchedAt = new Date(record.warcDate ?? 0);
  if (record.warcType === "resource" || record.warcType === "conversion") {
    const type = record.warcContentType ?? "application/octet-stream";
    const body = await bodyOf(record);
    if (!body) return undefined;
    if (record.warcType === "conversion") {
      return /^text\/html\b/i.test(type) ? { kind: "rendered", url, html: body, fetchedAt } : undefined;
    }
    return { kind: "response", exchange: exchangeOf(url, 200, "OK", [["content-type", type]], body, fetchedAt) };
  }
  if (record.warcType !== "response" && record.warcType !== "revisit") return undefined;
  const head = record.httpHeaders;
  if (!head) return undefined;
  const headers = [...head.headers].map(([name, value]): [string, string] => [name.toLowerCase(), value]);
  const status = Number(head.statusCode);
  if (!Number.isInteger(status)) return undefined;
  const text = head.statusText ?? "";
  if (record.warcType === "revisit") {
    const digest = record.warcPayloadDigest;
    if (!digest) return undefined;
    return { kind: "revisit", exchange: exchangeOf(url, status, text, headers, new Uint8Array(), fetchedAt), digest };
  }
  const coded = await bodyOf(record);
  const body = coded && unbrotlied(coded, headers);
  return body && { kind: "response", exchange: exchangeOf(url, status, text, headers, body, fetchedAt) };
}

/** Decoded from its transfer coding and from gzip or deflate; undefined where it is too large. */
async function bodyOf(record: WARCRecord): Promise<Uint8Array | undefined> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of record) {
    bytes += part.length;
    if (bytes > MAX_BODY_BYTES) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** The library leaves Brotli as it is; some archives keep decoded bodies under the old header, so it is tried. */
function unbrotlied(body: Uint8Array, headers: readonly [string, string][]): Uint8Array | undefined {
  const coding = headers.find(([name]) => name === "content-encoding")?.[1];
  if (coding?.trim().toLowerCase() !== "br") return body;
  try {
    return brotliDecompressSync(body, { maxOutputLength: MAX_BODY_BYTES });
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE" ? undefined : body;
  }
}

/** The coding is undone, so its headers no longer hold. */
function exchangeOf(
  url: string,
  status: number,
  statusText: string,
  headers: [string, string][],
  body: Uint8Array,
  fetchedAt: Date,
): Exchange {
  const kept = headers.filter(([name]) => !/^(?:content-encoding|transfer-encoding|content-length)$/.test(name));
  const common = { method: "GET", requestHeaders: {}, requestBody: undefined } as const;
  return { ...common, url, status, statusText, headers: kept, body, fetchedAt };
}

async function textOf(stream: Readable): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts).toString("utf8");
}

/** The web address under a key of a JSON object; undefined where there is none. */
function urlIn(json: string, key: string): string | undefined {
  try {
    const value = (JSON.parse(json) as Record<string, unknown> | null)?.[key];
    return typeof value === "string" && parseUrl(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
