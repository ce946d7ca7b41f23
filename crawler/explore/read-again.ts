import type { Page } from "../../storage/page-store.ts";
import type { Sql } from "../../storage/sql.ts";

/**
 * Queues the pages of a shape again that were read without a browser, or are being read so, because a page of theirs was
 * seen to show more in one. `backend` says on a queued page by what it is to be read. Gives how many pages that takes back.
 */
export function readAgain(sql: Sql, page: Pick<Page, "id" | "site_id" | "shape">): number {
  const place = [page.site_id, page.shape, page.id] as const;
  const { taken = 0 } = sql.get<{ taken: number }>(TAKEN_BACK, place) ?? {};
  sql.run(AGAIN, place);
  return taken;
}

const OF_SHAPE = `site_id = ? AND shape = ? AND id != ?
  AND (state = 'fetching' OR (state = 'done' AND backend = 'static' AND content_type LIKE '%html%'))`;
const TAKEN_BACK = `SELECT COUNT(*) FILTER (WHERE state = 'done') AS taken FROM pages WHERE ${OF_SHAPE}`;
const AGAIN = `UPDATE pages SET state = 'queued', backend = 'browser', batch = NULL, skip_reason = NULL, skip_detail = NULL,
  duplicate_of = NULL WHERE ${OF_SHAPE}`;
