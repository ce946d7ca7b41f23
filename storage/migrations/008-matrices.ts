import { type Kysely, sql } from "kysely";

/** Matrices of entities by dimensions, whole, with the task that they are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE tasks ADD COLUMN matrix TEXT`.execute(db);
}
