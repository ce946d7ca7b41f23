import type { Value } from "../core/value.ts";

const HOURS = String.raw`(?<hours>\d{1,3})\s*(?:h|hrs?|hours?|std\.?|小时|时)\.?`;
const MINUTES = String.raw`(?<minutes>\d{1,4})\s*(?:m|mins?|minutes?|分钟|分)\.?`;
const DURATION = new RegExp(
  String.raw`^(?:${HOURS}(?:\s*(?:,|and)?\s*(?<rest>\d{1,2})\s*(?:m|mins?|minutes?|分钟|分)\.?)?|${MINUTES})$`,
  "iu",
);
const MINUTES_PER_HOUR = 60;

/**
 * The values of a column that gives times to take in hours and minutes ("1 hr 15 min" beside "40 min") in minutes; as they are
 * where one of them is something else, or where one unit does for all.
 */
export function inMinutes(values: readonly Value[]): readonly Value[] {
  const stated = values.filter(({ kind }) => kind !== "missing");
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
