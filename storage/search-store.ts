import { deflateRawSync, inflateRawSync } from "node:zlib";
import { sql } from "kysely";
import type { Store } from "./open-store.ts";

/** A page whose text the index does not have yet, or has from an older snapshot. */
export interface UnindexedPage {
  id: number;
  url: string;
  snapshot: string;
  contentType: string;
  title: string;
}

/** What of a page goes into the index: words as they are compared, parted by spaces, and the text that is shown. */
export interface IndexedPage {
  id: number;
  snapshot: string;
  titleWords: string;
  addressWords: string;
  textWords: string;
  text: string;
}

/** A page that the index found. */
export interface FoundPage {
  url: string;
  title: string;
  text: string;
}

/** How much more a word counts in the title, and in the address, than in the text. */
const TITLE_WEIGHT = 5;
const ADDRESS_WEIGHT = 2;

/** Pages that were read and are not in the index as they are now, at most `limit` of them. */
export async function unindexedPages(store: Store, limit: number): Promise<UnindexedPage[]> {
  const rows = await store.db
    .selectFrom("pages")
    .leftJoin("search_pages", "search_pages.page_id", "pages.id")
    .select(["pages.id", "pages.url", "pages.snapshot", "pages.content_type", "pages.title"])
    .where("pages.state", "=", "done")
    .where("pages.duplicate_of", "is", null)
    .where("pages.snapshot", "is not", null)
    .where((of) =>
      of.or([of("search_pages.snapshot", "is", null), of("search_pages.snapshot", "!=", of.ref("pages.snapshot"))]),
    )
    .orderBy("pages.id")
    .limit(limit)
    .execute();
  return rows.map(({ id, url, snapshot, content_type, title }) => ({
    id,
    url,
    snapshot: snapshot ?? "",
    contentType: content_type ?? "",
    title: title ?? "",
  }));
}

/** Is there any page that was read whose address begins with this? Of no other site the index knows anything. */
export async function hasPagesUnder(store: Store, under: string): Promise<boolean> {
  const found = await store.db
    .selectFrom("pages")
    .select("id")
    .where("state", "=", "done")
    .where("url", ">=", under)
    .where("url", "<", `${under}\u{10ffff}`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Puts pages into the index, in the place of what it had of them; all or none. */
export async function indexPages(store: Store, pages: readonly IndexedPage[]): Promise<void> {
  await store.db.transaction().execute(async (db) => {
    for (const { id, snapshot, titleWords, addressWords, textWords, text } of pages) {
      await db.deleteFrom("search_pages").where("page_id", "=", id).execute();
      const packed = deflateRawSync(Buffer.from(text, "utf8"));
      await db.insertInto("search_pages").values({ page_id: id, snapshot, text: packed }).execute();
      await sql`INSERT INTO search_index (rowid, title, address, text)
        VALUES (${id}, ${titleWords}, ${addressWords}, ${textWords})`.execute(db);
    }
  });
}

/**
 * The pages that fit a query of the index best (BM25, Robertson and Zaragoza 2009), the best first.
 *
 * @param match in the query language of SQLite's FTS5
 * @param under only pages whose address begins with this
 */
export async function findPages(store: Store, match: string, limit: number, under?: string): Promise<FoundPage[]> {
  const { rows } = await sql<{ url: string; title: string | null; text: Uint8Array }>`
    WITH found AS MATERIALIZED (
      SELECT rowid, bm25(search_index, ${TITLE_WEIGHT}, ${ADDRESS_WEIGHT}, 1) AS rank
      FROM search_index WHERE search_index MATCH ${match}
    )
    SELECT pages.url, pages.title, search_pages.text
    FROM found JOIN pages ON pages.id = found.rowid
    JOIN search_pages ON search_pages.page_id = found.rowid
    WHERE pages.state = 'done' AND pages.duplicate_of IS NULL
      AND ${under === undefined ? sql`1` : sql`substr(pages.url, 1, ${under.length}) = ${under}`}
    GROUP BY pages.url
    ORDER BY min(found.rank), pages.id
    LIMIT ${limit}`.execute(store.db);
  return rows.map(({ url, title, text }) => ({
    url,
    title: title ?? "",
    text: inflateRawSync(text).toString("utf8"),
  }));
}
