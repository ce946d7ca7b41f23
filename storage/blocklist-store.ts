import type { Blocklist } from "../core/blocklist.ts";
import { canonicalJson } from "../core/ids.ts";
import type { Store } from "./open-store.ts";

/** Keeps a blocklist under its id, so that what refers to it can be read later. */
export async function keepBlocklist(store: Store, { id, content }: Blocklist): Promise<void> {
  await store.db
    .insertInto("blocklists")
    .values({ id, content: canonicalJson(content) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
