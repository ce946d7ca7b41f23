import { type Insertable, type Kysely, sql, type Updateable } from "kysely";
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

/** SQLite binds at most 32,766 values to a statement. */
const ROWS_PER_INSERT = 1000;

/**
 * Enters URLs. One that is known already keeps its state, but takes the shorter way (fewer clicks, or the better
 * priority), and one that was too deep is queued when a way within the limit is found.
 */
export async function addFound(db: Kysely<Schema>, siteId: string, found: readonly FoundUrl[]): Promise<void> {
  for (let from = 0; from < found.length; from += ROWS_PER_INSERT) {
    const rows = found.slice(from, from + ROWS_PER_INSERT).map(
      (one): Insertable<PagesTable> => ({
        ...EMPTY,
        site_id: siteId,
        url: one.url,
        state: one.refused ? "skipped" : "queued",
        depth: one.depth,
        parent_id: one.parentId,
        priority: one.priority,
        shape: one.shape,
        skip_reason: one.refused?.reason ?? null,
        skip_detail: one.refused?.detail ?? null,
      }),
    );
    await db
      .insertInto("pages")
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(["site_id", "url"])
          .doUpdateSet((eb) => ({
            depth: eb.ref("excluded.depth"),
            parent_id: eb.ref("excluded.parent_id"),
            priority: eb.ref("excluded.priority"),
            state: sql<Page["state"]>`CASE WHEN pages.state = 'skipped' THEN 'queued' ELSE pages.state END`,
            skip_reason: sql<string | null>`CASE WHEN pages.state = 'skipped' THEN NULL ELSE pages.skip_reason END`,
            skip_detail: sql<string | null>`CASE WHEN pages.state = 'skipped' THEN NULL ELSE pages.skip_detail END`,
          }))
          .where((eb) =>
            eb.and([
              eb("excluded.state", "=", "queued"),
              eb("excluded.depth", ">=", 0),
              eb.or([
                eb("pages.state", "=", "queued"),
                eb("pages.depth", "<", 0),
                eb("pages.skip_reason", "=", "too_deep"),
              ]),
              eb.or([eb("pages.state", "!=", "skipped"), eb("pages.skip_reason", "=", "too_deep")]),
              eb.or([
                eb("pages.depth", "<", 0),
                eb("excluded.depth", "<", eb.ref("pages.depth")),
                eb.and([
                  eb("excluded.depth", "=", eb.ref("pages.depth")),
                  eb("excluded.priority", "<", eb.ref("pages.priority")),
                ]),
              ]),
            ]),
          ),
      )
      .execute();
  }
}

const EMPTY = {
  batch: null,
  tries: 0,
  skip_reason: null,
  skip_detail: null,
  duplicate_of: null,
  final_url: null,
  status: null,
  content_type: null,
  snapshot: null,
  bytes: null,
  title: null,
  language: null,
  published: null,
  modified: null,
  backend: null,
  fetched_at: null,
  text_digest: null,
  skeleton: null,
} as const;

/**
 * The next batch, in the order of work: the unfinished one of an interrupted run, else up to `size` queued URLs, nearest
 * first, those known from a sitemap alone last. Its membership is committed before anything is fetched, so that a
 * resumed run works on the same batch.
 */
export async function takeBatch(db: Kysely<Schema>, siteId: string, size: number): Promise<Page[]> {
  return await db.transaction().execute(async (trx) => {
    const inState = (state: Page["state"]) =>
      trx.selectFrom("pages").selectAll().where("site_id", "=", siteId).where("state", "=", state);
    const unfinished = await inState("fetching").execute();
    if (unfinished.length > 0) return unfinished.sort(inOrderOfWork);
    const nearest = inState("queued").orderBy("depth").orderBy("priority").orderBy("id").limit(size);
    const clicked = await nearest.where("depth", ">=", 0).execute();
    const chosen = clicked.length > 0 ? clicked : await nearest.execute();
    if (chosen.length === 0) return [];
    const { last } = await trx
      .selectFrom("pages")
      .select((eb) => eb.fn.max("batch").as("last"))
      .where("site_id", "=", siteId)
      .executeTakeFirstOrThrow();
    const batch = (last ?? 0) + 1;
    const ids = chosen.map(({ id }) => id);
    await trx.updateTable("pages").set({ state: "fetching", batch }).where("id", "in", ids).execute();
    return chosen.map((page) => ({ ...page, state: "fetching" as const, batch })).sort(inOrderOfWork);
  });
}

function inOrderOfWork(a: Page, b: Page): number {
  return a.depth - b.depth || a.priority - b.priority || a.id - b.id;
}

export async function updatePage(db: Kysely<Schema>, id: number, values: Updateable<PagesTable>): Promise<void> {
  await db.updateTable("pages").set(values).where("id", "=", id).execute();
}

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
