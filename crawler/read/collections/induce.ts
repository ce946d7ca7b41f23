import { withoutConstants } from "./constants.ts";
import { type DraftColumn, distinct, meanLength, textOfCell } from "./draft.ts";
import { withFigurePhrases } from "./figure-phrases.ts";
import { labelColumns } from "./label-columns.ts";
import { labelKey } from "./label-text.ts";
import { listsItself } from "./lists-itself.ts";
import { looseColumns } from "./loose-columns.ts";
import { pageName } from "./page-name.ts";
import type { PageReading } from "./readings.ts";
import { areRelatedItems } from "./related-items.ts";
import { sentenceFigures } from "./sentence-figures.ts";
import { withoutShortLists } from "./short-lists.ts";
import { byWriting } from "./writings.ts";

/** A column on fewer pages than this share says nothing about the collection. */
const LEAST_SHARE = 0.02;
/** Columns without a label, and second values of one, are kept up to this many. */
const MAX_UNNAMED = 15;
const STEADY_SHARE = 0.8;
/** An inferred label is on at least this share of the pages. */
const INFERRED_SHARE = 0.2;
const MIN_FACTS = 2;
const FACT_SHARE = 0.4;
const LOOSE_FACT_SHARE = 0.9;
const FACT_LENGTH = 120;
/**
 * On fewer pages much recurs by accident, and one of them alone may bear a label that is certain or stands among such, but
 * for one that holds a figure (what somebody wrote on a day)…
 */
const INFERENCE_PAGES = 5;
/** …and so many facts must stand on every one of them where labels are inferred. */
const INFERRED_FACTS = 4;
/** With fewer labels so many facts must, counting those that the template's own words name. */
const NAMED_FACTS = 6;
/** Longer text on average is prose and goes last. */
const PROSE = 200;

/** The columns of a template's pages, the surest and most telling first; the page's own name is the first of all. */
export function induceColumns(readings: readonly PageReading[]): DraftColumn[] {
  const pages = withoutShortLists(readings);
  const least = Math.max(2, Math.ceil(pages.length * LEAST_SHARE));
  const few = pages.length < INFERENCE_PAGES;
  const labelled = labelColumns(pages).filter(
    (c) => c.cells.size >= least || (few && (c.sure || c.settled) && !/\d/.test(c.name)),
  );
  const read = withRareLabels(pages, least);
  const main = labelled.filter(
    (c) => c.origin === "label" && (c.sure || isPlausible(c, pages.length)) && !areRelatedItems(c, pages),
  );
  const unnamed = [
    ...main.flatMap((c) => byWriting(c, pages.length)),
    ...labelled.filter((c) => c.origin === "extra" && isSteady(c, pages.length)),
    ...withFigurePhrases(looseColumns(read)),
  ];
  const name = pageName(read, [...unnamed, ...main]);
  const states = (column: DraftColumn) => !listsItself(column, pages, name);
  const columns = withoutTwins([
    ...(name ? [name] : []),
    ...ranked(main.filter(states), (column) => worth(column, pages.length)),
    ...ranked([...unnamed.filter(states), ...sentenceFigures(read)], distinct),
  ]);
  const kept = columns.filter((c) => c.origin === "name" || c.origin === "label");
  kept.push(...columns.filter((c) => c.origin === "extra" || c.origin === "loose").slice(0, MAX_UNNAMED));
  return named(withoutConstants(kept, pages.length));
}

/** What a label names that hardly any page bears is text that no label names, where no other such text stands. */
function withRareLabels(pages: readonly PageReading[], least: number): PageReading[] {
  const counts = new Map<string, number>();
  for (const { labelled } of pages)
    for (const key of new Set(labelled.map(({ label }) => labelKey(label))))
      counts.set(key, (counts.get(key) ?? 0) + 1);
  const taken = new Set(pages.flatMap(({ loose }) => loose.map(({ place }) => place)));
  return pages.map((page) => {
    const rare = page.labelled.filter(({ label }) => counts.get(labelKey(label))! < least);
    if (rare.length === 0) return page;
    const loose = rare.flatMap(({ headings, values, line }) =>
      values
        .filter(({ place }) => !taken.has(place))
        .map((value) => ({ ...value, near: headings[0] ?? "", navigation: false, tag: "", line })),
    );
    return { ...page, loose: [...page.loose, ...loose] };
  });
}

/** An inferred label stands on a fair share of the pages and names something short. */
function isPlausible(column: DraftColumn, pages: number): boolean {
  return column.cells.size >= pages * INFERRED_SHARE && meanLength(column) <= PROSE;
}

/**
 * Do these columns state facts? Two of them must carry a label or the template's own word for their place, stand on most
 * pages, differ, and be short; on very few pages two of certain labels, four of labels that every page has, or two of
 * these among six that every page has. Prose pages of one layout have no such columns.
 */
export function stateFacts(columns: readonly DraftColumn[], pages: number): boolean {
  const facts = columns.filter(
    (c) =>
      (c.origin === "label" || (c.origin === "loose" && c.named)) &&
      c.cells.size >= pages * (c.origin === "label" ? FACT_SHARE : LOOSE_FACT_SHARE) &&
      distinct(c) > 1 &&
      meanLength(c) <= FACT_LENGTH,
  );
  const proven = pages >= INFERENCE_PAGES ? facts : facts.filter(({ sure }) => sure);
  if (proven.length >= MIN_FACTS) return true;
  const everywhere = facts.filter(({ cells }) => cells.size === pages);
  const labels = everywhere.filter(({ origin }) => origin === "label").length;
  return labels >= INFERRED_FACTS || (labels >= MIN_FACTS && everywhere.length >= NAMED_FACTS);
}

function ranked(columns: readonly DraftColumn[], rank: (column: DraftColumn) => number): DraftColumn[] {
  return columns
    .map((column) => ({ column, rank: rank(column) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ column }) => column);
}

/** Does a second value stand under its label on most pages, and once? */
function isSteady(column: DraftColumn, pages: number): boolean {
  let single = 0;
  for (const cell of column.cells.values()) if (cell.length === 1) single++;
  return distinct(column) > 1 && single * 2 >= pages && single >= column.cells.size * STEADY_SHARE;
}

/** Sure labels on many pages first, prose last. */
function worth(column: DraftColumn, pages: number): number {
  const share = column.cells.size / pages;
  return share + (column.sure ? 0.5 : 0) + (distinct(column) > 1 ? 1 : 0) - (meanLength(column) > PROSE ? 2 : 0);
}

/** Of columns that say the same on the same pages only the first stays. */
function withoutTwins(columns: readonly DraftColumn[]): DraftColumn[] {
  const seen = new Set<string>();
  const nameContent = columns[0]?.origin === "name" ? contentOf(columns[0]) : undefined;
  return columns.filter((column) => {
    if (column.origin === "name") return true;
    const content = contentOf(column);
    const twin = column.origin === "label" ? `${column.name.toLowerCase()}\u0004${content}` : content;
    if (seen.has(twin) || content === nameContent) return false;
    if (seen.has(content)) return column.origin === "label";
    seen.add(twin);
    seen.add(content);
    return true;
  });
}

function contentOf(column: DraftColumn): string {
  return [...column.cells]
    .sort((a, b) => a[0] - b[0])
    .map(([page, cell]) => `${page}\u0002${textOfCell(cell).toLowerCase()}`)
    .join("\u0003");
}

/** Names are unique within a relation: a second one of the same name is numbered. */
function named(columns: DraftColumn[]): DraftColumn[] {
  const seen = new Map<string, number>();
  return columns.map((column) => {
    const key = column.name.toLowerCase();
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return count === 1 ? column : { ...column, name: `${column.name} (${count})` };
  });
}
