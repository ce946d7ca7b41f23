import { urlShape } from "../read/collections/url-shape.ts";

/** Pages of a shape on which a control brought nothing new before it is passed over on the next. */
const BARREN = 3;
/** After so many pages on which controls were passed over, all of them are pressed on one. */
const VERIFY_EVERY = 8;
/** Shapes, and controls of each, that are remembered; those that were not met for longest go first. */
const MOST_SHAPES = 1_000;
const MOST_CONTROLS = 200;

interface Shape {
  /** How many pages in a row a control brought nothing on. */
  barren: Map<string, number>;
  passed: number;
}

/**
 * Which tabs and folds on pages of a shape show nothing that does not stand there already, learned from some pages and
 * verified on a sample: each press costs a page the time that it may take to answer.
 */
export class PressMemory {
  readonly #shapes = new Map<string, Shape>();

  /** The controls of this page that need not be pressed, as `UNFOLD_SCRIPT` calls them. */
  passedOver(url: string): string[] {
    const known = this.#shapes.get(urlShape(url));
    const barren = [...(known?.barren ?? [])].flatMap(([control, pages]) => (pages >= BARREN ? [control] : []));
    if (!known || barren.length === 0) return [];
    known.passed++;
    return known.passed % (VERIFY_EVERY + 1) === 0 ? [] : barren;
  }

  /** Whether each control that was pressed on a page brought anything new. */
  learn(url: string, brought: Readonly<Record<string, boolean>>): void {
    const shape = urlShape(url);
    const known = this.#shapes.get(shape) ?? { barren: new Map<string, number>(), passed: 0 };
    for (const [control, isNew] of Object.entries(brought)) {
      const pages = known.barren.get(control) ?? 0;
      known.barren.delete(control);
      if (!isNew) known.barren.set(control, pages + 1);
      forgetOldest(known.barren, MOST_CONTROLS);
    }
    this.#shapes.delete(shape);
    this.#shapes.set(shape, known);
    forgetOldest(this.#shapes, MOST_SHAPES);
  }
}

function forgetOldest(known: Map<string, unknown>, most: number): void {
  const [oldest] = known.keys();
  if (known.size > most && oldest !== undefined) known.delete(oldest);
}
