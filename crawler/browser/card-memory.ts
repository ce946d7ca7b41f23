import { urlShape } from "../read/collections/url-shape.ts";

/** Pages of a shape whose cards led nowhere before those of the next are passed over. */
const BARREN = 2;
/** After so many pages that were passed over, one is looked at again. */
const VERIFY_EVERY = 8;
/** Shapes that are remembered; those that were not met for longest go first. */
const MOST_SHAPES = 1_000;

/**
 * On pages of which shape what takes a click as a card leads nowhere, learned from some and verified on a sample: pressing
 * it costs each page a second.
 */
export class CardMemory {
  readonly #shapes = new Map<string, { barren: number; passed: number }>();

  /** Whether the cards of this page are to be pressed. */
  isWorthPressing(url: string): boolean {
    const known = this.#shapes.get(urlShape(url));
    if (!known || known.barren < BARREN) return true;
    known.passed++;
    return known.passed % (VERIFY_EVERY + 1) === 0;
  }

  /** What pressing the cards of a page came to. */
  learn(url: string, ledOn: boolean): void {
    const shape = urlShape(url);
    const known = this.#shapes.get(shape);
    this.#shapes.delete(shape);
    if (ledOn) return;
    this.#shapes.set(shape, { barren: (known?.barren ?? 0) + 1, passed: known?.passed ?? 0 });
    const [oldest] = this.#shapes.keys();
    if (this.#shapes.size > MOST_SHAPES && oldest !== undefined) this.#shapes.delete(oldest);
  }
}
