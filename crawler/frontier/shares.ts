import { foundCount, saveFoundCounts } from "../../storage/found-counts.ts";
import type { Sql } from "../../storage/sql.ts";

/** So many first URLs of a shape are novel: one may be the odd one out, three show what the shape is like. */
const NOVEL = 3;
/** Counts that are kept at hand between two batches; the store has them all. */
const AT_HAND = 5_000;

/** URLs of one shape, and of one host, that are taken before those of others. */
export interface Quotas {
  shape: number;
  host: number;
}

/**
 * Counts what was let into the frontier by shape and host: the first of a shape are novel, and what is beyond a quota
 * waits until nothing else is left. Fed in the order of commits and kept in the store with them, so that a resumed crawl
 * decides alike.
 */
export class Shares {
  readonly #siteId: string;
  readonly #quotas: Quotas;
  readonly #counts = new Map<string, number>();
  readonly #changed = new Set<string>();

  constructor(siteId: string, quotas: Quotas) {
    this.#siteId = siteId;
    this.#quotas = quotas;
  }

  /** Enters a URL of this shape (`urlShape`: its host comes first). */
  enter(sql: Sql, shape: string): { novel: boolean; later: boolean } {
    const ofShape = this.#add(sql, `shape ${shape}`);
    const novel = ofShape <= NOVEL;
    if (ofShape > this.#quotas.shape) return { novel, later: true };
    const ofHost = this.#add(sql, `host ${shape.split("/", 1)[0]}`);
    return { novel, later: ofHost > this.#quotas.host && !novel };
  }

  /** Writes what was entered since the last time, in the transaction of its URLs. */
  save(sql: Sql): void {
    const changed = [...this.#changed].map((name): [string, number] => [name, this.#counts.get(name) ?? 0]);
    saveFoundCounts(sql, this.#siteId, changed);
    this.#changed.clear();
    if (this.#counts.size > AT_HAND) this.#counts.clear();
  }

  #add(sql: Sql, name: string): number {
    const count = 1 + (this.#counts.get(name) ?? foundCount(sql, this.#siteId, name));
    this.#counts.set(name, count);
    this.#changed.add(name);
    return count;
  }
}
