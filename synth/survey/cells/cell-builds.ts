import { isPlural } from "../../../logic/english/english.ts";
import { headerUnit } from "../../../logic/values/infer-column.ts";
import { isKnownUnit } from "../../../logic/values/units.ts";
import { standsInAddress } from "./address-figures.ts";
import { inBounds } from "./bounded-figures.ts";
import { areClasses } from "./class-figures.ts";
import { dateRangeIn, plainDate, rangeNames } from "./date-ranges.ts";
import { placedIn } from "./placed-counts.ts";
import { arePositions } from "./position-ranges.ts";
import { endNames, endsIn, rangeIn } from "./range-cells.ts";
import { measuredBy } from "./said-before.ts";
import { sidesIn } from "./sided-cells.ts";

/** So many of the cells that say something are built alike. */
const ALIKE = 0.9;
/** A part of a printed text: where it begins, and where it ends. */
export interface Part {
  start: number;
  end: number;
}

/** How the cells of a column are built: what the parts are called, and where they stand in one. */
export interface Build {
  names: readonly string[];
  /** It says all that the cell does: the column makes way. */
  replaces: boolean;
  /** Printed behind the last part and true of all. */
  unit?: string;
  /** How a part is to be read; as it is printed where this is undefined. */
  readAs?: (printed: string) => string;
  parts: readonly (readonly (Part | undefined)[] | undefined)[];
}

/** "3.9 out of 5 stars", "8/10", "8.2 / 10 (98 votes)" */
const OUT_OF =
  /^(?<figure>\d+(?:\.\d+)?)\s?(?:out of|\/)\s?(?<whole>5|10|20|100)(?: (?:stars?|points?))?(?:\s?\([\d,.]+ \p{L}+\))?$/iu;
/** "#288 in Books", "No. 3 of all" : a figure within words that are the same in all cells. */
const WITHIN = /^(?<before>[^\d]{0,40}?)(?<figure>[$€£¥]?\d(?:[\d.,]*\d)?)(?<after>[^\d]{1,40})$/;
/** A date with more behind it: "Jul 20, 1975 - Merced, California". */
const MONTH = String.raw`(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)\p{L}*\.?`;
const DATE = new RegExp(
  String.raw`^(?<date>(?:${MONTH}\s\d{1,2},\s\d{4}|\d{1,2}\s${MONTH}\s\d{4}|\d{4}-\d{2}-\d{2}))\s*(?:[-–—;,(|/·]|\bin\b|\bat\b)\s*\p{L}.*$`,
  "u",
);
/** What stands between things of one cell: "3 bedrooms, 2 bathrooms", "27 city / 36 highway". */
const BETWEEN = /\s*[,;|·•/]\s+|\s+[/|·•]\s*/g;
const COUNTED = /^(?<figure>\d[\d.,]*)\s(?<what>\p{L}{3,}(?: \p{L}{3,})?)$/u;

/** A way to understand how the cells of a column are built, of which so many state something. */
export type Builder = (name: string, texts: readonly string[], stated: number, of: string) => Build | undefined;

const areAlike = (found: readonly unknown[], stated: number): boolean =>
  found.filter((one) => one !== undefined).length >= ALIKE * stated;

function scores(name: string, texts: readonly string[], stated: number): Build | undefined {
  const found = texts.map((text) => OUT_OF.exec(text)?.groups);
  const wholes = new Set(found.flatMap((groups) => (groups ? [groups["whole"]] : [])));
  if (wholes.size !== 1 || !areAlike(found, stated)) return undefined;
  return { names: [name], replaces: true, parts: found.map((groups) => groups && [at(0, groups["figure"]!)]) };
}

/** What lasts from one date to another is asked about by both. */
export function dateRanges(name: string, texts: readonly string[], stated: number, of: string): Build | undefined {
  const found = texts.map((text) => dateRangeIn(text));
  if (!areAlike(found, stated) || found.filter((one) => one && !one.isOne).length < REAL_RANGES * stated)
    return undefined;
  return {
    names: rangeNames(name, of),
    replaces: false,
    readAs: plainDate,
    parts: found.map((one) => one && [one.from, one.to]),
  };
}

/** A column of ranges is asked about by their ends: "2–4" is no kind of thing to be counted. */
function ranges(name: string, texts: readonly string[], stated: number): Build | undefined {
  const found = texts.map((text) => rangeIn(text.trim()));
  const real = found.filter((one) => one && !one.isOne).length;
  const units = new Set(found.flatMap((one) => (one ? [one.unit] : [])));
  if (!areAlike(found, stated) || real < REAL_RANGES * stated || units.size > 1) return undefined;
  const [unit = ""] = units;
  const ends = texts.flatMap((text, index) => endsIn(text.trim(), found[index]));
  if (unit === "" && headerUnit(name) === undefined && arePositions(name, ends)) return undefined;
  const names = endNames(name, unit || (found.find((one) => one?.sign)?.sign ?? headerUnit(name) ?? ""));
  if (!names) return undefined;
  return {
    names,
    replaces: false,
    unit,
    parts: found.map((one) => one && [one.low, one.high]),
  };
}

/** Single figures among ranges are ranges of one, where so many of the cells are real ones. */
const REAL_RANGES = 0.25;

function dates(name: string, texts: readonly string[], stated: number): Build | undefined {
  const found = texts.map((text) => DATE.exec(text)?.groups?.["date"]);
  if (!areAlike(found, stated)) return undefined;
  return {
    names: [name],
    replaces: true,
    parts: found.map((date) => (date === undefined ? undefined : [at(0, date)])),
  };
}

function withinWords(name: string, texts: readonly string[], stated: number): Build | undefined {
  const found = texts.map((text) => WITHIN.exec(text)?.groups);
  const counts = new Map<string, number>();
  const aroundOf = (groups: Readonly<Record<string, string>>) => `${groups["before"]} # ${groups["after"]}`;
  for (const groups of found) if (groups) counts.set(aroundOf(groups), (counts.get(aroundOf(groups)) ?? 0) + 1);
  const [usual] = [...counts].find(([, count]) => count >= ALIKE * stated) ?? [];
  if (usual === undefined || areClasses(found.filter((groups) => groups !== undefined))) return undefined;
  const parts = found.map((groups) =>
    groups && aroundOf(groups) === usual ? [at(groups["before"]!.length, groups["figure"]!)] : undefined,
  );
  const { before, after } = found.find((groups) => groups && aroundOf(groups) === usual) as Record<string, string>;
  if (standsInAddress(before!, after!)) return undefined;
  const [least = name] = endNames(name, "") ?? [];
  const unit = after!.trim();
  // A figure is not cut from the scale that it is told in ("12千步"), nor from a format ("16开"), nor is it one where it varies.
  if (/^[十百千万亿]|^开(?:本)?$|不[等止]$/u.test(unit) && !isKnownUnit(unit)) return undefined;
  return {
    names: [usual === " # +" ? least : (measuredBy(before!) ?? name)],
    replaces: true,
    ...(isKnownUnit(unit) ? { unit } : {}),
    parts,
  };
}

/** "3 bedrooms, 2 bathrooms" are two columns of those names; "27 city / 36 highway" are what the column says, in two. */
function counts(name: string, texts: readonly string[], stated: number): Build | undefined {
  const found = texts.map(countedIn);
  const first = found.find((one) => one !== undefined);
  if (!first || !areAlike(found, stated)) return undefined;
  const kinds = [...first.keys()].filter((kind) =>
    areAlike(
      found.map((one) => one?.get(kind)),
      stated,
    ),
  );
  if (kinds.length < 2) return undefined;
  const names = kinds.map((kind) => {
    const { what } = first.get(kind)!;
    return isPlural(what) ? capitalised(what) : (behindUnit(what) ?? `${name} > ${kind}`);
  });
  const parts = found.map((one) => {
    const all = kinds.map((kind) => one?.get(kind)?.part);
    return all.every((part) => part !== undefined) ? all : undefined;
  });
  return { names, replaces: false, parts };
}

/** "H 69 mm, W 35 mm": a column for each side that nearly all cells measure. */
const sides = (_name: string, texts: readonly string[], stated: number): Build | undefined =>
  partsByKey(texts, stated, sidesIn, (side) => side);

/** "8 in summer, 6 in winter": a column for each time or place that nearly all cells give a figure for. */
const placed = (name: string, texts: readonly string[], stated: number): Build | undefined =>
  partsByKey(texts, stated, placedIn, (where) => `${name} ${where}`);

function partsByKey(
  texts: readonly string[],
  stated: number,
  read: (text: string) => ReadonlyMap<string, Part> | undefined,
  called: (key: string) => string,
): Build | undefined {
  const found = texts.map((text) => read(text.trim()));
  const keys = [...new Set(found.flatMap((one) => [...(one?.keys() ?? [])]))];
  const usual = keys.filter((key) =>
    areAlike(
      found.map((one) => one?.get(key)),
      stated,
    ),
  );
  if (usual.length < 2) return undefined;
  const parts = found.map((one) => {
    const own = usual.map((key) => one?.get(key));
    return own.every((part) => part !== undefined) ? own : undefined;
  });
  return { names: usual.map(called), replaces: false, parts };
}

function countedIn(text: string): Map<string, { what: string; part: Part }> | undefined {
  const counted = new Map<string, { what: string; part: Part }>();
  let start = 0;
  for (const piece of text.split(BETWEEN)) {
    const begins = text.indexOf(piece, start);
    start = begins + piece.length;
    const { figure, what } = COUNTED.exec(piece)?.groups ?? {};
    // One of a thing is called in the singular.
    if (figure !== undefined && what !== undefined)
      counted.set(what.toLowerCase().replace(/s$/, ""), { what, part: at(begins, figure) });
  }
  return counted.size > 1 ? counted : undefined;
}

/** "27 mpg city": the unit says what is measured, the word behind it which; together they are a heading, "City mpg". */
function behindUnit(what: string): string | undefined {
  const [unit = "", which] = what.split(" ");
  return which !== undefined && isKnownUnit(unit) ? capitalised(`${which} ${unit}`) : undefined;
}

const capitalised = (text: string) => text[0]!.toUpperCase() + text.slice(1);
const at = (start: number, text: string): Part => ({ start, end: start + text.length });

/** The ways in the order in which they are tried. */
export const BUILDERS: readonly Builder[] = [
  scores,
  dateRanges,
  ranges,
  dates,
  inBounds,
  withinWords,
  counts,
  sides,
  placed,
];
