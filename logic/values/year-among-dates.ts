import type { Value } from "../../core/value.ts";

/** So many of the cells that state something print a month or a day at least, by number and as a share. */
const LEAST_DATES = 2;
const MOSTLY = 0.5;
/** A year of four figures, and nothing beside it but brackets. */
const BARE_YEAR = /^(?:1\d|20)\d\d$/;

/**
 * The values of a column of dates, where a cell that prints a year alone ("1968" among "3 May 1931") states that year: it is known
 * as far as it is printed, which decides most comparisons. "About 1968" is stated and not understood, as in any column.
 */
export function withBareYears(values: readonly Value[]): readonly Value[] {
  if (!values.some(isBareYear)) return values;
  const stated = values.filter(({ kind }) => kind !== "missing").length;
  const dates = values.filter((value) => value.kind === "date" && value.granularity !== "year").length;
  if (dates < LEAST_DATES || dates < MOSTLY * stated) return values;
  return values.map((value): Value => {
    if (!isBareYear(value)) return value;
    const { printed, decimal, qualifier } = value;
    return { kind: "date", printed, iso: decimal, granularity: "year", ...(qualifier ? { qualifier } : {}) };
  });
}

const isBareYear = (value: Value): value is Extract<Value, { kind: "number" }> =>
  value.kind === "number" &&
  value.unit === undefined &&
  value.precision === 0 &&
  value.approximate !== true &&
  BARE_YEAR.test(value.decimal);
