import type { Kysely } from "kysely";
import type { Schema } from "../../storage/schema/schema.ts";
import { recentOfShape, saveShapes, trappedShapes } from "../../storage/shape-store.ts";
import type { Sql } from "../../storage/sql.ts";

/** So many pages of a shape in a row are looked at. */
const WINDOW = 50;
/** A template with fewer different texts (figures aside) than this share says nothing new: a calendar has twelve. */
const LEAST_NEW = 0.3;
/** Pages of a form that go on from date to date are a calendar once so many in a row say the same, figures aside, and state nothing. */
const CALENDAR = 6;
/** "2025-06", "2025/06/01", `month=6` in an address. */
const DATED = /(?<!\d)(?:19|20)\d\d[-/_]?(?:0[1-9]|1[0-2])(?!\d)|[?&/](?:y|year|m|month|w|week|d|day|date)[=/]\d/i;
/** Shapes whose windows are kept at hand between two batches; the store has them all. */
const AT_HAND = 500;

/**
 * Watches whether the pages of a URL shape still say something new. A template that only counts on (calendars, counters)
 * is a trap. Fed in the order of commits and kept in the store with them, so that a resumed crawl finds the same traps.
 */
export class ShapeWatch {
  readonly #siteId: string;
  readonly #recent = new Map<string, string[]>();
  readonly #trapped = new Set<string>();
  #changed = new Set<string>();

  constructor(siteId: string) {
    this.#siteId = siteId;
  }

  /** Takes up what the store knows. */
  async recall(db: Kysely<Schema>): Promise<void> {
    for (const shape of await trappedShapes(db, this.#siteId)) this.#trapped.add(shape);
  }

  /** Enters a page that was read. Says why its shape is a trap, where it has just turned out to be one. */
  add(
    sql: Sql,
    { url, shape }: { url: string; shape: string },
    skeleton: string,
    statesNothing: boolean,
  ): string | undefined {
    const recent = this.#recent.get(shape) ?? recentOfShape(sql, this.#siteId, shape);
    recent.push(skeleton);
    if (recent.length > WINDOW) recent.shift();
    this.#recent.set(shape, recent);
    this.#changed.add(shape);
    if (this.#trapped.has(shape)) return undefined;
    const isCalendar =
      statesNothing && DATED.test(url) && recent.length >= CALENDAR && new Set(recent.slice(-CALENDAR)).size === 1;
    if (!isCalendar && (recent.length < WINDOW || new Set(recent).size >= WINDOW * LEAST_NEW)) return undefined;
    this.#trapped.add(shape);
    return isCalendar
      ? "a calendar that goes on from date to date and says nothing new"
      : "pages of this form say nothing new";
  }

  isTrap(shape: string): boolean {
    return this.#trapped.has(shape);
  }

  /** Writes what was entered since the last time, in the transaction of its pages. */
  save(sql: Sql): void {
    const changed = [...this.#changed].map((shape) => ({
      shape,
      recent: this.#recent.get(shape) ?? [],
      trapped: this.#trapped.has(shape),
    }));
    saveShapes(sql, this.#siteId, changed);
    this.#changed = new Set();
    if (this.#recent.size > AT_HAND) this.#recent.clear();
  }
}
