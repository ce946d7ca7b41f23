import { join } from "node:path";
import { SkipError, StopError } from "../../core/errors.ts";
import type { Store } from "../../storage/open-store.ts";
import { type ArchivedResponse, responseFor } from "../../storage/response-store.ts";
import { canonicalUrl } from "../fetch/canonical-url.ts";
import type { Fetched, Fetcher, FetchRequest } from "../fetch/fetcher.ts";
import { statusError } from "../fetch/http-status.ts";
import { refreshTarget } from "../fetch/meta-refresh.ts";
import { archiveUrl } from "./archive-url.ts";
import { damagedRecord, findSnapshot } from "./snapshot-reader.ts";
import { readWarcRecord, type WarcRecord } from "./warc-record.ts";

const MAX_REDIRECTS = 10;

/**
 * The archive backend: answers from what was recorded, without any network. An address that was not recorded gives
 * `SkipError("not_recorded")`; recorded errors give the same errors again. What a browser had rendered is given as it
 * was rendered, so that no browser is needed.
 */
export class ReplayFetcher implements Fetcher {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  async fetch(asked: FetchRequest): Promise<Fetched> {
    const redirects: Fetched["redirects"] = [];
    let { url } = asked;
    let method: string = asked.method ?? "GET";
    for (;;) {
      const row = await responseFor(this.#store, archiveUrl(url, method, asked.body));
      if (!row) {
        throw new SkipError("not_recorded", `${url} is not in the archive`, {
          mend: "record it: crawl its site with a larger budget, or visit it with --web live",
        });
      }
      const answer = await this.#answer(row);
      const redirected = row.status >= 300 && row.status < 400;
      const location = redirected ? answer.headers.location : await this.#refresh(row, method, answer);
      if (location === undefined) {
        const error = statusError(row.status, answer.headers, url, new Date(row.fetched_at));
        // What might pass when asked again will not, in an archive.
        if (error)
          throw error instanceof SkipError ? error : new SkipError(error.reason, error.message, { cause: error });
        return {
          url: asked.url,
          finalUrl: answer.target,
          status: row.status,
          headers: answer.headers,
          contentType: row.content_type,
          body: answer.body,
          redirects,
          fetchedAt: row.fetched_at,
          backend: "archive",
        };
      }
      redirects.push({ url, status: row.status });
      const next = canonicalUrl(location, url);
      if (next === undefined) throw new SkipError("unsupported_scheme", `${url} redirects to ${location}`);
      if (redirects.length > MAX_REDIRECTS) {
        throw new SkipError("too_many_redirects", `${asked.url} redirects more than ${MAX_REDIRECTS} times`);
      }
      if (redirects.some((hop) => hop.url === next)) {
        throw new SkipError("redirect_loop", `${asked.url} redirects in a circle over ${next}`);
      }
      await asked.approve?.(next);
      if (redirected && row.status < 307) method = "GET";
      url = next;
    }
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  /** Where the page itself leads on, as it did live; one whose target was not recorded is shown as it is. */
  async #refresh(row: ArchivedResponse, method: string, answer: { target: string; body: Uint8Array }) {
    if (row.status !== 200 || method !== "GET") return undefined;
    const target = refreshTarget(answer.body, row.content_type, answer.target);
    const known =
      target === undefined ? undefined : await responseFor(this.#store, archiveUrl(target, "GET", undefined));
    return known && target;
  }

  /** Throws `StopError` where the archive does not give it: no attempt is at fault, and none can go on. */
  #record({ file, offset, length }: ArchivedResponse): WarcRecord {
    try {
      return readWarcRecord(join(this.#store.archiveFolder, file), offset, length);
    } catch (error) {
      throw damagedRecord(file, offset, error);
    }
  }

  async #answer(row: ArchivedResponse) {
    const record = this.#record(row);
    const headers = record.http?.headers ?? { "content-type": row.content_type };
    const target = record.fields["warc-target-uri"] ?? row.url;
    if (row.kind !== "revisit") return { headers, target, body: record.payload };
    const snapshot = await findSnapshot(this.#store, row.snapshot);
    if (!snapshot) throw new StopError(`the archive lost the bytes of ${row.url} (snapshot ${row.snapshot})`);
    return { headers, target, body: snapshot.bytes() };
  }
}
