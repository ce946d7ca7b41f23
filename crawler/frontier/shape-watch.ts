import type { Kysely } from "kysely";
import { sha256 } from "../../core/ids.ts";
import type { Schema } from "../../storage/schema.ts";
import { recentOfShape, saveShapes, trappedShapes } from "../../storage/shape-store.ts";

/** So many pages of a shape in a row are looked at. */
const WINDOW = 50;
/** A template with fewer different texts (figures aside) than this share says nothing new: a calendar has twelve. */
const LEAST_NEW = 0.3;
/** Hex digits of a skeleton's digest: 64 bits never meet within one window. */
const DIGITS = 16;
/** Shapes whose windows are kept at hand between two batches; the store has them all. */
const AT_HAND = 500;

/** Digest of the set of words of a text, figures left out; "" where it has no words. */
export function skeletonOf(text: string): string {
  const words = new Set(text.toLowerCase().match(/\p{L}{2,}/gu) ?? []);
  return words.size === 0 ? "" : sha256([...words].sort().join(" ")).slice(0, DIGITS);
}

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

  /** Enters a page that was read. Says whether its shape has just turned out to be a trap. */
  async add(db: Kysely<Schema>, shape: string, skeleton: string): Promise<boolean> {
    const recent = this.#recent.get(shape) ?? (await recentOfShape(db, this.#siteId, shape));
    recent.push(skeleton);
    if (recent.length > WINDOW) recent.shift();
    this.#recent.set(shape, recent);
    this.#changed.add(shape);
    if (this.#trapped.has(shape) || recent.length < WINDOW || new Set(recent).size >= WINDOW * LEAST_NEW) return false;
    this.#trapped.add(shape);
    return true;
  }

  isTrap(shape: string): boolean {
    return this.#trapped.has(shape);
  }

  /** Writes what was entered since the last time, in the transaction of its pages. */
  async save(db: Kysely<Schema>): Promise<void> {
    const changed = [...this.#changed].map((shape) => ({
      shape,
      recent: this.#recent.get(shape) ?? [],
      trapped: this.#trapped.has(shape),
    }));
    await saveShapes(db, this.#siteId, changed);
    this.#changed = new Set();
    if (this.#recent.size > AT_HAND) this.#recent.clear();
  }
}
