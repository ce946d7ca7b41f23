import { urlShape } from "../read/collections/url-shape.ts";

/** After so many pages of a shape that went straight to the browser, one is asked for without it again. */
const VERIFY_EVERY = 8;
/** Shapes that are remembered; those not met for longest go first. */
const MOST_SHAPES = 1_000;

/** Which URL shapes need a browser, learned from their pages and verified on a sample: a site may change, a page be an exception. */
export class ShapeMemory {
  /** Pages that went straight to the browser since the shape was last verified. */
  readonly #needing = new Map<string, number>();

  /** Whether the page should go to the browser at once. */
  needsBrowser(url: string): boolean {
    const shape = urlShape(url);
    const passed = this.#needing.get(shape);
    if (passed === undefined || passed >= VERIFY_EVERY) return false;
    this.#needing.delete(shape);
    this.#needing.set(shape, passed + 1);
    return true;
  }

  /** What a page that was got without a browser has shown of its shape. */
  learn(url: string, needed: boolean): void {
    const shape = urlShape(url);
    this.#needing.delete(shape);
    if (needed) this.#needing.set(shape, 0);
    const [oldest] = this.#needing.keys();
    if (this.#needing.size > MOST_SHAPES && oldest !== undefined) this.#needing.delete(oldest);
  }
}
