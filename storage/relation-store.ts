import { CompiledQuery, type Kysely, sql } from "kysely";
import type { Relation } from "../core/relation.ts";
import type { Store } from "./open-store.ts";
import { type PackedRelation, packRelation } from "./packed-relation.ts";
import type { Schema } from "./schema/schema.ts";
import type { Sql, SqlValue } from "./sql.ts";
import { unpackRelation } from "./unpacked-relation.ts";

const COLUMNS = ["id", "site_id", "page_id", "name", "source", "url", "title", "row_count", "columns", "rows"] as const;

const REPLACE = `INSERT INTO relations (${COLUMNS.join(", ")}) VALUES (${COLUMNS.map(() => "?").join(", ")})
  ON CONFLICT (id) DO UPDATE SET ${COLUMNS.slice(1)
    .map((column) => `${column} = excluded.${column}`)
    .join(", ")}`;

function valuesOf(siteId: string, pageId: number | null, relation: PackedRelation): SqlValue[] {
  const { id, name, source, url, title, rowCount, columns, rows } = relation;
  return [id, siteId, pageId, name, source, url, title, rowCount, columns, rows];
}

/**
 * Stores relations of a site, in place of those of the same id. `pageId` is the page that they stand on, null for page
 * collections. Runs within `db`, so that it can be made part of a transaction.
 */
export async function saveRelations(
  db: Kysely<Schema>,
  siteId: string,
  pageId: number | null,
  relations: readonly Relation[],
): Promise<void> {
  for (const relation of relations) {
    await db.executeQuery(CompiledQuery.raw(REPLACE, valuesOf(siteId, pageId, packRelation(relation))));
  }
}

/** Stores the relations of a page, in place of those that it had. */
export function savePageRelations(
  sql: Sql,
  siteId: string,
  pageId: number,
  relations: readonly PackedRelation[],
): void {
  for (const relation of relations) sql.run(REPLACE, valuesOf(siteId, pageId, relation));
}

/** Removes what is stored of a page's content, before it is stored anew. */
export function forgetContents(sql: Sql, pageId: number): void {
  sql.run("DELETE FROM links WHERE page_id = ?", [pageId]);
  sql.run("DELETE FROM relations WHERE page_id = ?", [pageId]);
}

/** Removes the site's relations that stand on no single page (page collections), before they are made anew. */
export async function deleteCollections(db: Kysely<Schema>, siteId: string): Promise<void> {
  await db.deleteFrom("relations").where("site_id", "=", siteId).where("page_id", "is", null).execute();
}

/**
 * The relations that stand on a site's pages, in the order of the pages; rows included. Page collections are left out: whoever
 * needs them gathers them anew, and unpacked they are the most of a large site.
 */
export async function loadPageRelations(store: Store, siteId: string): Promise<Relation[]> {
  const query = store.db.selectFrom("relations").selectAll().where("site_id", "=", siteId);
  const packed = await query.where("page_id", "is not", null).orderBy("page_id").orderBy(sql`rowid`).execute();
  return packed.map(unpackRelation);
}

/** The relations of these ids, by id; those that are not there are left out. */
export async function relationsById(store: Store, ids: readonly string[]): Promise<Map<string, Relation>> {
  const heads = await store.db.selectFrom("relations").selectAll().where("id", "in", ids).execute();
  return new Map(heads.map((head) => [head.id, unpackRelation(head)]));
}
