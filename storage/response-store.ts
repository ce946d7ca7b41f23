import type { Insertable, Kysely } from "kysely";
import type { Store } from "./open-store.ts";
import type { ResponsesTable, Schema } from "./schema.ts";

/** A row of the archive's index. */
export type ArchivedResponse = Omit<ResponsesTable, "id"> & { id: number };

/** Enters a record of the archive; the same record twice changes nothing. */
export async function addResponse(db: Kysely<Schema>, row: Omit<Insertable<ResponsesTable>, "id">): Promise<void> {
  await db
    .insertInto("responses")
    .values(row)
    .onConflict((conflict) => conflict.columns(["file", "offset"]).doNothing())
    .execute();
}

/**
 * The record that stands for a URL: the one of the bytes that a crawl read the page from, else the newest good answer,
 * else the newest answer.
 */
export async function responseFor(store: Store, url: string): Promise<ArchivedResponse | undefined> {
  const pinned = await store.db
    .selectFrom("responses")
    .innerJoin("pages", (join) =>
      join.onRef("pages.url", "=", "responses.url").onRef("pages.snapshot", "=", "responses.snapshot"),
    )
    .selectAll("responses")
    .where("responses.url", "=", url)
    .orderBy("responses.id", "desc")
    .executeTakeFirst();
  if (pinned) return pinned;
  const newest = store.db.selectFrom("responses").selectAll().where("url", "=", url).orderBy("id", "desc");
  return (await newest.where("status", "<", 400).executeTakeFirst()) ?? (await newest.executeTakeFirst());
}

/** A record that holds the bytes of a snapshot (a revisit only points at one). */
export async function responseOfSnapshot(db: Kysely<Schema>, snapshot: string): Promise<ArchivedResponse | undefined> {
  return await db
    .selectFrom("responses")
    .selectAll()
    .where("snapshot", "=", snapshot)
    .where("kind", "!=", "revisit")
    .orderBy("id")
    .executeTakeFirst();
}

/** Where the last entered record of each archive file ends, in bytes. */
export async function archiveEnds(store: Store): Promise<Map<string, number>> {
  const rows = await store.db
    .selectFrom("responses")
    .select((expression) => [
      "file",
      expression.fn.max<number>(expression("offset", "+", expression.ref("length"))).as("end"),
    ])
    .groupBy("file")
    .execute();
  return new Map(rows.map(({ file, end }) => [file, end]));
}
