import { sql } from "kysely";
import type { Store } from "./open-store.ts";

/** How pages were read: with plain HTTP, in a browser, from an archive, or as files. */
type Tool = "visit" | "render" | "replay" | "read_file";

/** How many pages of the sites with these roots were read, by the tool that an agent would have used for it. */
export async function toolsUsedOn(store: Store, roots: readonly string[]): Promise<Record<string, number>> {
  if (roots.length === 0) return {};
  const rows = await store.db
    .selectFrom("pages")
    .innerJoin("sites", "sites.id", "pages.site_id")
    .where("sites.root", "in", [...roots])
    .where("pages.state", "=", "done")
    .select([
      sql<Tool>`CASE WHEN content_type NOT LIKE '%html%' THEN 'read_file' WHEN backend = 'browser' THEN 'render'
        WHEN backend = 'archive' THEN 'replay' ELSE 'visit' END`.as("tool"),
      (of) => of.fn.countAll<number>().as("pages"),
    ])
    .groupBy("tool")
    .orderBy("tool")
    .execute();
  return Object.fromEntries(rows.map(({ tool, pages }) => [tool, pages]));
}
