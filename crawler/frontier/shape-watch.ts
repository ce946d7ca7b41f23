import { sha256 } from "../../core/ids.ts";

/** So many pages of a shape in a row are looked at. */
const WINDOW = 50;
/** A template with fewer different texts (figures aside) than this share says nothing new: a calendar has twelve. */
const LEAST_NEW = 0.3;

/** Digest of the set of words of a text, figures left out; "" where it has no words. */
export function skeletonOf(text: string): string {
  const words = new Set(text.toLowerCase().match(/\p{L}{2,}/gu) ?? []);
  return words.size === 0 ? "" : sha256([...words].sort().join(" "));
}

/**
 * Watches whether the pages of a URL shape still say something new. A template that only counts on (calendars, counters)
 * is a trap. Fed in the order of commits, so that a resumed crawl finds the same traps.
 */
export class ShapeWatch {
  readonly #recent = new Map<string, string[]>();
  readonly #trapped = new Set<string>();

  /** Enters a page that was read. */
  add(shape: string, skeleton: string): void {
    const recent = this.#recent.get(shape) ?? [];
    recent.push(skeleton);
    if (recent.length > WINDOW) recent.shift();
    this.#recent.set(shape, recent);
    if (recent.length === WINDOW && new Set(recent).size < WINDOW * LEAST_NEW) this.#trapped.add(shape);
  }

  isTrap(shape: string): boolean {
    return this.#trapped.has(shape);
  }

  get traps(): readonly string[] {
    return [...this.#trapped];
  }
}
