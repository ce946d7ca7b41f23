import type { Value } from "../../core/value.ts";

const HOURS = String.raw`(?<hours>\d{1,3})\s*(?:h|hrs?|hours?|std\.?|小时|时)\.?`;
const MINUTES = String.raw`(?<minutes>\d{1,4})\s*(?:m|mins?|minutes?|分钟|分)\.?`;
const DURATION = new RegExp(
  String.raw`^(?:${HOURS}(?:\s*(?:,|and)?\s*(?<rest>\d{1,2})\s*(?:m|mins?|minutes?|分钟|分)\.?)?|${MINUTES})$`,
  "iu",
);
const MINUTES_PER_HOUR = 60;
/** "PT1H30M" (ISO 8601-1, 5.5.2.2), with time in it: "P3D" alone may be the name of something. */
const ISO_DURATION =
  /^P(?:(?<days>\d{1,3})D)?(?:T(?=\d)(?:(?<hours>\d{1,4})H)?(?:(?<minutes>\d{1,5})M)?(?:(?<seconds>\d{1,6})(?:\.0+)?S)?)?$/;
const SECONDS_PER_MINUTE = 60;
const MINUTES_PER_DAY = 1440;

/**
 * The values of a column that gives times to take in hours and minutes ("1 hr 15 min" beside "40 min") in minutes; as they are
 * where one of them is something else, or where one unit does for all. So are those that are written for machines ("PT45M").
 */
export function inMinutes(values: readonly Value[]): readonly Value[] {
  const stated = values.filter(({ kind }) => kind !== "missing");
  if (stated[0]?.printed.startsWith("P")) return ofIsoDurations(values);
  // Lists and dates are not looked at: nearly all columns end here.
  const found = stated.length > 0 ? DURATION.exec(stated[0]!.printed.trim()) : null;
  if (!found) return values;
  const times = stated.map(({ printed }) => DURATION.exec(printed.trim())?.groups);
  if (!times.every((groups) => groups !== undefined)) return values;
  const isMixed =
    times.some(({ rest }) => rest !== undefined) || new Set(times.map(({ hours }) => hours !== undefined)).size > 1;
  if (!isMixed) return values;
  return values.map((value): Value => {
    const groups = value.kind === "missing" ? undefined : DURATION.exec(value.printed.trim())?.groups;
    if (!groups) return value;
    const minutes = Number(groups["hours"] ?? 0) * MINUTES_PER_HOUR + Number(groups["rest"] ?? groups["minutes"] ?? 0);
    return { kind: "number", printed: value.printed, decimal: String(minutes), precision: 0, unit: "min" };
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
