import type { Row } from "../../core/relation.ts";
import { compareValues } from "../../logic/order.ts";
import type { ThingsOnPage } from "./things-on-page.ts";

/** Fewer things than this stand in any order by chance. */
const LEAST_IN_ORDER = 3;
/** A page that names all but fewer of the things chooses none. */
const LEAST_LEFT_OUT = 3;

type Shown = Pick<ThingsOnPage, "named" | "runs">;

/**
 * Whether a page shows the first of all things in the order of a column, that printed beside each, at one of its ends: the last
 * page of news by date ends with the oldest ones. Where it leaves some out between them it lists things of another sort (those of
 * one author), and who is first there need not be the first of all.
 *
 * @param ranked the rows, the first one first
 */
export function showsInOrder(things: Shown, column: number, ranked: readonly Row[]): boolean {
  const all = new Set(ranked);
  return things.runs(column).some((run) => {
    const shown = run.filter((row) => all.has(row));
    if (shown.length < LEAST_IN_ORDER || (shown[0] !== ranked[0] && shown.at(-1) !== ranked[0])) return false;
    if (!areFirst(shown, ranked)) return false;
    const steps = shown.slice(1).map((row, at) => valuesOf(shown[at]!, row, column));
    return steps.every((step) => step <= 0) || steps.every((step) => step >= 0);
  });
}

/**
 * Whether a page names of all things just the latest, as front pages do: several of them, the very latest first, or that one with
 * its date.
 *
 * @param ranked the rows, the latest one first
 */
export function showsTheLatest(things: Shown, column: number, ranked: readonly Row[]): boolean {
  const all = new Set(ranked);
  const shown = things.named.filter((row) => all.has(row));
  if (shown[0] !== ranked[0] || ranked.length - shown.length < LEAST_LEFT_OUT) return false;
  if (!areFirst(shown, ranked)) return false;
  return shown.length > 1 || things.runs(column).some((run) => run.includes(ranked[0]!));
}

function areFirst(shown: readonly Row[], ranked: readonly Row[]): boolean {
  const first = new Set(ranked.slice(0, new Set(shown).size));
  return shown.every((row) => first.has(row));
}

const valuesOf = (a: Row, b: Row, column: number): number =>
  compareValues(a.cells[column]!.value, b.cells[column]!.value);
