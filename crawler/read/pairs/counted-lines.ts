import { elementPath, holdsBlock, isHeading, isPageTag, type Tag } from "../dom/dom.ts";
import { shownTags } from "../dom/hidden.ts";
import { linesOf, textOf } from "../dom/text.ts";
import type { Draft, DraftCell, DraftRow } from "../tables/relation-draft.ts";

/** Fewer such lines may be chance. */
const LEAST_LINES = 4;
const MOST_LINES = 2000;
/** This share of the lines must be such. */
const COUNTED_SHARE = 0.8;
/** Longer lines are prose. */
const LINE_LENGTH = 120;
const HEADING_LENGTH = 200;
const LINE = new Set(["p", "li", "div", "dd"]);
/** A name, a dash, a figure, and what is counted: "Ann Ek – 12 goals". */
const COUNTED = /^(\p{L}[^:–—]{1,60}?)\s[–—-]\s(\d[\d.,\u00a0\u202f ]*?)\s+(\p{L}[\p{L}-]{2,24})$/u;

/** What things are measured in is no thing. */
const MEASURE =
  /^(?:(?:kilo|centi|milli)?met(?:er|re)s?|miles?|feet|foot|inch(?:es)?|yards?|years?|months?|weeks?|days?|hours?|minutes?|seconds?|degrees?|percent|(?:kilo|milli)?gram(?:me)?s?|kilos?|pounds?|ounces?|ton(?:ne)?s?|lit(?:er|re)s?|gallons?|hectares?|acres?|euros?|dollars?|cents?|min|sec|uhr|mm|jahre?|stunden?|minuten?)$/i;

interface Line {
  tag: Tag;
  text: string;
  /** Where the line begins in what its element says. */
  start: number;
}

/**
 * Lines of a name and a count of the same thing, four or more of them, as a relation of names and counts: the items of a
 * list, paragraphs, or lines that `<br>` divides.
 */
export function countedLineDrafts(container: Tag, heading: string): Draft[] {
  // Nothing divides it.
  if (container.held === 0) return [];
  const broken = brokenLines(container);
  if (broken.length < LEAST_LINES && container.held < LEAST_LINES) return [];
  const children = shownTags(container);
  const lines = [{ heading, lines: broken }, ...stretches(children, heading)];
  return lines.flatMap((stretch) => draftOf(stretch.lines, stretch.heading) ?? []);
}

/** Children that are lines, from one heading to the next, where there are enough of them. */
function stretches(children: readonly Tag[], heading: string): { heading: string; lines: Line[] }[] {
  const all = [{ heading, tags: [] as Tag[] }];
  for (const child of children) {
    if (isHeading(child)) all.push({ heading: textOf(child, HEADING_LENGTH), tags: [] });
    else if (LINE.has(child.name) && !holdsBlock(child)) all[all.length - 1]!.tags.push(child);
  }
  return all
    .filter(({ tags }) => tags.length >= LEAST_LINES)
    .map(({ heading, tags }) => ({
      heading,
      lines: tags.map((tag) => ({ tag, text: textOf(tag, LINE_LENGTH), start: 0 })),
    }));
}

/** Lines of an element that `<br>` divides. */
function brokenLines(tag: Tag): Line[] {
  if (!tag.children.some((child) => isPageTag(child) && child.name === "br")) return [];
  const all = textOf(tag);
  let from = 0;
  return linesOf(tag).map((text) => {
    const start = all.indexOf(text, from);
    from = Math.max(from, start + text.length);
    return { tag, text, start };
  });
}

function draftOf(lines: readonly Line[], heading: string): Draft | undefined {
  if (lines.length < LEAST_LINES || lines.length > MOST_LINES) return undefined;
  const fewest = Math.max(LEAST_LINES, lines.length * COUNTED_SHARE);
  const found: { line: Line; name: string; count: string; noun: string }[] = [];
  for (const [at, line] of lines.entries()) {
    const [, name = "", count = "", noun = ""] = COUNTED.exec(line.text) ?? [];
    if (name !== "") found.push({ line, name, count, noun });
    // Most lines count nothing, which the first of them show.
    else if (found.length + lines.length - at - 1 < fewest) return undefined;
  }
  const nouns = new Set(found.map(({ noun }) => noun));
  const noun = [...nouns].sort((a, b) => b.length - a.length)[0]!;
  if ([...nouns].some((other) => !isSameNoun(other, noun)) || MEASURE.test(noun)) return undefined;
  if (new Set(found.map(({ name }) => name)).size < found.length) return undefined;
  return {
    name: heading,
    source: "records",
    columns: [{ name: "Name", label: true, unnamed: true }, { name: noun }],
    rows: found.map(({ line, name, count }): DraftRow => {
      const at = line.text.indexOf(count, name.length);
      return { cells: [cellOf(line, 0, name), cellOf(line, at, count)] };
    }),
  };
}

/** One of something is said otherwise than several: "1 goal", "12 goals". */
function isSameNoun(noun: string, longest: string): boolean {
  return noun === longest || (longest.startsWith(noun.slice(0, -1)) && longest.length - noun.length <= 2);
}

function cellOf({ tag, start }: Line, at: number, text: string): DraftCell {
  const from = start + at;
  return { text, place: { at: "node", path: elementPath(tag), start: from, end: from + text.length } };
}
