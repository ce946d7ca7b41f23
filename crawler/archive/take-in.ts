import { UsageError } from "../../core/errors.ts";
import { sha256 } from "../../core/ids.ts";
import { hasArchived } from "../../storage/archive-listing.ts";
import type { Store } from "../../storage/open-store.ts";
import { canonicalUrl } from "../fetch/canonical-url.ts";
import type { Exchange } from "../fetch/exchange.ts";
import { archiveUrl } from "./archive-url.ts";
import { entrancePage, foreignRecords } from "./foreign-archive.ts";
import type { Recorder } from "./recorder.ts";
import { findSnapshot } from "./snapshot-reader.ts";

export interface TakenIn {
  /** Records that are in the store's archive now, those included that were there before. */
  records: number;
  /** Where a crawl of it begins: the entrance that it names, else its first page; undefined where it has no page. */
  root: string | undefined;
  /** Why it could not be read to its end. */
  damage?: UsageError;
}

/**
 * Copies what a web archive of any maker holds into the store's own archive, from which it can be crawled and replayed.
 * The same archive again adds nothing. Of one that was cut off, or is damaged, what stands before that. Rejects with
 * `UsageError` where the file is no web archive, `StopError` where the disk is full, and with the signal's reason when aborted;
 * what was taken in stays.
 */
export async function takeIn(path: string, store: Store, recorder: Recorder, signal?: AbortSignal): Promise<TakenIn> {
  /** Snapshot of the bytes behind a payload digest of this archive, for its revisits. */
  const snapshots = new Map<string, string>();
  let records = 0;
  let first: string | undefined;
  let damage: UsageError | undefined;
  try {
    for await (const { recorded, digest } of foreignRecords(path)) {
      signal?.throwIfAborted();
      if (recorded.kind === "rendered") {
        const { url, html, fetchedAt } = recorded;
        const key = archiveUrl(url, "GET", undefined);
        if (!(await isKnown(store, key, html, fetchedAt))) await recorder.recordRendered(url, html, fetchedAt);
      } else {
        const exchange =
          recorded.kind === "revisit" ? await filled(recorded.exchange, recorded.digest) : recorded.exchange;
        if (!exchange) continue;
        if (digest !== undefined && recorded.kind === "response") snapshots.set(digest, sha256(exchange.body));
        first ??= pageUrl(exchange);
        const { url, method, requestBody, body, fetchedAt } = exchange;
        if (!(await isKnown(store, archiveUrl(url, method, requestBody), body, fetchedAt)))
          await recorder.record(exchange);
      }
      records += 1;
    }
  } catch (error) {
    if (!(error instanceof UsageError) || first === undefined) throw error;
    damage = error;
  }
  const root = (damage ? undefined : await entrancePage(path)) ?? first;
  return { records, root, ...(damage ? { damage } : {}) };

  /** A revisit with the bytes that it points at; undefined where this archive does not have them. */
  async function filled(exchange: Exchange, of: string): Promise<Exchange | undefined> {
    const id = snapshots.get(of);
    const snapshot = id === undefined ? undefined : await findSnapshot(store, id);
    return snapshot && { ...exchange, body: snapshot.bytes() };
  }
}

async function isKnown(store: Store, url: string, body: Uint8Array, at: Date): Promise<boolean> {
  return await hasArchived(store, { url, snapshot: sha256(body), fetchedAt: at.toISOString() });
}

function pageUrl({ url, method, status, headers }: Exchange): string | undefined {
  if (method !== "GET") return undefined;
  const type = headers.find(([name]) => name === "content-type")?.[1] ?? "";
  return status === 200 && /^(?:text\/html|application\/xhtml\+xml)\b/i.test(type) ? canonicalUrl(url) : undefined;
}
