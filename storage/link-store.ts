import { CompiledQuery, type Insertable, type Kysely } from "kysely";
import { insertRows } from "./insert-rows.ts";
import type { LinksTable, Schema } from "./schema.ts";

const COLUMNS = ["page_id", "position", "url", "text", "context", "area"];

/** Stores the links of a page in document order, in place of those that it had. */
export async function saveLinks(
  db: Kysely<Schema>,
  pageId: number,
  links: readonly Omit<Insertable<LinksTable>, "page_id" | "position">[],
): Promise<void> {
  await db.executeQuery(CompiledQuery.raw("DELETE FROM links WHERE page_id = ?", [pageId]));
  const rows = links.map(({ url, text, context, area }, position) => [pageId, position, url, text, context, area]);
  await insertRows(db, "links", COLUMNS, rows);
}
