import type { Store } from "./open-store.ts";

/** A recorded answer, and where its record lies. */
export interface ArchiveEntry {
  url: string;
  /** ISO 8601. */
  fetchedAt: string;
  status: number;
  contentType: string;
  /** `response`, `revisit` (points at the same bytes) or `conversion` (what a browser made of it). */
  kind: string;
  /** SHA-256 of the body. */
  snapshot: string;
  file: string;
  offset: number;
  length: number;
}

export interface ArchivedPage {
  url: string;
  title: string;
  fetchedAt: string;
  depth: number;
}

/** Everything recorded, file by file in the order of the records. */
export async function archiveEntries(store: Store): Promise<ArchiveEntry[]> {
  const rows = await store.db.selectFrom("responses").selectAll().orderBy("file").orderBy("offset").execute();
  return rows.map(({ url, fetched_at, status, content_type, kind, snapshot, file, offset, length }) => ({
    url,
    fetchedAt: fetched_at,
    status,
    contentType: content_type,
    kind,
    snapshot,
    file,
    offset,
    length,
  }));
}

/** The pages of all sites, the roots first. */
export async function archivedPages(store: Store): Promise<ArchivedPage[]> {
  const rows = await store.db
    .selectFrom("pages")
    .select(["url", "title", "fetched_at", "depth"])
    .where("state", "=", "done")
    .where("fetched_at", "is not", null)
    .orderBy("depth")
    .orderBy("priority")
    .orderBy("id")
    .execute();
  return rows.map(({ url, title, fetched_at, depth }) => ({
    url,
    title: title ?? "",
    fetchedAt: fetched_at ?? "",
    depth,
  }));
}

/** Whether this answer of this moment is in the archive. `url` is the key under which the archive finds it. */
export async function hasArchived(
  store: Store,
  answer: { url: string; snapshot: string; fetchedAt: string },
): Promise<boolean> {
  const row = await store.db
    .selectFrom("responses")
    .select("id")
    .where("url", "=", answer.url)
    .where("snapshot", "=", answer.snapshot)
    .where("fetched_at", "=", answer.fetchedAt)
    .executeTakeFirst();
  return row !== undefined;
}
