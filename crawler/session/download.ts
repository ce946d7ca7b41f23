import { setTimeout as delay } from "node:timers/promises";
import type { Download, Response } from "playwright";
import { withDeadline } from "../../core/deadline.ts";
import { RetryError, SkipError } from "../../core/errors.ts";
import type { Exchange } from "../fetch/exchange.ts";
import type { Fetched } from "../fetch/fetcher.ts";
import { withoutFragment } from "../fetch/route-fragment.ts";

const DEADLINE_MS = 60_000;
const MAX_BYTES = 20_000_000;
/** A navigation fails for a download before the download is announced. */
const ANNOUNCED_MS = 5_000;
const LOOK_MS = 20;

/** Answers that say rightly what they are; servers send tables of all kinds as spreadsheets or octets. */
const BELIEVED = /^(?:text\/(?!plain)|application\/(?:json|xhtml))/i;
/** What a file is whose answer does not say so, by the name that it was given. */
const TYPE_OF_NAME: readonly [RegExp, string][] = [
  [/\.csv$/i, "text/csv"],
  [/\.tsv$/i, "text/tab-separated-values"],
  [/\.json$/i, "application/json"],
  [/\.html?$/i, "text/html"],
];

/** Downloads that a tab begins. What began for an earlier address is never given for a later one. */
export class Downloads {
  #begun: Download[] = [];

  /** Another address, or another action: what began before is nobody's. */
  begin(): void {
    for (const download of this.#begun) void Promise.allSettled([download.cancel()]);
    this.#begun = [];
  }

  add(download: Download): void {
    this.#begun.push(download);
  }

  /** What has begun since `begin`. */
  take(): Download | undefined {
    return this.#begun.shift();
  }

  /** The one for one of these addresses (a navigation's hops), which may yet be announced. */
  async of(urls: ReadonlySet<string>): Promise<Download | undefined> {
    for (let waited = 0; ; waited += LOOK_MS) {
      const found = this.#begun.find((download) => urls.has(withoutFragment(download.url())));
      if (found || waited >= ANNOUNCED_MS) return found;
      await delay(LOOK_MS);
    }
  }
}

/**
 * What a browser downloaded, as bytes. `answer`: the head of the response that it came with, where there was one; `page`:
 * the address at which a script made it. Rejects with `SkipError("too_large")` and `RetryError`.
 */
export async function readDownload(download: Download, page: string, answer?: Response): Promise<Fetched> {
  const name = download.suggestedFilename();
  // What a script made has no address; it was had on the page.
  const url = /^https?:/.test(download.url()) ? download.url() : `${withoutFragment(page)}#${encodeURIComponent(name)}`;
  const body = await withDeadline(DEADLINE_MS, `the download of ${url}`, async () => {
    const failure = await download.failure();
    if (failure) throw new RetryError("network_error", `the download of ${url} failed: ${failure}`);
    const chunks: Buffer[] = [];
    let size = 0;
    // As a stream, because the browser may run on another machine.
    for await (const chunk of await download.createReadStream()) {
      size += (chunk as Buffer).length;
      if (size > MAX_BYTES) throw new SkipError("too_large", `${url} has more than ${MAX_BYTES} bytes`);
      chunks.push(chunk as Buffer);
    }
    return Buffer.concat(chunks);
  });
  await Promise.allSettled([download.delete()]);
  const headers = answer?.headers() ?? {};
  const declared = headers["content-type"] ?? "";
  return {
    url,
    finalUrl: url,
    status: answer?.status() ?? 200,
    headers,
    // Where neither says what it is, the reader looks at the bytes.
    contentType: BELIEVED.test(declared) ? declared : (TYPE_OF_NAME.find(([ending]) => ending.test(name))?.[1] ?? ""),
    body,
    redirects: [],
    fetchedAt: new Date().toISOString(),
    backend: "browser",
  };
}

/** A file as the archive keeps it. */
export function exchangeOf({ finalUrl, status, headers, body, fetchedAt }: Fetched): Exchange {
  const given = Object.entries(headers).map(([name, value]): [string, string] => [name.toLowerCase(), value]);
  const request = { url: finalUrl, method: "GET", requestHeaders: {}, requestBody: undefined };
  return { ...request, status, statusText: "", headers: given, body, fetchedAt: new Date(fetchedAt) };
}
