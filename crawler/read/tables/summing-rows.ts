import type { ColumnRole } from "../../../core/relation.ts";
import type { NumberValue, Value } from "../../../core/value.ts";

/** A column as typed, its cells in the order of the rows. */
interface TypedColumn {
  column: { role: ColumnRole };
  values: readonly Value[];
}

/** Figures of fewer rows may add up by chance, and so may those of one column… */
const LEAST_ROWS = 3;
const LEAST_SUMS = 2;
/** …but hardly to a figure of so many digits, and not in a row that says, or shows, that it is a total. */
const TELLING_DIGITS = 4;
const LEAST_PARTS = 2;
/** Means are rounded, so that more of them may be met by chance. */
const LEAST_MEANS = 3;
/** Of a row's figures at least this share are sums: what is a ratio of others is none. */
const SUMMED = 0.5;
/** What whole histories are called below their years or seasons. */
const WHOLE_HISTORY =
  /^(?:career|lifetime|all[- ]time|(?:all|\d+) (?:seasons|years|games|matches|campaigns)|to date|.{0,20}\btotals?|(?:生涯|历年|历届|累计|总计?).{0,4})$/i;
const PERIOD = /^\D{0,8}(?:1[5-9]|20)\d\d(?!\d)/;
const PERIODS = 0.7;
/** Words of totals: "Total income" is one where it adds up, and a magazine "Total" is none. */
const CALLED =
  /(?<![\p{L}\d])(?:(?:sub-?)?totals?|sum|overall|all|combined|altogether)(?![\p{L}\d])|合计|总计|小计|共计|^[总全]/iu;
/** There are fewer of them than of what they sum up… */
const MOST_TOTALS = 0.5;
/** …which is no longer than this where it is not all the others. */
const LONGEST_RUN = 60;
/**
 * Which rows sum up the others, though no word says it for sure? The first or the last one: where its figures are the sums of
 * theirs, or their means; or where the others are years or seasons and it is called after the whole of them ("Career"). And
 * any that has a word of totals in its name ("Total income") or is set apart, as soon as it adds up.
 *
 * @param known rows that are known to sum up others
 * @param apart rows that the page sets apart from the others by how they look
 */
export function summingRows(
  columns: readonly TypedColumn[],
  known: readonly boolean[],
  apart: ReadonlySet<number> = new Set(),
): ReadonlySet<number> {
  const own = known.flatMap((total, at) => (total ? [] : [at]));
  const called = calledTotals(columns, known, apart);
  const left = own.filter((row) => !called.has(row));
  if (left.length <= LEAST_ROWS) return called;
  const ends = [left[0]!, left.at(-1)!].filter((row) => {
    const others = left.filter((other) => other !== row);
    return isCalledHistory(columns, row, others) || sumsUp(columns, row, others);
  });
  return new Set([...called, ...ends]);
}

/** Rows that have a word of totals in their name, or are set apart, and add up to all others or to those right above them. */
function calledTotals(
  columns: readonly TypedColumn[],
  known: readonly boolean[],
  apart: ReadonlySet<number>,
): ReadonlySet<number> {
  const own = known.flatMap((total, at) => (total ? [] : [at]));
  const called = own.filter((row) => apart.has(row) || CALLED.test(nameOf(columns, row)));
  const found = new Set<number>();
  if (called.length > MOST_TOTALS * own.length) return found;
  for (const row of called) {
    const others = own.filter((other) => other !== row && !found.has(other));
    if (addsUp(columns, row, others) || runsAddingUp(columns, row, runAbove(row, known, found))) found.add(row);
  }
  return found;
}

/** The rows right above one, down from the next total. */
function runAbove(row: number, known: readonly boolean[], found: ReadonlySet<number>): number[] {
  const run: number[] = [];
  for (let at = row - 1; at >= 0 && !known[at] && !found.has(at) && run.length < LONGEST_RUN; at--) run.unshift(at);
  return run;
}

/** What a row is called: the first thing that it says. */
function nameOf(columns: readonly TypedColumn[], row: number): string {
  const first = columns.find(({ values }) => values[row]!.kind !== "missing")?.values[row];
  return first === undefined || first.kind === "number" ? "" : first.printed.trim();
}

function isCalledHistory(columns: readonly TypedColumn[], row: number, others: readonly number[]): boolean {
  const called = columns.find(({ values }) => values[row]!.kind !== "missing");
  if (!called || !WHOLE_HISTORY.test(called.values[row]!.printed.trim())) return false;
  return others.filter((at) => PERIOD.test(called.values[at]!.printed.trim())).length >= PERIODS * others.length;
}

const measuresOf = (columns: readonly TypedColumn[], row: number): TypedColumn[] =>
  columns.filter(({ column, values }) => column.role === "measure" && values[row]!.kind === "number");

/** Is any run of rows that ends right above a row what it sums up? */
function runsAddingUp(columns: readonly TypedColumn[], row: number, above: readonly number[]): boolean {
  for (let from = above.length - LEAST_PARTS; from >= 0; from--)
    if (addsUp(columns, row, above.slice(from))) return true;
  return false;
}

/** Are most of a row's figures the sums of those of others, as far as they are printed? */
function addsUp(columns: readonly TypedColumn[], row: number, others: readonly number[]): boolean {
  const measures = measuresOf(columns, row);
  const sums = measures.filter(({ values }) => {
    const parts = figuresOf(values, others);
    const own = values[row] as NumberValue;
    const rounded = 0.5 * 10 ** -own.precision * parts.length + 1e-9;
    const allowed = own.precision !== 0 ? rounded : 1e-9 * Math.abs(Number(own.decimal));
    return (
      parts.filter((one) => one !== 0).length >= LEAST_PARTS && Math.abs(Number(own.decimal) - sumOf(parts)) <= allowed
    );
  });
  return sums.length > 0 && sums.length >= SUMMED * measures.length;
}

function sumsUp(columns: readonly TypedColumn[], row: number, others: readonly number[]): boolean {
  const measures = measuresOf(columns, row);
  const compared = measures.map(({ values }) => against(values[row] as NumberValue, figuresOf(values, others)));
  const sums = measures.filter((_, at) => compared[at] === "sum");
  const telling = sums.some(({ values }) => digitsOf(values[row] as NumberValue) >= TELLING_DIGITS);
  if ((sums.length >= LEAST_SUMS || telling) && sums.length >= SUMMED * measures.length) return true;
  const said = compared.filter((is) => is !== "nothing");
  return said.length >= LEAST_MEANS && said.every((is) => is === "mean");
}

/** How many digits of a figure tell something: noughts at its end may be rounded. */
const digitsOf = ({ decimal }: NumberValue): number =>
  decimal.replace(/\D/g, "").replace(/^0+/, "").replace(/0+$/, "").length;

const sumOf = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

function figuresOf(values: readonly Value[], rows: readonly number[]): number[] {
  const figures: number[] = [];
  for (const at of rows) {
    const value = values[at]!;
    if (value.kind === "number") figures.push(Number(value.decimal));
  }
  return figures;
}

/** Is a figure the sum of others, their mean as far as it is printed, or neither? What is the same everywhere tells nothing. */
function against(figure: NumberValue, numbers: readonly number[]): "sum" | "mean" | "other" | "nothing" {
  if (numbers.length < LEAST_ROWS || numbers.every((one) => one === numbers[0])) return "nothing";
  const sum = sumOf(numbers);
  const own = Number(figure.decimal);
  if (numbers.filter((one) => one !== 0).length > 1 && Math.abs(own - sum) <= 1e-9 * Math.max(1, Math.abs(sum)))
    return "sum";
  return Math.abs(own - sum / numbers.length) <= 0.5 * 10 ** -figure.precision + 1e-9 ? "mean" : "other";
}
