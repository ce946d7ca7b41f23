import { CompiledQuery, type Kysely, sql, type Updateable } from "kysely";
import { insertRows } from "./insert-rows.ts";
import type { Page } from "./page-store.ts";
import type { PagesTable } from "./schema/crawl-tables.ts";
import type { Schema } from "./schema/schema.ts";
import type { Sql, SqlValue } from "./sql.ts";

/** A URL that was found, on its way into the frontier. */
export interface FoundUrl {
  url: string;
  /** Clicks from the root; -1 where it is known from a sitemap alone. */
  depth: number;
  parentId: number | null;
  /** Lower first, within the depth. */
  priority: number;
  shape: string;
  /** Beyond the share of its shape or host: it waits until nothing else is left. */
  later?: boolean;
  /** Why it will not be fetched; absent where it will. */
  refused?: { reason: string; detail: string };
}

const COLUMNS = "site_id url state depth parent_id priority later shape skip_reason skip_detail".split(" ");

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
export function addFound(sql: Sql, siteId: string, found: readonly FoundUrl[]): void {
  const rows = found.map(({ url, depth, parentId, priority, later, shape, refused }) => [
    siteId,
    url,
    refused ? "skipped" : "queued",
    depth,
    parentId,
    priority,
    later ? 1 : 0,
    shape,
    refused?.reason ?? null,
    refused?.detail ?? null,
  ]);
  insertRows(sql, "pages", COLUMNS, rows, SHORTER_WAY);
}

/** What the frontier knows of a URL that was found again. */
export type KnownUrl = Pick<Page, "depth" | "priority" | "state" | "skip_reason">;

export function knownUrl(sql: Sql, siteId: string, url: string): KnownUrl | undefined {
  return sql.get<KnownUrl>(KNOWN, [siteId, url]);
}

const KNOWN = "SELECT depth, priority, state, skip_reason FROM pages WHERE site_id = ? AND url = ?";

/** A URL of this site, whatever became of it. */
export function pageOfUrl(sql: Sql, siteId: string, url: string): Page | undefined {
  return sql.get<Page>("SELECT * FROM pages WHERE site_id = ? AND url = ?", [siteId, url]);
}

export async function updatePage(db: Kysely<Schema>, id: number, values: Updateable<PagesTable>): Promise<void> {
  await db.executeQuery(CompiledQuery.raw(updateText(values), [...Object.values(values), id]));
}

/** The same at once. */
export function changePage(sql: Sql, id: number, values: Updateable<PagesTable>): void {
  sql.run(updateText(values), [...(Object.values(values) as SqlValue[]), id]);
}

function updateText(values: Updateable<PagesTable>): string {
  const columns = Object.keys(values);
  return `UPDATE pages SET ${columns.map((column) => `"${column}" = ?`).join(", ")} WHERE id = ?`;
}

export function shapeOf(sql: Sql, id: number): string | undefined {
  return sql.get<Pick<Page, "shape">>("SELECT shape FROM pages WHERE id = ?", [id])?.shape;
}

export function stateOf(sql: Sql, id: number): Page["state"] | undefined {
  return sql.get<Pick<Page, "state">>("SELECT state FROM pages WHERE id = ?", [id])?.state;
}

/** The first page of the same site that was read from the same bytes. */
export function sameSnapshot(sql: Sql, page: Page, snapshot: string): number | undefined {
  return sql.get<Pick<Page, "id">>(SAME_SNAPSHOT, [snapshot, page.site_id, page.id])?.id;
}

/** The pages of the same site that show the same text, in the order in which they were found. */
export function sameText(sql: Sql, page: Page, textDigest: string): Pick<Page, "id" | "url">[] {
  return sql.all(SAME_TEXT, [textDigest, page.site_id, page.id]);
}

/** Pages that are looked at where many have the same figures, or none. */
const LIKE_AT_MOST = 100;

/** The pages of the same site that have the same figures, the last that were found first, some at most. */
export function sameFigures(sql: Sql, page: Page, figures: string): Pick<Page, "id" | "url" | "title" | "sketch">[] {
  return sql.all(SAME_FIGURES, [figures, page.site_id, page.id]);
}

/** With its limit: SQLite prepares a statement anew each time that one is bound. */
const SAME_FIGURES = `SELECT id, url, title, sketch FROM pages
  WHERE figures = ? AND site_id = ? AND id != ? AND state = 'done' AND duplicate_of IS NULL
  ORDER BY id DESC LIMIT ${LIKE_AT_MOST}`;
const SAME_SNAPSHOT =
  "SELECT id FROM pages WHERE snapshot = ? AND site_id = ? AND state = 'done' AND id != ? ORDER BY id LIMIT 1";
const SAME_TEXT =
  "SELECT id, url FROM pages WHERE text_digest = ? AND site_id = ? AND state = 'done' AND id != ? ORDER BY id";

/** Gives up what is still queued of a shape. */
export function refuseShape(sql: Sql, siteId: string, shape: string, why: { reason: string; detail: string }): void {
  sql.run(
    `UPDATE pages SET state = 'skipped', skip_reason = ?, skip_detail = ?
      WHERE site_id = ? AND state = 'queued' AND shape = ?`,
    [why.reason, why.detail, siteId, shape],
  );
}

/** The URLs that wait and begin like this. */
export function queuedUnder(sql: Sql, siteId: string, start: string): Pick<Page, "id" | "url">[] {
  return sql.all(QUEUED_UNDER, [siteId, start, `${start}\u{10FFFF}`]);
}

const QUEUED_UNDER = `SELECT id, url FROM pages
  WHERE site_id = ? AND url >= ? AND url < ? AND state = 'queued' ORDER BY id`;

/** The URLs that wait and were found on this page. */
export function queuedFrom(sql: Sql, siteId: string, parentId: number): Pick<Page, "id" | "url">[] {
  return sql.all("SELECT id, url FROM pages WHERE parent_id = ? AND site_id = ? AND state = 'queued'", [
    parentId,
    siteId,
  ]);
}

/** These of the URLs that wait are taken before all that is as near. */
export function preferQueued(sql: Sql, siteId: string, urls: readonly string[]): void {
  for (const url of urls)
    sql.run("UPDATE pages SET priority = ?, later = 0 WHERE site_id = ? AND url = ? AND state = 'queued'", [
      PREFERRED,
      siteId,
      url,
    ]);
}

/** Before the families of pages that state the same. */
const PREFERRED = -3;

/** How many URLs wait, counted up to `most`. */
export function queuedCount(sql: Sql, siteId: string, most: number): number {
  const text = "SELECT count(*) AS n FROM (SELECT 1 FROM pages WHERE site_id = ? AND state = 'queued' LIMIT ?)";
  return sql.get<{ n: number }>(text, [siteId, Math.max(0, most)])?.n ?? 0;
}

/**
 * Queues again the pages that needed a browser when there was none. Returns how many there are.
 */
export function queueLacking(sql: Sql, siteId: string): number {
  return sql.run(
    `UPDATE pages SET state = 'queued', batch = NULL, skip_reason = NULL, skip_detail = NULL
      WHERE site_id = ? AND state = 'done' AND skip_reason = 'no_browser'`,
    [siteId],
  );
}

/** Whether pages were read without the browser that they need. */
export function hasLacking(sql: Sql, siteId: string): boolean {
  const text = "SELECT 1 FROM pages WHERE site_id = ? AND state = 'done' AND skip_reason = 'no_browser' LIMIT 1";
  return sql.get(text, [siteId]) !== undefined;
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
export function renderedShapes(sql: Sql, siteId: string, shapes: readonly string[], batch: number): Set<string> {
  return new Set([...new Set(shapes)].filter((shape) => sql.get(RENDERED, [siteId, shape, batch]) !== undefined));
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
