import { foundCount, saveFoundCounts } from "../../storage/found-counts.ts";
import type { Sql } from "../../storage/sql.ts";

/** Counts that are kept at hand between two batches; the store has them all. */
const AT_HAND = 5_000;

/** Counts of a site by name, written with the batch that they were made in, so that a resumed crawl counts alike. */
export class StoredCounts {
  readonly #siteId: string;
  readonly #counts = new Map<string, number>();
  readonly #changed = new Set<string>();

  constructor(siteId: string) {
    this.#siteId = siteId;
  }

  of(sql: Sql, name: string): number {
    const known = this.#counts.get(name);
    if (known !== undefined) return known;
    const count = foundCount(sql, this.#siteId, name);
    this.#counts.set(name, count);
    return count;
  }

  /** Counts one more, and says how many these are. */
  add(sql: Sql, name: string): number {
    const count = this.of(sql, name) + 1;
    this.#counts.set(name, count);
    this.#changed.add(name);
    return count;
  }

  /** Writes what was counted since the last time, in the transaction that is open. */
  save(sql: Sql): void {
    const changed = [...this.#changed].map((name): [string, number] => [name, this.#counts.get(name) ?? 0]);
    saveFoundCounts(sql, this.#siteId, changed);
    this.#changed.clear();
    if (this.#counts.size > AT_HAND) this.#counts.clear();
  }
}
