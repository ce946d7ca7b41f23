import type { Value } from "../../core/value.ts";
import { Decimal, plain } from "../numerics/decimal.ts";
import { HOURS_UNIT } from "./hours-unit.ts";

const HOURS = String.raw`(?<hours>\d{1,3}(?:\.\d{1,2})?)\s*(?:h|hrs?|hours?|std\.?|小时|时)\.?`;
const MINUTES = String.raw`(?<minutes>\d{1,4})\s*(?:m|mins?|minutes?|分钟|分)\.?`;
const DURATION = new RegExp(
  String.raw`^(?:${HOURS}(?:\s*(?:,|and)?\s*(?<rest>\d{1,2})\s*(?:m|mins?|minutes?|分钟|分)\.?)?|${MINUTES})$`,
  "iu",
);
const MINUTES_PER_HOUR = 60;
/** A time that is no single one: "5–6 hours". What takes "3 days" is longer than all of them, and on foot not 72 hours. */
const TIME_RANGE = /^\d[\d.]*\s?(?:-|–|—|to|至|~|～)\s?\d[\d.]*\s?(?:h|hrs?|hours?|mins?|minutes?|小时|分钟)\.?$/iu;
/** So many of the cells have to be single times for the others to be left aside. */
const LEAST_SINGLE = 0.8;
/** "PT1H30M" (ISO 8601-1, 5.5.2.2), with time in it: "P3D" alone may be the name of something. */
const ISO_DURATION =
  /^P(?:(?<days>\d{1,3})D)?(?:T(?=\d)(?:(?<hours>\d{1,4})H)?(?:(?<minutes>\d{1,5})M)?(?:(?<seconds>\d{1,6})(?:\.0+)?S)?)?$/;
const SECONDS_PER_MINUTE = 60;
const MINUTES_PER_DAY = 1440;

/** Quarters of an hour are told in hours: 4 h 45 min is 4.75 hours. */
const QUARTER = 15;
const PLACES_OF_QUARTERS = 2;

/** Where more than this share of the times have hours they are told in these. */
const MOSTLY = 0.5;

const areMostlyHours = (single: readonly Readonly<Record<string, string>>[]): boolean =>
  single.some(({ rest }) => rest !== undefined) &&
  single.filter(({ hours }) => hours !== undefined).length > MOSTLY * single.length;

const toldUnit = (stated: readonly Value[]): string =>
  HOURS_UNIT[stated.some(({ printed }) => /[时分]/u.test(printed)) ? "zh" : "en"];

/**
 * The values of a column that gives times to take in hours and minutes ("1 hr 15 min" beside "40 min", "2.5 hours" beside
 * "40 minutes") in minutes, which are told in hours and minutes where most of them have hours, or in hours where all are told in hours and quarters of them; as they are where one of them is something else, or where one unit does for all. A few ranges
 * are stated and not understood. So are those that are written for machines ("PT45M").
 */
export function inMinutes(values: readonly Value[]): readonly Value[] {
  const stated = values.filter(({ kind }) => kind !== "missing");
  if (stated[0]?.printed.startsWith("P")) return ofIsoDurations(values);
  // Lists and dates are not looked at: nearly all columns end here.
  const times = stated.length > 0 && isTime(stated[0]!.printed) ? stated.map(timeIn) : [];
  const single = times.filter((groups) => groups !== undefined);
  if (single.length === 0 || single.length < LEAST_SINGLE * times.length) return values;
  if (stated.some(({ printed }, at) => !times[at] && !TIME_RANGE.test(printed.trim()))) return values;
  const isMixed =
    single.some(({ rest }) => rest !== undefined) || new Set(single.map(({ hours }) => hours !== undefined)).size > 1;
  if (!isMixed) return values;
  if (single.every(isOfQuarters)) return inHours(values);
  const unit = areMostlyHours(single) ? toldUnit(stated) : "min";
  return values.map((value): Value => {
    if (value.kind === "missing") return value;
    const minutes = minutesOf(timeIn(value));
    if (minutes === undefined) return { kind: "unsure", printed: value.printed, why: "no single time in minutes" };
    return { kind: "number", printed: value.printed, decimal: plain(minutes), precision: 0, unit };
  });
}

const isTime = (printed: string): boolean => DURATION.test(printed.trim()) || TIME_RANGE.test(printed.trim());

const timeIn = ({ printed }: Value) => DURATION.exec(printed.trim())?.groups;

/** Whole minutes: a third of one has no last digit, and half a one nobody times. */
function minutesOf(groups: Readonly<Record<string, string>> | undefined): Decimal | undefined {
  if (!groups) return undefined;
  const hours = new Decimal(groups["hours"] ?? 0).times(MINUTES_PER_HOUR);
  const minutes = hours.plus(groups["rest"] ?? groups["minutes"] ?? 0);
  return minutes.isInteger() ? minutes : undefined;
}

/** "5 h" and "4 h 30 min": hours and quarters of them. */
const isOfQuarters = (groups: Readonly<Record<string, string>>): boolean =>
  groups["hours"] !== undefined && minutesOf(groups)?.mod(QUARTER).isZero() === true;

/** What a page tells in hours stays in hours, so that "longer than 4 hours" is a limit and not "longer than 250 min". */
function inHours(values: readonly Value[]): readonly Value[] {
  return values.map((value): Value => {
    if (value.kind === "missing") return value;
    const minutes = minutesOf(timeIn(value));
    if (minutes === undefined) return { kind: "unsure", printed: value.printed, why: "no single time in hours" };
    const decimal = plain(minutes.div(MINUTES_PER_HOUR));
    const unit = /小?时/.test(value.printed) ? "小时" : "hours";
    return { kind: "number", printed: value.printed, decimal, precision: PLACES_OF_QUARTERS, unit };
  });
}

/** In minutes, or in seconds where one of them is no whole minute. */
function ofIsoDurations(values: readonly Value[]): readonly Value[] {
  const read = values.map(({ kind, printed }) =>
    kind === "missing" ? undefined : ISO_DURATION.exec(printed.trim())?.groups,
  );
  const timed = read.some(
    (groups) => groups && /\d/.test(`${groups["hours"]}${groups["minutes"]}${groups["seconds"]}`),
  );
  if (!timed || values.some(({ kind }, at) => kind !== "missing" && !read[at])) return values;
  const seconds = read.map((groups) => {
    const part = (name: string) => Number(groups?.[name] ?? 0);
    const minutes = part("days") * MINUTES_PER_DAY + part("hours") * MINUTES_PER_HOUR + part("minutes");
    return minutes * SECONDS_PER_MINUTE + part("seconds");
  });
  const whole = seconds.every((one) => one % SECONDS_PER_MINUTE === 0);
  return values.map((value, at): Value => {
    if (!read[at]) return value;
    const amount = whole ? seconds[at]! / SECONDS_PER_MINUTE : seconds[at]!;
    const unit = whole ? "min" : "s";
    return { kind: "number", printed: value.printed, decimal: String(amount), precision: 0, unit };
  });
}
