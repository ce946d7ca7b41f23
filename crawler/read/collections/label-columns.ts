import { isChinese } from "../../../logic/values/language.ts";
import { isOccasionHeading } from "../../../logic/values/occasion-headings.ts";
import { isScoreHeading, scoreOf } from "../../../logic/values/score-headings.ts";
import { BLOCK } from "../dom/content-model.ts";
import { byYear } from "./by-year.ts";
import { type DraftColumn, textOfCell } from "./draft.ts";
import { withFurtherValues } from "./further-values.ts";
import { withoutDashes } from "./joints.ts";
import { labelKey } from "./label-text.ts";
import type { LabelReading, PageReading, Printed } from "./readings.ts";
import { isSiteTalk } from "./site-talk.ts";
import { isTuple } from "./tuple.ts";
import { seriesOf } from "./year-series.ts";

/** A label that says different things on more than this share of its pages needs its heading to be told apart. */
const AMBIGUOUS_SHARE = 0.1;
const MAX_HEADINGS = 2;
const CELL = /^t[dh](?=[.#[]|$)/;

interface Entry {
  page: number;
  reading: LabelReading;
}

/**
 * One column per label. A label that stands more than once in a page with different values is qualified by its heading
 * ("Area > total"), then by the heading above that; one that still repeats belongs to records and gives no column.
 */
export function labelColumns(pages: readonly PageReading[]): DraftColumn[] {
  const byLabel = new Map<string, Entry[]>();
  pages.forEach((page, number) => {
    for (const reading of page.labelled) {
      const key = labelKey(reading.label);
      if (key === "" || isSiteTalk(reading.label)) continue;
      const entries = byLabel.get(key) ?? [];
      entries.push({ page: number, reading });
      byLabel.set(key, entries);
    }
  });
  return [...byLabel.values()].flatMap((entries) => resolve(entries, 0).map(withoutDashes).flatMap(byYear));
}

function resolve(entries: Entry[], headings: number): DraftColumn[] {
  const byPage = new Map<number, LabelReading[]>();
  for (const { page, reading } of entries) {
    const seen = byPage.get(page) ?? [];
    const same = seen.some((r) => textOfCell(r.values) === textOfCell(reading.values));
    if (!same) seen.push(reading);
    byPage.set(page, seen);
  }
  // A label of its own element speaks louder than one that is only the beginning of a text.
  for (const [page, readings] of byPage) {
    const own = readings.filter((r) => !r.inner);
    if (own.length > 0 && own.length < readings.length) byPage.set(page, own);
  }
  for (const [page, readings] of byPage) {
    const lines = new Set(readings.map((r) => r.line));
    if (readings.length > 1 && (lines.size === 1 || areAdjacent(readings))) byPage.set(page, [merge(readings)]);
  }
  const ambiguous = [...byPage.values()].filter((r) => r.length > 1).length;
  if (ambiguous > byPage.size * AMBIGUOUS_SHARE) {
    if (headings >= MAX_HEADINGS) return byPlace(entries, headings);
    const byHeading = new Map<string, Entry[]>();
    for (const entry of entries) {
      const heading = labelKey(entry.reading.headings[headings] ?? "");
      const group = byHeading.get(heading) ?? [];
      group.push(entry);
      byHeading.set(heading, group);
    }
    return [...byHeading].flatMap(([heading, group]) => resolve(group, heading === "" ? MAX_HEADINGS : headings + 1));
  }
  const name = nameOf(entries, headings);
  const sure = entries.some((e) => e.reading.sure);
  const settled = entries.some((e) => e.reading.settled);
  const main: DraftColumn = { name, cells: new Map(), origin: "label", sure, settled };
  if (isTuple([...byPage.values()].map((readings) => readings[0]!))) return positions(main, byPage);
  const extra: DraftColumn = { name: `${name} (more)`, cells: new Map(), origin: "extra", sure: false };
  for (const [page, reading] of withFurtherValues(byPage)) {
    main.cells.set(page, reading.values);
    if (reading.extras.length > 0) extra.cells.set(page, reading.extras);
  }
  return extra.cells.size > 0 ? [main, extra] : [main];
}

/** A column for each position; the first keeps the label, the others bear its name too and are numbered. */
function positions(main: DraftColumn, byPage: ReadonlyMap<number, LabelReading[]>): DraftColumn[] {
  const columns: DraftColumn[] = [];
  for (const [page, readings] of byPage) {
    readings[0]!.values.forEach((value, k) => {
      columns[k] ??= { ...main, cells: new Map() };
      columns[k].cells.set(page, [value]);
    });
  }
  return columns;
}

/**
 * A label that repeats under one heading is told apart by the place of its values; at one place it belongs to records, and
 * so it does in cells side by side that hold label and value both.
 */
function byPlace(entries: Entry[], headings: number): DraftColumn[] {
  const places = new Map<string, Entry[]>();
  for (const entry of entries) {
    const place = withoutOuterCells(entry.reading.values[0]!.place);
    const group = places.get(place) ?? [];
    group.push(entry);
    places.set(place, group);
  }
  return places.size < 2 ? [] : [...places.values()].flatMap((group) => resolve(group, headings));
}

/** A place without the positions of cells that hold it in a block of their own. */
function withoutOuterCells(place: string): string {
  const steps = place.split("<");
  const block = steps.findIndex((step) => BLOCK.has(/^\w+/.exec(step)?.[0] ?? "") && !CELL.test(step));
  return steps
    .map((step, i) => (block >= 0 && i > block && CELL.test(step) ? step.replace(/\[\d\]$/, "") : step))
    .join("<");
}

/** A label that stands again right behind what it says, and nothing between, goes on with it: it has several values. */
function areAdjacent(readings: readonly LabelReading[]): boolean {
  return readings.every(({ from }, k) => k === 0 || from === readings[k - 1]!.to + 1);
}

function merge(readings: readonly LabelReading[]): LabelReading {
  const values: Printed[] = readings.flatMap((r) => r.values);
  return { ...readings[0]!, values, extras: readings.flatMap((r) => r.extras) };
}

function nameOf(entries: readonly Entry[], headings: number): string {
  const counts = new Map<string, number>();
  for (const { reading } of entries) {
    const above = reading.headings
      .slice(0, Math.max(headings, givesMarks(reading) || isOccasionHeading(reading.headings[0] ?? "") ? 1 : 0))
      .filter((h) => h !== "")
      .reverse();
    const series = above.length > 0 ? undefined : seriesOf(reading);
    const name = [...(series === undefined ? above : [series]), reading.label].join(" > ");
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]![0];
}

const MARK = /^\d{1,3}(?:[.,]\d{1,2})?(?: ?(?:\/|out of|分) ?\d*)?$/;

/** "Range: 7.5" under "Scores" is no range: its heading says what the figure is. */
function givesMarks({ headings: [heading = ""], label, values }: LabelReading): boolean {
  if (!isScoreHeading(heading) || !values.every(({ text }) => MARK.test(text.trim()))) return false;
  const said = scoreOf(heading, label);
  return isChinese(label) || (said !== undefined && said !== label);
}
