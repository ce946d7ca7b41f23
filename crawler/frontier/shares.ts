import type { Sql } from "../../storage/sql.ts";
import { StoredCounts } from "./stored-counts.ts";

/** So many first URLs of a shape are novel: one may be the odd one out, three show what the shape is like. */
const NOVEL = 3;

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
  readonly #quotas: Quotas;
  readonly #counts: StoredCounts;

  constructor(siteId: string, quotas: Quotas) {
    this.#counts = new StoredCounts(siteId);
    this.#quotas = quotas;
  }

  /** Enters a URL of this shape (`urlShape`: its host comes first). */
  enter(sql: Sql, shape: string): { novel: boolean; later: boolean } {
    const ofShape = this.#counts.add(sql, `shape ${shape}`);
    const novel = ofShape <= NOVEL;
    if (ofShape > this.#quotas.shape) return { novel, later: true };
    const ofHost = this.#counts.add(sql, `host ${shape.split("/", 1)[0]}`);
    return { novel, later: ofHost > this.#quotas.host && !novel };
  }

  /** Writes what was entered since the last time, in the transaction of its URLs. */
  save(sql: Sql): void {
    this.#counts.save(sql);
  }
}
