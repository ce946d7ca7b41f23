import type { Value } from "../../core/value.ts";
import { CLOCK_UNIT } from "./clock-unit.ts";
import { isChinese } from "./language.ts";

/** "59:53", "2:09:11", "1:02:03.5": minutes and seconds, with hours in front. */
const CLOCK = /^(?:(?<hours>\d{1,3}):)?(?<minutes>\d{1,3}):(?<seconds>[0-5]\d)(?<fraction>\.\d{1,3})?$/;
/** Headings of how long something took or takes. Scores ("31:28") and times of day have others. */
const TAKES = /\b(?:times?|durations?|lengths?|runtimes?|laps?|splits?)\b|时长|用时|片长|时间|成绩/i;
/** Headings of what somebody has reached; with hours in front of it that is no score. */
const REACHED = /\b(?:results?|records?|marks?|personal best|season'?s? best|PB|SB)\b|纪录|记录|最好|最佳|PB/i;
/** Headings of when something is or was. */
const IS_WHEN =
  /\b(?:start|departure|arrival|opening|closing|kick-?off|half|local|check-?in|check-?out)\b|开始|开放|出发|到达/i;
/** No time of day has as many hours. */
const HOURS_OF_DAY = 24;
/** Hours of a time of day that tells seconds are printed with two digits; those that something takes, without a nought. */
const LONG_HOUR = 2;
const SECONDS = { hour: 3600, minute: 60 } as const;

/**
 * The values of a column that tells by a clock how long something takes ("59:53" beside "1:02:11") in seconds; as they
 * are where one of them is something else, or where they may be times of day, scores or hours and minutes: then nobody
 * can tell.
 */
export function inSeconds(heading: string, values: readonly Value[]): readonly Value[] {
  // "DNF" says why there is none.
  const stated = values.filter(({ kind, printed }) => kind !== "missing" && /\d/.test(printed));
  // Nearly all columns end here.
  if (stated.length === 0 || !CLOCK.test(stated[0]!.printed.trim())) return values;
  if (IS_WHEN.test(heading)) return values;
  const read = stated.map(({ printed }) => CLOCK.exec(printed.trim())?.groups);
  const isReached = REACHED.test(heading) && read.every((groups) => groups?.["hours"] !== undefined);
  if (!isReached && !TAKES.test(heading)) return values;
  if (!read.every((groups) => groups !== undefined) || !areDurations(read)) return values;
  const unit = CLOCK_UNIT[isChinese(heading) ? "zh" : "en"];
  return values.map((value): Value => {
    const groups = value.kind === "missing" ? undefined : CLOCK.exec(value.printed.trim())?.groups;
    if (!groups) return value;
    const { hours = "0", minutes, seconds, fraction = "" } = groups;
    const whole = Number(hours) * SECONDS.hour + Number(minutes) * SECONDS.minute + Number(seconds);
    const precision = Math.max(0, fraction.length - 1);
    return { kind: "number", printed: value.printed, decimal: `${whole}${fraction}`, precision, unit };
  });
}

type Groups = Record<string, string>;

/** Whether something among them tells that they count from nought: an hour that no day has, or hours left out or printed short. */
function areDurations(read: readonly Groups[]): boolean {
  const long = read.filter(({ hours }) => hours !== undefined);
  if (long.length === 0) return read.some(({ minutes }) => Number(minutes) >= HOURS_OF_DAY);
  if (long.some(({ minutes }) => Number(minutes) >= SECONDS.minute)) return false;
  return (
    long.length < read.length ||
    long.some(({ hours }) => Number(hours) >= HOURS_OF_DAY) ||
    long.every(({ hours }) => hours!.length < LONG_HOUR)
  );
}
