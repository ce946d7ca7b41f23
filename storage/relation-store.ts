import { CompiledQuery, type Kysely, type Selectable, sql } from "kysely";
import { z } from "zod";
import { type Cell, Column, type Relation, SourceKind } from "../core/relation.ts";
import { insertRows } from "./insert-rows.ts";
import type { Store } from "./open-store.ts";
import type { RelationsTable, Schema } from "./schema.ts";

const RELATION = ["id", "site_id", "page_id", "name", "source", "url", "title", "row_count", "columns"];
const ROW = ["relation_id", "number", "about", "total", "cells"];

/**
 * Stores relations of a site, replacing those of the same id. `pageId` is the page that they stand on, null for page
 * collections. Runs within `db`, so that a crawl can make it part of its transaction.
 */
export async function saveRelations(
  db: Kysely<Schema>,
  siteId: string,
  pageId: number | null,
  relations: readonly Relation[],
): Promise<void> {
  for (const relation of relations) {
    await db.executeQuery(CompiledQuery.raw("DELETE FROM relations WHERE id = ?", [relation.id]));
    const { id, name, source, url, title = "", rows, columns } = relation;
    await insertRows(db, "relations", RELATION, [
      [id, siteId, pageId, name, source, url, title, rows.length, JSON.stringify(columns)],
    ]);
    const cells = rows.map((row, number) => [
      id,
      number,
      row.about ?? null,
      row.total ? 1 : 0,
      JSON.stringify(row.cells),
    ]);
    await insertRows(db, "relation_rows", ROW, cells);
  }
}

/** Removes the site's relations that stand on no single page (page collections), before they are made anew. */
export async function deleteCollections(db: Kysely<Schema>, siteId: string): Promise<void> {
  await db.deleteFrom("relations").where("site_id", "=", siteId).where("page_id", "is", null).execute();
}

/** The relations of a site, optionally of one page, in the order of their pages; rows included. */
export async function loadRelations(store: Store, siteId: string, pageId?: number): Promise<Relation[]> {
  let query = store.db.selectFrom("relations").selectAll().where("site_id", "=", siteId);
  if (pageId !== undefined) query = query.where("page_id", "=", pageId);
  return withRows(store, await query.orderBy("page_id").orderBy(sql`rowid`).execute());
}

/** The relations of these ids, by id; those that are not there are left out. */
export async function relationsById(store: Store, ids: readonly string[]): Promise<Map<string, Relation>> {
  const heads = await store.db.selectFrom("relations").selectAll().where("id", "in", ids).execute();
  return new Map((await withRows(store, heads)).map((relation) => [relation.id, relation]));
}

async function withRows(store: Store, heads: readonly Selectable<RelationsTable>[]): Promise<Relation[]> {
  const relations: Relation[] = [];
  for (const head of heads) {
    const rows = await store.db
      .selectFrom("relation_rows")
      .selectAll()
      .where("relation_id", "=", head.id)
      .orderBy("number")
      .execute();
    relations.push({
      id: head.id,
      name: head.name,
      source: SourceKind.parse(head.source),
      url: head.url,
      title: head.title,
      columns: z.array(Column).parse(JSON.parse(head.columns)),
      rows: rows.map((row) => ({
        cells: JSON.parse(row.cells) as Cell[],
        ...(row.about === null ? {} : { about: row.about }),
        ...(row.total === 1 ? { total: true } : {}),
      })),
    });
  }
  return relations;
}
