import type { ColumnRole } from "../../../core/relation.ts";
import type { NumberValue, Value } from "../../../core/value.ts";

/** A column as typed, its cells in the order of the rows. */
interface TypedColumn {
  column: { role: ColumnRole };
  values: readonly Value[];
}

/** Figures of fewer rows may add up by chance, and so may those of one column. */
const LEAST_ROWS = 3;
const LEAST_SUMS = 2;
/** Means are rounded, so that more of them may be met by chance. */
const LEAST_MEANS = 3;
/** Of a row's figures at least this share are sums: what is a ratio of others is none. */
const SUMMED = 0.5;
/** What whole histories are called below their years or seasons. */
const WHOLE_HISTORY =
  /^(?:career|lifetime|all[- ]time|(?:all|\d+) (?:seasons|years|games|matches|campaigns)|to date|.{0,20}\btotals?|(?:生涯|历年|历届|累计|总计?).{0,4})$/i;
const PERIOD = /^\D{0,8}(?:1[5-9]|20)\d\d(?!\d)/;
const PERIODS = 0.7;

/**
 * Which rows sum up the others, though no word says so? The first or the last one: where its figures are the sums of theirs,
 * or their means; or where the others are years or seasons and it is called after the whole of them ("Career").
 *
 * @param known rows that are known to sum up others
 */
export function summingRows(columns: readonly TypedColumn[], known: readonly boolean[]): ReadonlySet<number> {
  const own = known.flatMap((total, at) => (total ? [] : [at]));
  if (own.length <= LEAST_ROWS) return new Set();
  return new Set(
    [own[0]!, own.at(-1)!].filter((row) => {
      const others = own.filter((other) => other !== row);
      return isCalledWhole(columns, row, others) || sumsUp(columns, row, others);
    }),
  );
}

function isCalledWhole(columns: readonly TypedColumn[], row: number, others: readonly number[]): boolean {
  const called = columns.find(({ values }) => values[row]!.kind !== "missing");
  if (!called || !WHOLE_HISTORY.test(called.values[row]!.printed.trim())) return false;
  return others.filter((at) => PERIOD.test(called.values[at]!.printed.trim())).length >= PERIODS * others.length;
}

function sumsUp(columns: readonly TypedColumn[], row: number, others: readonly number[]): boolean {
  const measures = columns.filter(({ column, values }) => column.role === "measure" && values[row]!.kind === "number");
  if (measures.length < LEAST_SUMS) return false;
  const compared = measures.map(({ values }) => against(values[row] as NumberValue, figuresOf(values, others)));
  const sums = compared.filter((is) => is === "sum").length;
  if (sums >= LEAST_SUMS && sums >= SUMMED * measures.length) return true;
  const telling = compared.filter((is) => is !== "nothing");
  return telling.length >= LEAST_MEANS && telling.every((is) => is === "mean");
}

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
  const sum = numbers.reduce((all, one) => all + one, 0);
  const own = Number(figure.decimal);
  if (numbers.filter((one) => one !== 0).length > 1 && Math.abs(own - sum) <= 1e-9 * Math.max(1, Math.abs(sum)))
    return "sum";
  return Math.abs(own - sum / numbers.length) <= 0.5 * 10 ** -figure.precision + 1e-9 ? "mean" : "other";
}
