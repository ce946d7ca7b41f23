import type { Relation } from "../../../core/relation.ts";
import { inYear, PER_YEAR, partOfYear, periodWords } from "../../../logic/values/period.ts";
import { type NamedTime, timeWithin } from "../../../logic/values/time-within.ts";
import type { Measure } from "./figures-once.ts";
import { measureOfFile } from "./years-across.ts";

const LEAST_PERIODS = 2;
/** "grain-2024-25.csv", "grain_2024": words with marks between them in place of spaces. */
const SLUG = /^[^\s]+$/u;
/** The marks of such a name, but for the one within "2024-25". */
const MARKS = /_|(?<!\d)-/g;
const TIME =
  /[\s,(–—-]*(?:\b(?:for|in|of|from)\s)?(?<!\d)(?:1[5-9]|20)\d\d(?:\s?[–—‑/-]\s?(?:\d{4}|\d\d))?(?!\d)[\s)]*/gu;
/** "Monthly grain": how often is told by the columns. */
const HOW_OFTEN = /^(?:monthly|quarterly)\s/i;

/**
 * The figures of a file whose columns are headed by months or quarters alone ("Mill | April | May"): what the file is called says of
 * what they are and of which year. A year of work that begins in one calendar year and ends in the next ("2024/25") has its later
 * months in the second; where the first column is January, or a single year's months run past December, nobody can tell.
 *
 * @param thing what the column of its rows is headed
 * @param names what links call the file, likeliest first
 */
export function periodsAcross(file: Relation, thing: string, names: readonly string[], site: string): Measure[] {
  const headed = file.columns.flatMap(({ name, type }, at) => {
    const part = type === "number" ? partOfYear(name.trim()) : undefined;
    return part?.anyYear ? [{ part, at }] : [];
  });
  const [first] = headed;
  const called = [file.name, ...names];
  const time = oneTime(called);
  if (!first || headed.length < LEAST_PERIODS || !time || headed.some(({ part }) => part.grain !== first.part.grain))
    return [];
  const turn = headed.findIndex(({ part }, at) => at > 0 && part.at < headed[at - 1]!.part.at);
  const later = headed.slice(turn).some(({ part }) => part.at >= first.part.at);
  const isInOrder = headed.every(({ part }, at) => at === 0 || at === turn || part.at > headed[at - 1]!.part.at);
  // "2024/25" has its months in two years, and four quarters that may be counted from its own beginning.
  const spansTwo = time.kind === "season";
  if (!isInOrder || spansTwo !== turn > 0 || (turn > 0 && later)) return [];
  if (spansTwo && (first.part.grain !== "month" || first.part.at % PER_YEAR.month === 0)) return [];
  // "file 7": a number that is no time tells files apart, and is no measure.
  const [title = "", ...others] = called.map(untimed).filter((one) => !/\d/.test(one));
  const measure = measureOfFile(title, thing, others, site);
  if (measure === undefined) return [];
  return headed.map(({ part, at }, index) => {
    const period = inYear(part, time.at + (turn > 0 && index >= turn ? 1 : 0));
    return { name: `${measure} in ${periodWords(period)}`, at };
  });
}

/** "grain ground" of "grain-ground-2024-25", "Grain ground" of "Monthly grain ground for 2024/25" */
function untimed(name: string): string {
  const said = name.replace(TIME, " ").replace(HOW_OFTEN, "");
  return (SLUG.test(name) ? said.replace(/[-_]+/g, " ") : said).replace(/\s+/g, " ").trim();
}

/** The one year, or year of work, that the names of a file speak of; undefined where they speak of several, or of none. */
function oneTime(names: readonly string[]): NamedTime | undefined {
  const times = names.flatMap((name) => {
    const time = timeWithin(SLUG.test(name) ? name.replace(MARKS, " ") : name);
    return time && (time.kind === "year" || time.kind === "season") ? [time] : [];
  });
  const [time] = times;
  return time && times.every(({ kind, at }) => kind === time.kind && at === time.at) ? time : undefined;
}
