import { createHash } from "node:crypto";
import { mkdirSync } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzip, gzipSync } from "node:zlib";
import { WARC_1_1, WARCRecord, WARCSerializer } from "warcio";
import { type Clock, systemClock } from "../../core/clock.ts";
import { sha256 } from "../../core/ids.ts";
import { type Store, storageError } from "../../storage/open-store.ts";
import { addResponses, responseOfSnapshot } from "../../storage/response-store.ts";
import type { Exchange, ExchangeSink } from "../fetch/exchange.ts";
import { archiveFileName, repairArchive } from "./archive-repair.ts";
import { archiveUrl } from "./archive-url.ts";

export interface RecorderOptions {
  /** Written into each file's first record. */
  software: string;
  /** A file is closed and the next begun when it has so many bytes. Default 1 GB. */
  maxFileBytes?: number;
  clock?: Clock;
}

const MAX_FILE_BYTES = 1_000_000_000;
/**
 * The body is kept decoded, so that its digest is that of the snapshot; the headers that spoke of its coding are kept
 * under the names that Webrecorder's tools use for this.
 */
const CODING_HEADERS = new Set(["content-encoding", "transfer-encoding", "content-length"]);

/** Records that are written and entered together at most. */
const GROUP = 32;
/** Beyond this, compressing on another thread costs less than it saves. */
const LONG_RECORD = 100_000;
/** Pages come out a seventh larger than at the default 6, in a third of the time. */
const GZIP_LEVEL = 2;

const compress = promisify(gzip);
/** Files that recorders of this process have open. */
const inUse = new Set<string>();

type Entry = Parameters<typeof addResponses>[1][number];
/** The record that first brought a snapshot. */
type Original = Pick<Entry, "url" | "fetched_at">;
/** What stands in a file one after the other, the record that is entered last, and its entry. */
type Made = Omit<Entry, "snapshot" | "file" | "offset" | "length"> & { packed: Buffer[] };

interface Waiting {
  make: (known: Original | undefined) => Promise<Made>;
  snapshot: string;
  resolve: () => void;
  reject: (reason: unknown) => void;
}

/**
 * Keeps exchanges as WARC 1.1 (ISO 28500:2017) with one gzip member a record, in files beside the database, and enters
 * each in the store's index after its bytes are written. A request stands before its response, so that the index
 * always knows where the last good record ends.
 */
export class Recorder implements ExchangeSink {
  readonly #store: Store;
  readonly #options: RecorderOptions;
  readonly #clock: Clock;
  #file: { handle: FileHandle; name: string; path: string; end: number } | undefined;
  #number = 0;
  readonly #waiting: Waiting[] = [];
  /** Under way as long as something waits. */
  #writing: Promise<void> | undefined;

  private constructor(store: Store, options: RecorderOptions) {
    this.#store = store;
    this.#options = options;
    this.#clock = options.clock ?? systemClock;
  }

  /** Mends what a killed process left, and begins a file of its own with the first record. */
  static async open(store: Store, options: RecorderOptions): Promise<Recorder> {
    await repairArchive(store, inUse);
    return new Recorder(store, options);
  }

  record(exchange: Exchange): Promise<void> {
    return this.#enter((known) => this.#exchange(exchange, known), sha256(exchange.body));
  }

  recordRendered(url: string, html: Uint8Array, fetchedAt: Date): Promise<void> {
    return this.#enter(() => this.#conversion(url, html, fetchedAt), sha256(html));
  }

  async close(): Promise<void> {
    while (this.#writing) await this.#writing;
    await this.#closeFile();
  }

  /** Resolves when the record lies in its file and in the index. What comes while others are written goes in together. */
  #enter(make: Waiting["make"], snapshot: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ make, snapshot, resolve, reject });
      this.#writing ??= this.#writeAll();
    });
  }

  /** A failed write is told to all who waited for it; the next ones still get their turn. */
  async #writeAll(): Promise<void> {
    // What is recorded at the same moment may still come.
    await Promise.resolve();
    while (this.#waiting.length > 0) {
      const group = this.#waiting.splice(0, GROUP);
      try {
        await this.#writeGroup(group);
        for (const { resolve } of group) resolve();
      } catch (error) {
        for (const { reject } of group) reject(storageError(error, this.#store.archiveFolder));
      }
    }
    this.#writing = undefined;
  }

  async #writeGroup(group: readonly Waiting[]): Promise<void> {
    const parts: Buffer[] = [];
    let entries: Entry[] = [];
    let file = await this.#openFile();
    let end = file.end;
    const flush = async () => {
      // At its own position, so that a write that failed half-way is overwritten by the next.
      await writeWhole(file.handle, Buffer.concat(parts.splice(0)), file.end);
      const written = entries;
      await this.#store.transact((sql) => addResponses(sql, written));
      entries = [];
      file.end = end;
    };
    const made = new Map<string, Original>();
    for (const { make, snapshot } of group) {
      const known = made.get(snapshot) ?? responseOfSnapshot(this.#store.sql, snapshot);
      const { packed, ...row } = await make(known);
      for (const part of packed.slice(0, -1)) end += part.length;
      const { length } = packed[packed.length - 1]!;
      entries.push({ ...row, snapshot, file: file.name, offset: end, length });
      end += length;
      parts.push(...packed);
      if (!known) made.set(snapshot, row);
      if (end < (this.#options.maxFileBytes ?? MAX_FILE_BYTES)) continue;
      await flush();
      await this.#closeFile();
      file = await this.#openFile();
      end = file.end;
    }
    if (entries.length > 0) await flush();
  }

  async #exchange(exchange: Exchange, same: Original | undefined): Promise<Made> {
    const snapshot = sha256(exchange.body);
    const common = { url: exchange.url, date: exchange.fetchedAt.toISOString(), warcVersion: WARC_1_1 } as const;
    const known = exchange.body.length > 0 ? same : undefined;
    const httpHeaders = headersOfDecoded(exchange);
    const statusline = `HTTP/1.1 ${exchange.status} ${exchange.statusText}`.trimEnd();
    const digest = { "WARC-Payload-Digest": `sha256:${snapshot}` };
    const response = known
      ? WARCRecord.create({
          ...common,
          type: "revisit",
          statusline,
          httpHeaders,
          warcHeaders: digest,
          refersToUrl: known.url,
          refersToDate: known.fetched_at,
        })
      : WARCRecord.create({ ...common, type: "response", statusline, httpHeaders, warcHeaders: digest }, [
          exchange.body,
        ]);
    const target = new URL(exchange.url);
    const body = Buffer.from(exchange.requestBody ?? "");
    const request = WARCRecord.create(
      {
        ...common,
        type: "request",
        statusline: `${exchange.method} ${target.pathname}${target.search} HTTP/1.1`,
        httpHeaders: [["host", target.host], ...Object.entries(exchange.requestHeaders).filter(isNoSecret)],
        warcHeaders: {
          "WARC-Concurrent-To": response.warcHeader("WARC-Record-ID") ?? "",
          "WARC-Payload-Digest": `sha256:${sha256(body)}`,
        },
      },
      [body],
    );
    return {
      packed: [await pack(request), await pack(response, known ? new Uint8Array() : exchange.body)],
      url: archiveUrl(exchange.url, exchange.method, exchange.requestBody),
      status: exchange.status,
      content_type: exchange.headers.find(([name]) => name === "content-type")?.[1] ?? "",
      kind: known ? "revisit" : "response",
      fetched_at: common.date,
    };
  }

  async #conversion(url: string, html: Uint8Array, fetchedAt: Date): Promise<Made> {
    const record = WARCRecord.create(
      {
        url,
        date: fetchedAt.toISOString(),
        warcVersion: WARC_1_1,
        type: "conversion",
        warcHeaders: { "Content-Type": RENDERED_TYPE, "WARC-Payload-Digest": `sha256:${sha256(html)}` },
      },
      [html],
    );
    return {
      packed: [await pack(record, html)],
      url: archiveUrl(url, "GET", undefined),
      status: 200,
      content_type: RENDERED_TYPE,
      kind: "conversion",
      fetched_at: fetchedAt.toISOString(),
    };
  }

  async #openFile() {
    if (this.#file) return this.#file;
    mkdirSync(this.#store.archiveFolder, { recursive: true });
    const at = this.#clock.now();
    let name: string;
    let path: string;
    do {
      name = archiveFileName(at, process.pid, this.#number++);
      path = join(this.#store.archiveFolder, name);
    } while (inUse.has(path));
    inUse.add(path);
    const handle = await open(path, "wx");
    const info = WARCRecord.createWARCInfo(
      { filename: name, warcVersion: WARC_1_1, date: at.toISOString() },
      {
        software: this.#options.software,
        format: "WARC File Format 1.1",
        conformsTo: "https://iipc.github.io/warc-specifications/specifications/warc-format/warc-1.1/",
      },
    );
    const packed = await pack(info);
    await handle.write(packed, 0, packed.length, 0);
    this.#file = { handle, name, path, end: packed.length };
    return this.#file;
  }

  async #closeFile(): Promise<void> {
    if (!this.#file) return;
    const { handle, path } = this.#file;
    this.#file = undefined;
    await handle.sync();
    await handle.close();
    inUse.delete(path);
  }
}

const RENDERED_TYPE = "text/html; charset=utf-8";

/** A write may take less than it was given. */
async function writeWhole(handle: FileHandle, bytes: Buffer, position: number): Promise<void> {
  for (let done = 0; done < bytes.length; ) {
    const { bytesWritten } = await handle.write(bytes, done, bytes.length - done, position + done);
    done += bytesWritten;
  }
}

/** Logins that the user gave have no place in an archive that may be handed on. */
function isNoSecret([name]: [string, string]): boolean {
  return !["authorization", "cookie", "proxy-authorization"].includes(name.toLowerCase());
}

function headersOfDecoded(exchange: Exchange): [string, string][] {
  const headers = exchange.headers.map(([name, value]): [string, string] => [
    CODING_HEADERS.has(name) ? `x-orig-${name}` : name,
    value,
  ]);
  return [...headers, ["content-length", String(exchange.body.length)]];
}

/** One gzip member. The digest of the block is made here, where it is native; the library's own would take most of the time. */
async function pack(record: WARCRecord, payload?: Uint8Array): Promise<Buffer> {
  if (payload) {
    const hash = createHash("sha256");
    if (record.httpHeaders) hash.update(`${record.httpHeaders.toString()}\r\n`);
    record.warcHeaders.headers.set("WARC-Block-Digest", `sha256:${hash.update(payload).digest("hex")}`);
  }
  const plain = await WARCSerializer.serialize(record, { gzip: false });
  return plain.length > LONG_RECORD
    ? await compress(plain, { level: GZIP_LEVEL })
    : gzipSync(plain, { level: GZIP_LEVEL });
}
