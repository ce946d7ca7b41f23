import type { LabelReading } from "./readings.ts";

/** This share of the pages have the same number of items… */
const STEADY_SHARE = 0.9;
/** …which is at most this. */
const MAX_ITEMS = 5;
/** …and this share of the items recur at their position. */
const RECURRING_SHARE = 0.4;
const MIN_PAGES = 3;

/**
 * Are the items under a label different things, one at each position, and not a list? Then every page has the same
 * number of them, texts recur at their position, and none ever stands at another one ("1.6 l", "manual", "front-wheel").
 *
 * @param readings one per page
 */
export function isTuple(readings: readonly LabelReading[]): boolean {
  const count = readings[0]?.values.length ?? 0;
  if (readings.length < MIN_PAGES || count < 2 || count > MAX_ITEMS) return false;
  const steady = readings.filter((r) => r.values.length === count);
  if (steady.length < readings.length * STEADY_SHARE) return false;
  const positions = new Map<string, number>();
  const times = new Map<string, number>();
  for (const { values } of steady) {
    for (const [position, { text }] of values.entries()) {
      if ((positions.get(text) ?? position) !== position) return false;
      positions.set(text, position);
      times.set(text, (times.get(text) ?? 0) + 1);
    }
  }
  for (let position = 0; position < count; position++) {
    let recurring = 0;
    for (const [text, at] of positions) if (at === position && times.get(text)! > 1) recurring += times.get(text)!;
    if (recurring < steady.length * RECURRING_SHARE) return false;
  }
  return true;
}
