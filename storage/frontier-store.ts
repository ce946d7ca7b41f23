import { CompiledQuery, type Kysely, sql, type Updateable } from "kysely";
import { insertRows } from "./insert-rows.ts";
import type { Page } from "./page-store.ts";
import type { PagesTable, Schema } from "./schema.ts";

/** A URL that was found, on its way into the frontier. */
export interface FoundUrl {
  url: string;
  /** Clicks from the root; -1 where it is known from a sitemap alone. */
  depth: number;
  parentId: number | null;
  /** Lower first, within the depth. */
  priority: number;
  shape: string;
  /** Why it will not be fetched; absent where it will. */
  refused?: { reason: string; detail: string };
}

const COLUMNS = "site_id url state depth parent_id priority shape skip_reason skip_detail".split(" ");

/** A known URL takes the shorter way; one that was too deep is queued when a way within the limit is found. */
const SHORTER_WAY = `ON CONFLICT (site_id, url) DO UPDATE SET
  depth = excluded.depth,
  parent_id = excluded.parent_id,
  priority = excluded.priority,
  state = CASE WHEN pages.state = 'skipped' THEN 'queued' ELSE pages.state END,
  skip_reason = CASE WHEN pages.state = 'skipped' THEN NULL ELSE pages.skip_reason END,
  skip_detail = CASE WHEN pages.state = 'skipped' THEN NULL ELSE pages.skip_detail END
WHERE excluded.state = 'queued' AND excluded.depth >= 0
  AND (pages.state = 'queued' OR pages.depth < 0 OR pages.skip_reason = 'too_deep')
  AND (pages.state != 'skipped' OR pages.skip_reason = 'too_deep')
  AND (pages.depth < 0 OR excluded.depth < pages.depth
    OR (excluded.depth = pages.depth AND excluded.priority < pages.priority))`;

/**
 * Enters URLs. One that is known already keeps its state, but takes the shorter way (fewer clicks, or the better
 * priority), and one that was too deep is queued when a way within the limit is found.
 */
export async function addFound(db: Kysely<Schema>, siteId: string, found: readonly FoundUrl[]): Promise<void> {
  const rows = found.map(({ url, depth, parentId, priority, shape, refused }) => [
    siteId,
    url,
    refused ? "skipped" : "queued",
    depth,
    parentId,
    priority,
    shape,
    refused?.reason ?? null,
    refused?.detail ?? null,
  ]);
  await insertRows(db, "pages", COLUMNS, rows, SHORTER_WAY);
}

/** Which batch is wanted. */
export interface BatchWish {
  /** URLs at most. */
  size: number;
  /** Number of the last batch that this run has taken, 0 where there was none. */
  after: number;
  /** Number for a new batch: higher than that of every one before (`frontierTotals`). */
  number: number;
  /** Leave URLs alone that are known from a sitemap alone: what is under way may yet find clicks that lead there. */
  clickedOnly: boolean;
}

/**
 * The next batch, in the order of work: the next unfinished one of an interrupted run, else queued URLs, nearest first,
 * those known from a sitemap alone last. Its membership is committed before anything is fetched, so that a resumed run
 * works on the same batch.
 */
export async function takeBatch(db: Kysely<Schema>, siteId: string, wish: BatchWish): Promise<Page[]> {
  return await db.transaction().execute(async (trx) => {
    const inState = (state: Page["state"]) =>
      trx.selectFrom("pages").selectAll().where("site_id", "=", siteId).where("state", "=", state);
    const unfinished = await inState("fetching").where("batch", ">", wish.after).orderBy("batch").execute();
    if (unfinished.length > 0) {
      return unfinished.filter(({ batch }) => batch === unfinished[0]?.batch).sort(inOrderOfWork);
    }
    if (wish.size <= 0) return [];
    const nearest = inState("queued").orderBy("depth").orderBy("priority").orderBy("id").limit(wish.size);
    const clicked = await nearest.where("depth", ">=", 0).execute();
    const chosen = clicked.length > 0 || wish.clickedOnly ? clicked : await nearest.execute();
    if (chosen.length === 0) return [];
    const batch = wish.number;
    const ids = chosen.map(({ id }) => id);
    await trx.updateTable("pages").set({ state: "fetching", batch }).where("id", "in", ids).execute();
    return chosen.map((page) => ({ ...page, state: "fetching" as const, batch })).sort(inOrderOfWork);
  });
}

function inOrderOfWork(a: Page, b: Page): number {
  return a.depth - b.depth || a.priority - b.priority || a.id - b.id;
}

export async function updatePage(db: Kysely<Schema>, id: number, values: Updateable<PagesTable>): Promise<void> {
  const columns = Object.keys(values);
  const text = `UPDATE pages SET ${columns.map((column) => `"${column}" = ?`).join(", ")} WHERE id = ?`;
  await db.executeQuery(CompiledQuery.raw(text, [...Object.values(values), id]));
}

export async function stateOf(db: Kysely<Schema>, id: number): Promise<Page["state"] | undefined> {
  const query = CompiledQuery.raw("SELECT state FROM pages WHERE id = ?", [id]);
  return (await db.executeQuery<Pick<Page, "state">>(query)).rows[0]?.state;
}

/** The first page of the same site that was read from the same bytes. */
export async function sameSnapshot(db: Kysely<Schema>, page: Page, snapshot: string): Promise<number | undefined> {
  const query = CompiledQuery.raw(SAME_SNAPSHOT, [snapshot, page.site_id, page.id]);
  return (await db.executeQuery<Pick<Page, "id">>(query)).rows[0]?.id;
}

/** The pages of the same site that show the same text, in the order in which they were found. */
export async function sameText(
  db: Kysely<Schema>,
  page: Page,
  textDigest: string,
): Promise<Pick<Page, "id" | "url">[]> {
  const query = CompiledQuery.raw(SAME_TEXT, [textDigest, page.site_id, page.id]);
  return (await db.executeQuery<Pick<Page, "id" | "url">>(query)).rows;
}

const SAME_SNAPSHOT =
  "SELECT id FROM pages WHERE snapshot = ? AND site_id = ? AND state = 'done' AND id != ? ORDER BY id LIMIT 1";
const SAME_TEXT =
  "SELECT id, url FROM pages WHERE text_digest = ? AND site_id = ? AND state = 'done' AND id != ? ORDER BY id";

/** Gives up what is still queued of these shapes. Returns how many URLs that were. */
export async function refuseShapes(
  db: Kysely<Schema>,
  siteId: string,
  shapes: readonly string[],
  why: { reason: string; detail: string },
): Promise<number> {
  const result = await db
    .updateTable("pages")
    .set({ state: "skipped", skip_reason: why.reason, skip_detail: why.detail })
    .where("site_id", "=", siteId)
    .where("state", "=", "queued")
    .where("shape", "in", shapes)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/**
 * How many URLs of a site are in each state, and skipped for which reason; of them, how many were asked for (`tried`) and
 * are HTML; bytes of what was read.
 */
export async function frontierCounts(db: Kysely<Schema>, siteId: string) {
  return await db
    .selectFrom("pages")
    .select((eb) => [
      "state",
      "skip_reason",
      eb.fn.countAll<number>().as("count"),
      eb.fn.count<number>("batch").as("tried"),
      sql<number>`SUM(CASE WHEN content_type LIKE '%html%' OR content_type = '' THEN 1 ELSE 0 END)`.as("html"),
      eb.fn.sum<number | null>("bytes").as("bytes"),
    ])
    .where("site_id", "=", siteId)
    .groupBy(["state", "skip_reason"])
    .execute();
}

/** What of a site's budget is spent: pages read, URLs asked for, bytes; and the number of its last batch. Looks at every URL. */
export async function frontierTotals(
  db: Kysely<Schema>,
  siteId: string,
): Promise<{ pages: number; tries: number; bytes: number; batch: number }> {
  const { pages, tries, bytes, batch } = await db
    .selectFrom("pages")
    .select((eb) => [
      sql<number>`COUNT(*) FILTER (WHERE state = 'done')`.as("pages"),
      eb.fn.count<number>("batch").as("tries"),
      eb.fn.sum<number | null>("bytes").as("bytes"),
      eb.fn.max("batch").as("batch"),
    ])
    .where("site_id", "=", siteId)
    .executeTakeFirstOrThrow();
  return { pages, tries, bytes: bytes ?? 0, batch: batch ?? 0 };
}

/** Which of these URL shapes have a page that a browser rendered, in the batch of this number or before. */
export async function renderedShapes(
  db: Kysely<Schema>,
  siteId: string,
  shapes: readonly string[],
  batch: number,
): Promise<Set<string>> {
  const rendered = new Set<string>();
  for (const shape of new Set(shapes)) {
    const found = await db.executeQuery(CompiledQuery.raw(RENDERED, [siteId, shape, batch]));
    if (found.rows.length > 0) rendered.add(shape);
  }
  return rendered;
}

/** With its literal, so that the index of the rendered pages alone serves it. */
const RENDERED = `SELECT 1 FROM pages
  WHERE site_id = ? AND shape = ? AND backend = 'browser' AND (batch IS NULL OR batch <= ?) LIMIT 1`;

/** URLs read at a time where a long list is gone through. */
const URLS_AT_A_TIME = 10_000;

/**
 * The admitted URLs that are LIKE one of `patterns` (of SQL), in the order in which they were found; never more than some
 * thousand of them in memory.
 */
export async function* admittedLike(
  db: Kysely<Schema>,
  siteId: string,
  patterns: readonly string[],
): AsyncGenerator<string> {
  const text = ADMITTED.replace("LIKES", patterns.map(() => "url LIKE ?").join(" OR "));
  for (let after = -1; ; ) {
    const query = CompiledQuery.raw(text, [siteId, after, ...patterns, URLS_AT_A_TIME]);
    const { rows } = await db.executeQuery<Pick<Page, "id" | "url">>(query);
    for (const { url } of rows) yield url;
    const last = rows.at(-1);
    if (!last || rows.length < URLS_AT_A_TIME) return;
    after = last.id;
  }
}

const ADMITTED = `SELECT id, url FROM pages NOT INDEXED WHERE site_id = ? AND id > ? AND (LIKES)
  AND (skip_reason IS NULL OR skip_reason NOT IN ('trap', 'out_of_scope', 'excluded', 'too_deep')) ORDER BY id LIMIT ?`;
