import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { SkipError, type SkipReason } from "../../core/errors.ts";
import { read } from "../read/read.ts";
import type { Read, ReadOptions, Source } from "../read/reader.ts";
import { type CrawledPage, type CrawlRead, crawled } from "./prepared-page.ts";

/** So many pages are read before threads are started: a small crawl is over before they would be. */
const PAGES_BEFORE = 60;
/** Of a crawl that will have so many pages, threads are started as soon as that is known. */
const MANY_PAGES = 100;
/**
 * Who asks for so many pages seldom has few of them: threads are started with the crawl, while its first page is fetched, and
 * this one never learns the readers. A site of thirty pages pays for it with a fifth of a second.
 */
const MANY_WANTED = 500;
/** Beyond so many, fetching and storing are what limits. */
const MOST_THREADS = 4;
/**
 * Bytes that wait for every thread before this one reads, too. Two batches of common pages are less: this thread has its
 * own work with them, and would have to learn the readers anew, which takes as long as reading a thousand pages. Of pages
 * that take long to read, there are more bytes than this; it would only wait for them.
 */
const FULL_BYTES = 500_000;
/** Bytes of a page that this thread reads at most beside others: it has to fetch and store meanwhile. */
const SMALL_PAGE = 100_000;
/**
 * Bytes of a page that is read on a thread whatever else there is: what it takes of memory is limited there, and where it
 * takes more, the page alone is lost.
 */
const LARGE_PAGE = 1_000_000;
/** Megabytes of a thread's heap: what the largest page needs, and no more is hoarded before garbage is collected. */
const HEAP_MB = 1_024;
/**
 * What one page takes dies within it, if it is not copied on before: with half of this each page is copied several times,
 * which took up to a tenth more CPU time of a whole crawl; twice of this takes 20 MB more and saves nothing that shows.
 */
const YOUNG_MB = 24;
/** Longer than any reader's own limits: what takes this long hangs, and its thread is ended. */
const READ_DEADLINE_MS = 240_000;

/** In a checkout the thread's program is TypeScript and needs tsx; in the package it is compiled. */
function program(): [string | URL, { eval?: boolean }] {
  if (!import.meta.url.endsWith(".ts")) return [new URL("./read-worker.js", import.meta.url), {}];
  const tsx = import.meta.resolve("tsx/esm/api");
  const entry = new URL("./read-worker.ts", import.meta.url).href;
  return [
    `import(${JSON.stringify(tsx)}).then(({ register }) => (register(), import(${JSON.stringify(entry)})))`,
    { eval: true },
  ];
}

export interface ReadOrder {
  id: number;
  source: Source;
  options: ReadOptions;
}

/** One of `page`, `skip` and `fault`; none of them when the thread says that it is there. */
export interface ReadAnswer {
  /** Of the order; 0 when the thread says that it is there. */
  id: number;
  page?: CrawledPage;
  skip?: { reason: SkipReason; message: string; mend: string | undefined };
  fault?: unknown;
}

interface Thread {
  worker: Worker;
  waiting: Map<number, Waiting>;
  /** Of the pages that wait for it. */
  bytes: number;
  /** It has said that it is there. */
  ready: boolean;
  /** Ends when it has, or is gone. */
  there: Promise<void>;
}

interface Waiting {
  order: ReadOrder;
  timer: NodeJS.Timeout;
  resolve: (page: CrawledPage) => void;
  reject: (reason: unknown) => void;
}

/**
 * Reads the pages of a large crawl on other threads, so that fetching and storing go on meanwhile. What a page is read as
 * does not depend on where; a thread that dies takes the pages that it was reading with it, as unreadable.
 */
export class ReadingPool {
  readonly #here: Read;
  readonly #note: (message: string) => void;
  readonly #isSlow: boolean;
  #size: number;
  #closed = false;
  readonly #threads: Thread[] = [];
  #seen = 0;

  /**
   * @param note told where threads do not start: all is read on this one then, which takes longer
   * @param own reads all, on this thread, where it is given
   * @param isSlow pages come more slowly than one thread reads them, as from a browser: threads are started for large ones alone
   */
  constructor(note: (message: string) => void, own?: Read, isSlow = false) {
    this.#note = note;
    this.#isSlow = isSlow;
    this.#here = own ?? read;
    this.#size = own ? 0 : Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1));
  }

  /** Threads that are reading. */
  get ready(): number {
    return this.#threads.filter(({ ready }) => ready).length;
  }

  /** Tells how many pages there will be, as far as is known: threads that are worth their start are started now. */
  expect(pages: number): void {
    if (pages >= MANY_PAGES && !this.#isSlow) this.#fill();
  }

  /** Tells how many pages are wanted, before the first of them is known. */
  want(pages: number): void {
    if (pages >= MANY_WANTED && !this.#isSlow) this.#fill();
  }

  #fill(): void {
    while (!this.#closed && this.#threads.length < this.#size) this.#threads.push(this.#start());
  }

  readonly read: CrawlRead = async (source, options) => {
    const id = ++this.#seen;
    const size = source.body.byteLength;
    if (size >= LARGE_PAGE || (id > PAGES_BEFORE && !this.#isSlow)) this.#fill();
    // Who reads here meanwhile has this thread learn the readers, too, which takes longer than the wait.
    if (this.ready === 0 && this.#threads.length > 0) await Promise.race(this.#threads.map(({ there }) => there));
    let thread: Thread | undefined;
    for (const one of this.#threads) {
      if (one.ready && (!thread || one.bytes < thread.bytes)) thread = one;
    }
    const isFull = thread !== undefined && thread.bytes >= FULL_BYTES && size <= SMALL_PAGE;
    if (!thread || isFull) return crawled(await this.#here(source, options));
    const { waiting, worker } = thread;
    thread.bytes += size;
    return await new Promise((resolve, reject) => {
      const order = { id, source, options };
      const timer = setTimeout(() => void worker.terminate(), READ_DEADLINE_MS);
      waiting.set(order.id, { order, resolve, reject, timer });
      worker.postMessage(order satisfies ReadOrder);
    });
  };

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all(this.#threads.map(({ worker }) => worker.terminate()));
  }

  #start(): Thread {
    const [code, how] = program();
    const worker = new Worker(code, {
      ...how,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: YOUNG_MB },
    });
    const there = new Promise<void>((resolve) => {
      worker.once("message", () => resolve());
      worker.once("exit", () => resolve());
    });
    const thread: Thread = { worker, waiting: new Map(), bytes: 0, ready: false, there };
    worker.on("message", ({ id, page, skip, fault }: ReadAnswer) => {
      thread.ready = true;
      if (id === 0) return;
      const waiting = thread.waiting.get(id);
      clearTimeout(waiting?.timer);
      thread.waiting.delete(id);
      thread.bytes -= waiting?.order.source.body.byteLength ?? 0;
      if (page) waiting?.resolve(page);
      else if (skip) {
        waiting?.reject(new SkipError(skip.reason, skip.message, skip.mend === undefined ? {} : { mend: skip.mend }));
      } else waiting?.reject(fault);
    });
    let why = "it was closed";
    worker.on("error", (error: Error) => {
      why = error.message;
    });
    worker.on("exit", () => this.#bury(thread, why));
    return thread;
  }

  /** The page that a thread died of is lost; those that waited behind it are read elsewhere. */
  #bury(thread: Thread, why: string): void {
    this.#threads.splice(this.#threads.indexOf(thread), 1);
    // Where threads do not even start, all is read here.
    if (!thread.ready && !this.#closed) {
      if (this.#size > 0) this.#note(`pages are read on one thread, for no other could be started: ${why}`);
      this.#size = 0;
    }
    for (const [position, { order, resolve, reject, timer }] of [...thread.waiting.values()].entries()) {
      clearTimeout(timer);
      if (this.#closed || position === 0) {
        reject(new SkipError("unreadable", `${order.source.url} could not be read: its reader ended (${why})`));
      } else this.read(order.source, order.options).then(resolve, reject);
    }
  }
}
