import type { Column } from "../../core/relation.ts";
import type { Value } from "../../core/value.ts";
import { inBracketedUnit } from "./bracketed-unit.ts";
import { inSeconds } from "./clock-durations.ts";
import { columnHints, figureStyle } from "./column-hints.ts";
import { inSmallerUnit } from "./compound-quantities.ts";
import { countedIn, withoutCountedNoun } from "./counted-unit.ts";
import { readDaySpan } from "./day-spans.ts";
import { inMinutes } from "./durations.ts";
import { headerUnit, inferColumn } from "./infer-column.ts";
import { withNamesByYear } from "./names-by-year.ts";
import { doubtOtherUnits } from "./other-unit.ts";
import { parseValue } from "./parse-value.ts";
import { withRegions } from "./region-codes.ts";
import { inSharedUnit } from "./shared-unit.ts";
import { isUnknown } from "./stated-absence.ts";
import { withFreeAsNought, withNoughts } from "./stated-nought.ts";
import { sameUnit } from "./units.ts";
import { withBareYears } from "./year-among-dates.ts";

/** A cell as a reader found it: its text, where it links to, and its items where it lists several values. */
export interface PrintedCell {
  text: string;
  /** Absolute. */
  href?: string;
  /** Two or more values under one label. */
  items?: readonly { text: string; href?: string }[];
  /** It stands in a neighbouring column, too: words there are a remark on both, of which neither column is. */
  spread?: boolean;
  /** It prints some days, of which the value is the first or the last. */
  day?: "first" | "last";
  /** Brackets around its number are known to mean minus: by the file, or by the rest of the table. */
  accounted?: boolean;
}

/**
 * Parses a whole column at once: its cells decide together how their numbers and dates are to be read, then what the
 * column is. One value per cell, in order.
 *
 * In a column of numbers or dates a cell of words that contain digits ("3,000 km of coast, 20 km of lagoons") becomes
 * `unsure`: its value is stated but not understood, so it must never count as not stated.
 *
 * @param context texts beyond this column (the same table, the same site) whose decimal mark and date order stand in
 *   where the column's own cells show none
 */
export function typeColumn(
  name: string,
  printed: readonly PrintedCell[],
  context: readonly string[] = [],
): { column: Column; values: Value[] } {
  const texts = printed.flatMap((cell) => (cell.items ? cell.items.map((item) => item.text) : [cell.text]));
  const hints = columnHints(texts, name);
  if (context.length > 0 && (!hints.decimalMark || !hints.dateOrder)) {
    const { decimalMark, dateOrder } = figureStyle(context);
    if (decimalMark && !hints.mixedMarks) hints.decimalMark ??= decimalMark;
    if (dateOrder) hints.dateOrder ??= dateOrder;
  }
  const unlinked = { hints };
  const accounted = { hints: { ...hints, accounting: true } };
  const read = ({ text, href, day, accounted: isMinus }: PrintedCell) =>
    (day && dayOf(text, day)) ??
    parseValue(text, href === undefined ? (isMinus ? accounted : unlinked) : { hints, href });
  const parsed = printed.map((cell): Value => {
    if (!cell.items || cell.items.length < 2) return read(cell.items?.[0] ?? cell);
    return { kind: "list", printed: cell.text, items: cell.items.map(read) };
  });
  const values = withRegions(withNamesByYear(name, parsed, printed));
  const alike = inSharedUnit(inBracketedUnit(inSeconds(name, inMinutes(inSmallerUnit(withBareYears(values))))));
  const { values: counted, counts } = withoutCountedNoun(name, doubtOtherUnits(adoptUnit(alike)));
  const united = withFreeAsNought(withNoughts(name, counted), headerUnit(name)).map((value, at) =>
    isRemark(counted[at]!, printed[at]!) ? counted[at]! : known(value),
  );
  const own = united.filter((value, at) => !isRemark(value, printed[at]!));
  const inferred = inferColumn(
    name,
    own.length > 0 ? own : united,
    (own.length > 0 ? printed.filter((cell, at) => !isRemark(united[at]!, cell)) : printed).map((cell) => cell.text),
  );
  const column = inferred.type === "number" ? countingColumn(inferred, united, counts) : inferred;
  const sure =
    column.type === "number" || column.type === "date"
      ? united.map((value, at) => (isRemark(value, printed[at]!) ? remark(value) : doubted(value, column)))
      : united;
  return { column, values: sure };
}

/** A column of figures with what they count, be it told by their unit or by the one that the heading prints: "Credits (ECTS)". */
function countingColumn(column: Column, values: readonly Value[], counts: string | undefined): Column {
  if (counts !== undefined) return { ...column, counts };
  const { unit, ...bare } = column;
  const isOfHeading =
    unit !== undefined && values.every((value) => value.kind !== "number" || value.unit === undefined);
  const named = isOfHeading ? countedIn(column.name, unit) : undefined;
  return named === undefined ? column : { ...bare, counts: named };
}

/** What says that nobody knows states nothing; the words stay as they are printed. */
const known = (value: Value): Value =>
  value.kind === "text" && isUnknown(value.printed) ? { kind: "missing", printed: value.printed } : value;

function dayOf(printed: string, day: "first" | "last"): Value | undefined {
  const span = readDaySpan(printed);
  return span && { kind: "date", printed, iso: span[day], granularity: "day" };
}

function isRemark(value: Value, { spread }: PrintedCell): boolean {
  return spread === true && (value.kind === "text" || value.kind === "entity");
}

function remark({ printed }: Value): Value {
  return { kind: "unsure", printed, why: "words over several columns" };
}

/** Numbers without a unit are doubted where at least this share of their column prints one and the same. */
const UNIT_SHARE = 0.8;

/**
 * Where nearly all numbers of a column carry one unit, a bare number may have lost it or mean something else: it becomes
 * `unsure`. Nothing is nothing in every unit: a bare zero takes the column's.
 */
function adoptUnit(values: readonly Value[]): Value[] {
  const numbers = values.filter((value) => value.kind === "number");
  const united = numbers.filter(({ unit }) => unit !== undefined);
  const unit = united[0]?.unit;
  const clear = united.length < numbers.length && united.length >= numbers.length * UNIT_SHARE;
  if (!clear || united.some((value) => !sameUnit(value.unit, unit))) return [...values];
  return values.map((value): Value => {
    if (value.kind !== "number" || value.unit !== undefined) return value;
    if (value.decimal === "0") return { ...value, unit: unit! };
    return { kind: "unsure", printed: value.printed, why: `no unit in a column of ${unit}` };
  });
}

function doubted(value: Value, column: Column): Value {
  if (value.kind === "number" && value.approximate && column.role === "year")
    return { kind: "unsure", printed: value.printed, why: "about that year" };
  if (value.kind !== "text" || !/\d/.test(value.printed)) return value;
  return { kind: "unsure", printed: value.printed, why: `words with figures in a column of ${column.type}s` };
}
