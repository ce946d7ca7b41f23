import { createHash } from "node:crypto";
import { mkdirSync } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { WARC_1_1, WARCRecord, WARCSerializer } from "warcio";
import { type Clock, systemClock } from "../../core/clock.ts";
import { sha256 } from "../../core/ids.ts";
import { type Store, storageError } from "../../storage/open-store.ts";
import { addResponse, responseOfSnapshot } from "../../storage/response-store.ts";
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

const compress = promisify(gzip);
/** Files that recorders of this process have open. */
const inUse = new Set<string>();

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
  /** The last write: each waits for the one before. */
  #last: Promise<void> = Promise.resolve();

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
    return this.#inTurn(() => this.#recordExchange(exchange));
  }

  recordRendered(url: string, html: Uint8Array, fetchedAt: Date): Promise<void> {
    return this.#inTurn(() => this.#recordConversion(url, html, fetchedAt));
  }

  async close(): Promise<void> {
    await this.#last;
    await this.#closeFile();
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const mine = this.#last.then(work).catch((error: unknown) => {
      throw storageError(error, this.#store.archiveFolder);
    });
    // A failed write is told to its caller; the next one still gets its turn.
    this.#last = mine.catch(() => undefined);
    return mine;
  }

  async #recordExchange(exchange: Exchange): Promise<void> {
    const snapshot = sha256(exchange.body);
    const common = { url: exchange.url, date: exchange.fetchedAt.toISOString(), warcVersion: WARC_1_1 } as const;
    const known = exchange.body.length > 0 ? await responseOfSnapshot(this.#store.db, snapshot) : undefined;
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
    const before = await pack(request);
    const packed = await pack(response, known ? new Uint8Array() : exchange.body);
    await this.#write([before, packed], {
      url: archiveUrl(exchange.url, exchange.method, exchange.requestBody),
      snapshot,
      status: exchange.status,
      content_type: exchange.headers.find(([name]) => name === "content-type")?.[1] ?? "",
      kind: known ? "revisit" : "response",
      fetched_at: common.date,
    });
  }

  async #recordConversion(url: string, html: Uint8Array, fetchedAt: Date): Promise<void> {
    const snapshot = sha256(html);
    const record = WARCRecord.create(
      {
        url,
        date: fetchedAt.toISOString(),
        warcVersion: WARC_1_1,
        type: "conversion",
        warcHeaders: { "Content-Type": RENDERED_TYPE, "WARC-Payload-Digest": `sha256:${snapshot}` },
      },
      [html],
    );
    await this.#write([await pack(record, html)], {
      url: archiveUrl(url, "GET", undefined),
      snapshot,
      status: 200,
      content_type: RENDERED_TYPE,
      kind: "conversion",
      fetched_at: fetchedAt.toISOString(),
    });
  }

  /** Writes `parts` one after the other and enters the last of them. */
  async #write(
    parts: readonly Buffer[],
    entry: Omit<Parameters<typeof addResponse>[1], "file" | "offset" | "length">,
  ): Promise<void> {
    const file = await this.#openFile();
    let offset = file.end;
    // At its own position each, so that a write that failed half-way is overwritten by the next.
    for (const part of parts.slice(0, -1)) {
      await file.handle.write(part, 0, part.length, offset);
      offset += part.length;
    }
    const last = parts.at(-1) ?? Buffer.alloc(0);
    await file.handle.write(last, 0, last.length, offset);
    await addResponse(this.#store.db, { ...entry, file: file.name, offset, length: last.length });
    file.end = offset + last.length;
    if (file.end >= (this.#options.maxFileBytes ?? MAX_FILE_BYTES)) await this.#closeFile();
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
  return await compress(await WARCSerializer.serialize(record, { gzip: false }));
}
