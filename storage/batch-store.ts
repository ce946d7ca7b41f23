import type { Store } from "./open-store.ts";
import type { Page } from "./page-store.ts";
import type { Sql } from "./sql.ts";

/** Which batch is wanted. */
export interface BatchWish {
  /** URLs at most. */
  size: number;
  /** URLs at most where none but those are left that wait for what is under way; such batches have to be fetched alone. */
  sizeAlone: number;
  /** Number of the last batch that this run has taken, 0 where there was none. */
  after: number;
  /** Number for a new batch: higher than that of every one before (`frontierTotals`). */
  number: number;
  /**
   * Leave URLs alone that are known from a sitemap alone, or are beyond their share: what is under way may yet find clicks
   * that lead there, or others to take before.
   */
  certainOnly: boolean;
}

/**
 * The next batch, in the order of work: the next unfinished one of an interrupted run, else queued URLs, nearest first
 * but for a few (`likeliest`), those known from a sitemap alone last. Its membership is committed before anything is fetched, so that a resumed run
 * works on the same batch.
 */
export async function takeBatch(store: Store, siteId: string, wish: BatchWish): Promise<Page[]> {
  return await store.transact((sql) => {
    const [unfinished] = sql.all<Pick<Page, "batch">>(UNFINISHED, [siteId, wish.after]);
    if (unfinished) return sql.all<Page>(OF_BATCH, [siteId, unfinished.batch]).sort(inOrderOfWork);
    if (wish.size <= 0) return [];
    let chosen = likeliest(sql, siteId, wish.size);
    if (!wish.certainOnly) {
      const alone = wish.sizeAlone;
      if (chosen.length === 0) chosen = sql.all<Page>(first(alone, NEAREST), [siteId, 0]);
      if (chosen.length === 0) chosen = sql.all<Page>(first(alone, CLICKED), [siteId, 1]);
      if (chosen.length === 0) chosen = sql.all<Page>(first(alone, NEAREST), [siteId, 1]);
    }
    const batch = wish.number;
    for (const { id } of chosen) sql.run("UPDATE pages SET state = 'fetching', batch = ? WHERE id = ?", [batch, id]);
    return chosen.map((page) => ({ ...page, state: "fetching" as const, batch })).sort(inOrderOfWork);
  });
}

/**
 * Queued URLs, nearest first; those that are to come before others (priority below 0) also from one click further, and no
 * more: whatever leads to these on a shorter way was read by then, so that depths stay the fewest clicks.
 */
function likeliest(sql: Sql, siteId: string, size: number): Page[] {
  const near = sql.all<Page>(first(size, CLICKED), [siteId, 0]);
  const [nearest] = near;
  if (!nearest) return near;
  const underWay = sql.get<{ depth: number | null }>(UNDER_WAY, [siteId])?.depth ?? nearest.depth;
  const depth = Math.min(nearest.depth, underWay);
  const ahead = sql.all<Page>(first(size, AHEAD), [siteId, depth + 1]);
  const taken = new Set(ahead.map(({ id }) => id));
  const before = near.filter((page) => page.depth === depth && page.priority < 0);
  const behind = near.filter((page) => !before.includes(page) && !taken.has(page.id));
  return [...before, ...ahead, ...behind].slice(0, size);
}

const UNDER_WAY = "SELECT min(depth) AS depth FROM pages WHERE site_id = ? AND state = 'fetching' AND depth >= 0";
const AHEAD = `SELECT * FROM pages
  WHERE site_id = ? AND state = 'queued' AND later = 0 AND depth = ? AND priority < 0 ORDER BY priority, id`;

const UNFINISHED = `SELECT batch FROM pages
  WHERE site_id = ? AND state = 'fetching' AND batch > ? ORDER BY batch LIMIT 1`;
const OF_BATCH = "SELECT * FROM pages WHERE site_id = ? AND state = 'fetching' AND batch = ?";
const NEAREST = `SELECT * FROM pages WHERE site_id = ? AND state = 'queued' AND later = ?
  ORDER BY depth, priority, id`;
const CLICKED = NEAREST.replace("ORDER BY", "AND depth >= 0 ORDER BY");

/** The first rows of a query. Written into it: SQLite prepares a statement anew each time that a limit is bound. */
function first(count: number, query: string): string {
  return `${query} LIMIT ${count}`;
}

function inOrderOfWork(a: Page, b: Page): number {
  return a.later - b.later || a.depth - b.depth || a.priority - b.priority || a.id - b.id;
}
