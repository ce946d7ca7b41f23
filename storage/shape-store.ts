import { CompiledQuery, type Kysely } from "kysely";
import { insertRows } from "./insert-rows.ts";
import type { Schema } from "./schema.ts";

/** What is remembered of one URL shape of a site: digests of its last pages, oldest first. */
export interface ShapeMemory {
  shape: string;
  recent: readonly string[];
  trapped: boolean;
}

const RECENT = "SELECT recent FROM shapes WHERE site_id = ? AND shape = ?";
const COLUMNS = ["site_id", "shape", "recent", "trapped"];
const REPLACE = "ON CONFLICT (site_id, shape) DO UPDATE SET recent = excluded.recent, trapped = excluded.trapped";

/** The digests of the last pages of a shape; none where it is new. */
export async function recentOfShape(db: Kysely<Schema>, siteId: string, shape: string): Promise<string[]> {
  const { rows } = await db.executeQuery<{ recent: string }>(CompiledQuery.raw(RECENT, [siteId, shape]));
  return rows[0]?.recent ? rows[0].recent.split(" ") : [];
}

export async function saveShapes(db: Kysely<Schema>, siteId: string, shapes: readonly ShapeMemory[]): Promise<void> {
  const rows = shapes.map(({ shape, recent, trapped }) => [siteId, shape, recent.join(" "), trapped ? 1 : 0]);
  await insertRows(db, "shapes", COLUMNS, rows, REPLACE);
}

/** Shapes of which enough was seen. */
export async function trappedShapes(db: Kysely<Schema>, siteId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("shapes")
    .select("shape")
    .where("site_id", "=", siteId)
    .where("trapped", "=", 1)
    .execute();
  return rows.map(({ shape }) => shape);
}
