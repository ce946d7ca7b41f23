import { writeSync } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { join } from "node:path";
import { bodyDigest } from "../../core/body-digest.ts";
import { type Clock, systemClock } from "../../core/clock.ts";
import { sha256 } from "../../core/ids.ts";
import { makeFolder } from "../../core/make-folder.ts";
import { urlParts } from "../../core/url-parts.ts";
import { type Store, storageError } from "../../storage/open-store.ts";
import { addResponses, responseOfSnapshot } from "../../storage/response-store.ts";
import type { Exchange, ExchangeSink } from "../fetch/exchange.ts";
import { archiveFileName, repairArchive } from "./archive-repair.ts";
import { archiveUrl } from "./archive-url.ts";
import { newRecordId, packRecord } from "./pack-record.ts";

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

/** Nearly all requests are sent without a body. */
const NOTHING_DIGEST = sha256("");

/** Records that are written and entered together at most. */
const GROUP = 32;
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
    const snapshot = bodyDigest(exchange.body);
    return this.#enter((known) => this.#exchange(exchange, snapshot, known), snapshot);
  }

  recordRendered(url: string, html: Uint8Array, fetchedAt: Date): Promise<void> {
    const snapshot = bodyDigest(html);
    return this.#enter(() => this.#conversion(url, html, snapshot, fetchedAt), snapshot);
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
    await new Promise(setImmediate);
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
      writeWhole(file.handle, Buffer.concat(parts.splice(0)), file.end);
      const written = entries;
      await this.#store.transact((sql) => addResponses(sql, written));
      entries = [];
      file.end = end;
    };
    const made = new Map<string, Original>();
    for (const { make, snapshot } of group) {
      const known = made.get(snapshot) ?? responseOfSnapshot(this.#store.sql, snapshot);
      const { packed: members, ...row } = await make(known);
      for (const part of members.slice(0, -1)) end += part.length;
      const { length } = members[members.length - 1]!;
      entries.push({ ...row, snapshot, file: file.name, offset: end, length });
      end += length;
      parts.push(...members);
      if (!known) made.set(snapshot, row);
      if (end < (this.#options.maxFileBytes ?? MAX_FILE_BYTES)) continue;
      await flush();
      await this.#closeFile();
      file = await this.#openFile();
      end = file.end;
    }
    if (entries.length > 0) await flush();
  }

  async #exchange(exchange: Exchange, snapshot: string, same: Original | undefined): Promise<Made> {
    const { url, method, status, body } = exchange;
    const date = exchange.fetchedAt.toISOString();
    const known = body.length > 0 ? same : undefined;
    const digest = ["WARC-Payload-Digest", `sha256:${snapshot}`] as const;
    const id = newRecordId();
    const response = await packRecord(id, {
      ...{ url, date, contentType: "application/http; msgtype=response" },
      type: known ? "revisit" : "response",
      fields: known
        ? [
            digest,
            ["WARC-Profile", "http://netpreserve.org/warc/1.1/revisit/identical-payload-digest"],
            ["WARC-Refers-To-Target-URI", known.url],
            ["WARC-Refers-To-Date", known.fetched_at],
          ]
        : [digest],
      http: {
        startLine: `HTTP/1.1 ${status} ${exchange.statusText}`.trimEnd(),
        headers: headersOfDecoded(exchange),
      },
      payload: known ? new Uint8Array() : body,
    });
    const target = urlParts(url) ?? new URL(url);
    const sentBody = Buffer.from(exchange.requestBody ?? "");
    const request = await packRecord(newRecordId(), {
      ...{ url, date, contentType: "application/http; msgtype=request" },
      type: "request",
      fields: [
        ["WARC-Concurrent-To", id],
        ["WARC-Payload-Digest", `sha256:${sentBody.length === 0 ? NOTHING_DIGEST : sha256(sentBody)}`],
      ],
      http: {
        startLine: `${method} ${target.pathname}${target.search} HTTP/1.1`,
        headers: [["host", target.host], ...Object.entries(exchange.requestHeaders).filter(isNoSecret)],
      },
      payload: sentBody,
    });
    return {
      packed: [request, response],
      url: archiveUrl(url, method, exchange.requestBody),
      status,
      content_type: exchange.headers.find(([name]) => name === "content-type")?.[1] ?? "",
      kind: known ? "revisit" : "response",
      fetched_at: date,
    };
  }

  async #conversion(url: string, html: Uint8Array, snapshot: string, fetchedAt: Date): Promise<Made> {
    const date = fetchedAt.toISOString();
    const record = await packRecord(newRecordId(), {
      ...{ url, date, contentType: RENDERED_TYPE },
      type: "conversion",
      fields: [["WARC-Payload-Digest", `sha256:${snapshot}`]],
      payload: html,
    });
    return {
      packed: [record],
      url: archiveUrl(url, "GET", undefined),
      status: 200,
      content_type: RENDERED_TYPE,
      kind: "conversion",
      fetched_at: date,
    };
  }

  async #openFile() {
    if (this.#file) return this.#file;
    makeFolder(this.#store.archiveFolder);
    const at = this.#clock.now();
    let name: string;
    let path: string;
    do {
      name = archiveFileName(at, process.pid, this.#number++);
      path = join(this.#store.archiveFolder, name);
    } while (inUse.has(path));
    inUse.add(path);
    const handle = await open(path, "wx");
    const first = await packRecord(newRecordId(), {
      type: "warcinfo",
      date: at.toISOString(),
      contentType: "application/warc-fields",
      fields: [["WARC-Filename", name]],
      payload: Buffer.from(
        `software: ${this.#options.software}\r\nformat: WARC File Format 1.1\r\nconformsTo: ${WARC_STANDARD}\r\n`,
      ),
    });
    writeWhole(handle, first, 0);
    this.#file = { handle, name, path, end: first.length };
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

const WARC_STANDARD = "https://iipc.github.io/warc-specifications/specifications/warc-format/warc-1.1/";
const RENDERED_TYPE = "text/html; charset=utf-8";

/**
 * A write may take less than it was given. At once: the system takes what is written into its memory, in less time than
 * another thread takes to be woken.
 */
function writeWhole(handle: FileHandle, bytes: Buffer, position: number): void {
  for (let done = 0; done < bytes.length; ) {
    done += writeSync(handle.fd, bytes, done, bytes.length - done, position + done);
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
