import { elementPath, isHeading, type Tag } from "../dom/dom.ts";
import { shownTags } from "../dom/hidden.ts";
import { printedText } from "../tables/cell-content.ts";
import { draftCell } from "../tables/draft-cell.ts";
import type { Draft } from "../tables/relation-draft.ts";
import { isFigure } from "../text/figure.ts";
import { areProperties } from "../text/value-kinds.ts";
import { isLabelText } from "./label-values.ts";

/** Fewer pairs may be headings of sections without text. */
const LEAST_PAIRS = 3;
const VALUE_LENGTH = 160;

/**
 * Headings of one level with nothing between them that are label and value in turn ("Weight", "8 kg", "Length", "90 cm"), as
 * the properties of what the heading above them names: at least three pairs, values of several kinds, figures among them.
 */
export function headingPairsDrafts(container: Tag, base: string, headingOf: (tag: Tag) => string): Draft[] {
  if (container.held < 2 * LEAST_PAIRS) return [];
  return stretchesOf(container).flatMap((stretch) => draftOf(stretch, base, headingOf) ?? []);
}

/** Headings of one level that follow each other, and the heading above them. */
function stretchesOf(container: Tag): { headings: Tag[]; above: Tag | undefined }[] {
  const stretches: { headings: Tag[]; above: Tag | undefined }[] = [];
  let above: Tag | undefined;
  let level = "";
  for (const child of shownTags(container)) {
    if (isHeading(child) && child.name === level) stretches.at(-1)!.headings.push(child);
    else if (isHeading(child)) stretches.push({ headings: [child], above });
    level = isHeading(child) ? child.name : "";
    if (isHeading(child)) above = child;
  }
  return stretches.filter(({ headings }) => headings.length >= 2 * LEAST_PAIRS && headings.length % 2 === 0);
}

function draftOf(
  { headings, above }: { headings: Tag[]; above: Tag | undefined },
  base: string,
  headingOf: (tag: Tag) => string,
): Draft | undefined {
  const pairs = headings.flatMap((label, at) => (at % 2 === 0 ? [{ label, value: headings[at + 1]! }] : []));
  const labels = pairs.map(({ label }) => printedText(label).replace(/\s*[:：]$/, ""));
  if (!labels.every((label) => isLabelText(label) && !isFigure(label)) || new Set(labels).size < labels.length)
    return undefined;
  const cells = pairs.map(({ value }) => draftCell(value, base, { at: "node", path: elementPath(value) }));
  const values = cells.map(({ text }) => text);
  if (values.some((text) => text === "" || text.length > VALUE_LENGTH) || !values.some((text) => /\d/.test(text)))
    return undefined;
  if (!areProperties(values, false)) return undefined;
  const name = above ? printedText(above) : headingOf(headings[0]!);
  return { name, source: "infobox", columns: labels.map((label) => ({ name: label })), rows: [{ cells }] };
}
