import { insertRows } from "./insert-rows.ts";
import type { Sql } from "./sql.ts";

const COUNT = "SELECT count FROM found_counts WHERE site_id = ? AND name = ?";
const COLUMNS = ["site_id", "name", "count"];
const REPLACE = "ON CONFLICT (site_id, name) DO UPDATE SET count = excluded.count";

/** How many URLs of this shape or host were let in so far. */
export function foundCount(sql: Sql, siteId: string, name: string): number {
  return sql.get<{ count: number }>(COUNT, [siteId, name])?.count ?? 0;
}

export function saveFoundCounts(sql: Sql, siteId: string, counts: readonly [name: string, count: number][]): void {
  const rows = counts.map(([name, count]) => [siteId, name, count]);
  insertRows(sql, "found_counts", COLUMNS, rows, REPLACE);
}
