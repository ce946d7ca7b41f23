import { Decimal } from "decimal.js";
import { isClock } from "../../logic/values/clock-unit.ts";
import { isHours } from "../../logic/values/hours-unit.ts";
import { roundestTime } from "./round-clock.ts";

/** A condition keeps between this share of the rows and the rest: neither all nor next to none. */
const INNER = { from: 0.2, to: 0.8 };
/** Leading digits that people choose for a limit, the roundest first. */
const LEADS: readonly (readonly number[])[] = [[1, 5], [2], [3, 4, 6, 8], [1.5, 2.5, 7, 9], [1.2, 7.5]];
/** A limit this close (relative) to a value invites disputes about rounding and editions. */
const CLEARANCE = new Decimal("0.01");

/** Values that a limit near one of them may leave between. */
const NEIGHBOURS = 4;
/** Whole numbers up to this are counts: "more than 3" is clear even where some have exactly 3. */
const COUNTED = 100;
/** Up to this, one more or less is much. */
const HANDFUL = 20;

/** A number as it is printed, with the double next to it: that decides wherever it tells two numbers apart. */
interface Amount {
  decimal: string;
  double: number;
}

const amount = (decimal: string): Amount => ({ decimal, double: Number(decimal) });

/** Which is larger. Rounding to a double keeps the order (IEEE 754 §4.3); only equal doubles need their digits compared. */
function compare(a: Amount, b: Amount): number {
  if (a.double !== b.double) return a.double < b.double ? -1 : 1;
  return a.decimal === b.decimal ? 0 : new Decimal(a.decimal).comparedTo(b.decimal);
}

const ascending = (values: readonly string[]): Amount[] => values.map(amount).sort(compare);

/**
 * A limit that a person would choose ("above 5 million", never "above 323,802"): the roundest number that parts the values
 * well and lies clear of each of them. Undefined where the values leave no room for one.
 *
 * @param values decimal strings, any order
 * @param unit what they are measured in: times by the clock have round numbers of their own
 */
export function roundThreshold(values: readonly string[], unit?: string): string | undefined {
  if (values.length < 4) return undefined;
  const sorted = ascending(values);
  const low = sorted[Math.ceil((sorted.length - 1) * INNER.from)]!;
  const high = sorted[Math.floor((sorted.length - 1) * INNER.to)]!;
  return roundestIn(unit)(sorted, low, high, sorted[Math.floor(sorted.length / 2)]!);
}

/**
 * A limit that a person would choose to describe one of the values by: a round number on the value's inner side with at
 * most a few others beyond it. Undefined where there is no room for one.
 */
export function roundLimitNear(
  values: readonly string[],
  value: string,
  unit?: string,
): { is: ">" | "<"; value: string } | undefined {
  const sorted = ascending(values);
  const own = amount(value);
  const at = sorted.findIndex((each) => compare(each, own) === 0);
  const above = at >= sorted.length / 2;
  const far = sorted[above ? Math.max(0, at - NEIGHBOURS) : Math.min(sorted.length - 1, at + NEIGHBOURS)]!;
  const limit = above ? roundestIn(unit)(sorted, far, own, own) : roundestIn(unit)(sorted, own, far, own);
  return limit === undefined ? undefined : { is: above ? ">" : "<", value: limit };
}

/**
 * Whether a person would state a limit: below zero "less than -25%" is a sign of the site's own, and where all on one side are
 * nothing at all, they have none of it instead of "less than 1 km".
 */
export function isSayableLimit(limit: string, values: readonly string[]): boolean {
  const bound = amount(limit);
  if (bound.double === 0) return true;
  return bound.double > 0 && values.map(amount).some((value) => value.double !== 0 && compare(value, bound) < 0);
}

/** A limit is at least this part of the usual size of what it parts. */
const TO_SCALE = 0.5;

/**
 * Whether a limit is to the scale of what it parts: "rose by more than 10" tells nothing of figures that rose or fell by hundreds.
 */
export function isToScale(limit: string, values: readonly string[]): boolean {
  const sizes = values.map((value) => Math.abs(Number(value))).sort((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  return Math.abs(Number(limit)) >= TO_SCALE * usual;
}

/** How the roundest of them is found where they are measured in this. */
const roundestIn = (unit: string | undefined): typeof roundest =>
  isClock(unit) || isHours(unit)
    ? (sorted, low, high, middle) =>
        roundestTime(
          sorted.map(({ double }) => double),
          { low: low.double, high: high.double, middle: middle.double, inMinutes: isHours(unit) },
        )
    : roundest;

/** The roundest number between two others that parts the values and lies clear of each. */
function roundest(sorted: readonly Amount[], low: Amount, high: Amount, middle: Amount): string | undefined {
  const largest = Decimal.max(new Decimal(low.decimal).abs(), new Decimal(high.decimal).abs());
  if (largest.isZero()) return undefined;
  // What fell and what rose is parted by nothing else, and by no 0.001.
  if (low.double < 0 && high.double > 0 && !sorted.some(({ double }) => double === 0)) return "0";
  const whole = sorted.every(({ decimal }) => isWhole(decimal));
  for (const fits of [standsApart, parts]) {
    for (const leads of LEADS) {
      const limits = candidates(leads, largest.e, low, high).filter(({ decimal }) => !whole || isWhole(decimal));
      const fitting = limits.filter((limit) => fits(sorted, limit, whole));
      const best = fitting.sort((a, b) => distance(a, middle).comparedTo(distance(b, middle)))[0];
      if (best) return best.decimal;
    }
  }
  return undefined;
}

/** Beyond a handful one more or less is little: "fewer than 100" where there are 99 sounds like a mistake, and another limit is better. */
const standsApart = (sorted: readonly Amount[], limit: Amount, whole: boolean): boolean =>
  parts(sorted, limit, whole && limit.double <= HANDFUL);

/** Within so many years people tell one from the next. */
const YEAR_BY_YEAR = 20;

/** A year that a person would choose: a round one first, well within the values ("before" and "after" are strict). */
export function roundYear(years: readonly number[]): number | undefined {
  const sorted = [...years].sort((a, b) => a - b);
  const low = sorted[Math.ceil((sorted.length - 1) * INNER.from)]!;
  const high = sorted[Math.floor((sorted.length - 1) * INNER.to)]!;
  // Over some decades nobody says "before 1993".
  const isWide = sorted.at(-1)! - sorted[0]! > YEAR_BY_YEAR;
  for (const step of isWide ? [100, 50, 10, 5] : [100, 50, 10, 5, 1]) {
    const fitting: number[] = [];
    for (let year = Math.ceil(low / step) * step; year <= high; year += step) {
      if (year > sorted[0]! && year < sorted.at(-1)!) fitting.push(year);
    }
    // "After 2020" where something is of June 2020 is read in two ways: a year that nothing is of is better.
    const clear = fitting.filter((year) => !sorted.includes(year));
    const best = clear.length > 0 ? clear : fitting;
    if (best.length > 0) return best[Math.floor(best.length / 2)];
  }
  return undefined;
}

function candidates(leads: readonly number[], top: number, low: Amount, high: Amount): Amount[] {
  const found: Amount[] = [];
  for (let power = top; power >= top - 3; power--) {
    for (const lead of leads) {
      for (const sign of ["", "-"]) {
        const double = Number(`${sign}${lead}e${power}`);
        if (double < low.double || double > high.double) continue;
        const limit = { decimal: new Decimal(`${sign}${lead}e${power}`).toFixed(), double };
        if (compare(limit, low) >= 0 && compare(limit, high) <= 0) found.push(limit);
      }
    }
  }
  return found;
}

function parts(sorted: readonly Amount[], limit: Amount, whole: boolean): boolean {
  const below = sorted.findIndex((value) => compare(value, limit) >= 0);
  if (below <= 0) return false;
  // The nearest on either side: the others lie further off.
  return (
    (whole && limit.double <= COUNTED) || [sorted[below - 1]!, sorted[below]!].every((value) => isClear(value, limit))
  );
}

const isClear = (value: Amount, limit: Amount) =>
  distance(value, limit).greaterThan(new Decimal(limit.decimal).abs().times(CLEARANCE));

const distance = (a: Amount, b: Amount) => new Decimal(a.decimal).minus(b.decimal).abs();

const isWhole = (decimal: string) => !/\.\d*[1-9]/.test(decimal);
