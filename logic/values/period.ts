import type { Column } from "../../core/relation.ts";
import type { Value } from "../../core/value.ts";
import { seasonStart } from "./season-text.ts";
import { yearOfCell, yearWithin } from "./year-text.ts";

/** What one step of a time axis is. */
export type Grain = "year" | "season" | "quarter" | "month";

/**
 * One step of a time axis. `at` counts on from one to the next; `anyYear`: a month or quarter of which no year is said, which
 * comes back.
 */
export interface Period {
  grain: Grain;
  at: number;
  anyYear?: boolean;
}

/** How a program names a period: "2019" (of a season the year in which it begins), "2019-03", "2019-Q1", "--03", "--Q1". */
export const PERIOD_KEY = /^(?:\d{4}(?:-(?:0[1-9]|1[0-2]|Q[1-4]))?|--(?:0[1-9]|1[0-2]|Q[1-4]))$/;

/** How many of a kind a year has. */
export const PER_YEAR: Readonly<Record<Grain, number>> = { year: 1, season: 1, quarter: 4, month: 12 };
const MONTHS = [
  ...["January", "February", "March", "April", "May", "June"],
  ...["July", "August", "September", "October", "November", "December"],
];
const ORDINALS = ["first", "second", "third", "fourth"];
const CHINESE = "一二三四五六七八九";

/** The period of a key, as far as its order goes: where it lies among those of its grain. */
export function keyAt(key: string): number {
  const [, year = "", part] = /^(\d{4}|-)(?:-(.+))?$/.exec(key) ?? [];
  const of = year === "-" ? 0 : Number(year);
  if (part === undefined) return of;
  return part.startsWith("Q") ? of * PER_YEAR.quarter + Number(part[1]) - 1 : of * PER_YEAR.month + Number(part) - 1;
}

/** What a key names. */
export function periodOfKey(key: string): Period {
  const grain = /^(?:\d{4}|-)-(.)/.exec(key)?.[1];
  const anyYear = key.startsWith("-") ? { anyYear: true } : {};
  return { grain: grain === undefined ? "year" : grain === "Q" ? "quarter" : "month", at: keyAt(key), ...anyYear };
}

/** The key of the period so many after that of a key. */
export function keyAfter(key: string, steps: number): string {
  const period = periodOfKey(key);
  return periodKey({ ...period, at: period.at + steps });
}

/** The key of a period. */
export function periodKey({ grain, at, anyYear }: Period): string {
  const year = anyYear ? "-" : String(yearOfPeriod({ grain, at })).padStart(4, "0");
  if (grain === "month") return `${year}-${String((at % PER_YEAR.month) + 1).padStart(2, "0")}`;
  return grain === "quarter" ? `${year}-Q${(at % PER_YEAR.quarter) + 1}` : year;
}

/** The calendar year that a period lies in, or begins in. */
export const yearOfPeriod = ({ grain, at }: Period): number => Math.floor(at / PER_YEAR[grain]);

/** "2019", "March 2019", "the first quarter of 2019", "March" */
export function periodWords(period: Period): string {
  const { grain, at, anyYear } = period;
  const year = yearOfPeriod(period);
  if (grain === "month") return `${MONTHS[at % PER_YEAR.month]}${anyYear ? "" : ` ${year}`}`;
  if (grain === "quarter") return `the ${ORDINALS[at % PER_YEAR.quarter]} quarter${anyYear ? "" : ` of ${year}`}`;
  return String(year);
}

/** "2019年", "2019年3月", "2019年第一季度", "3月" */
export function chinesePeriod(period: Period): string {
  const { grain, at, anyYear } = period;
  const year = anyYear ? "" : `${yearOfPeriod(period)}年`;
  if (grain === "month") return `${year}${(at % PER_YEAR.month) + 1}月`;
  return grain === "quarter" ? `${year}第${CHINESE[at % PER_YEAR.quarter]}季度` : year;
}

const MONTH_NAMED =
  /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?$/i;
const CHINESE_MONTH = /^(?:(?<figures>1[0-2]|[1-9])|(?<words>十[一二]?|[一二三四五六七八九]))月份?$/;
const QUARTER =
  /^(?:the )?(?:Q\s?(?<figure>[1-4])|(?<first>[1-4])(?:st|nd|rd|th)\s+(?:quarter|qtr\.?)|quarter\s+(?<behind>[1-4])|(?<word>first|second|third|fourth)\s+quarter|第?(?<chinese>[一二三四1-4])季度?)$/i;
const YEAR = "(?<year>(?:1[5-9]|20)\\d\\d)";
const YEAR_BEHIND = new RegExp(`^(?<part>.*?\\S)(?:,?\\s+(?:of\\s+)?|[-/])${YEAR}$`, "i");
const YEAR_BEFORE = new RegExp(`^${YEAR}(?:\\s?年度?\\s?|[\\s/-]\\s?)(?<part>\\D.*|Q.*|[1-4](?:st|nd|rd|th).*)$`, "i");
const YEAR_AND_MONTH = new RegExp(`^${YEAR}[-/.](?<month>0[1-9]|1[0-2])$`);
const CHINESE_YEAR_MONTH = new RegExp(`^${YEAR}\\s?年\\s?(?<part>.+)$`);

/** The month or quarter that a text names and nothing else, with its year or without one. */
export function partOfYear(text: string): Period | undefined {
  const said = text.trim();
  const bare = monthOrQuarter(said);
  if (bare) return { ...bare, anyYear: true };
  const figures = YEAR_AND_MONTH.exec(said)?.groups;
  if (figures) return inYear({ grain: "month", at: Number(figures["month"]) - 1 }, Number(figures["year"]));
  for (const form of [YEAR_BEHIND, YEAR_BEFORE, CHINESE_YEAR_MONTH]) {
    const parts = form.exec(said)?.groups;
    const part = parts && monthOrQuarter(parts["part"]!.trim());
    if (part) return inYear(part, Number(parts["year"]));
  }
  return undefined;
}

function monthOrQuarter(text: string): { grain: "month" | "quarter"; at: number } | undefined {
  if (MONTH_NAMED.test(text)) {
    const start = text.slice(0, 3).toLowerCase();
    return { grain: "month", at: MONTHS.findIndex((month) => month.toLowerCase().startsWith(start)) };
  }
  const month = CHINESE_MONTH.exec(text)?.groups;
  if (month) {
    const { figures, words = "" } = month;
    const said = words.startsWith("十") ? 10 + CHINESE.indexOf(words[1] ?? "") + 1 : CHINESE.indexOf(words) + 1;
    return { grain: "month", at: (figures === undefined ? said : Number(figures)) - 1 };
  }
  const quarter = QUARTER.exec(text)?.groups;
  if (!quarter) return undefined;
  const figure = quarter["figure"] ?? quarter["first"] ?? quarter["behind"];
  if (figure !== undefined) return { grain: "quarter", at: Number(figure) - 1 };
  const { word, chinese = "" } = quarter;
  if (word !== undefined) return { grain: "quarter", at: ORDINALS.indexOf(word.toLowerCase()) };
  return { grain: "quarter", at: /\d/.test(chinese) ? Number(chinese) - 1 : CHINESE.indexOf(chinese) };
}

/** A month or quarter of any year as that of one year. */
export const inYear = ({ grain, at }: Pick<Period, "grain" | "at">, year: number): Period => ({
  grain,
  at: year * PER_YEAR[grain] + at,
});

/** Dates that are printed to the day are no steps of an axis. */
const MONTH_ISO = /^\d{4}-\d{2}$/;

/**
 * The period that a row is of, by its cell; of a row that says the year and the month in two cells, by both. Undefined where
 * they name none.
 */
export function periodOfCells(time: Value, column: Column, within?: Value): Period | undefined {
  if (within !== undefined) {
    const [part, year] = [partOfYear(within.printed), yearOfCell(time, column)];
    return part?.anyYear && year !== undefined && !isSeason(time) ? inYear(part, year) : undefined;
  }
  if (time.kind === "date" && time.granularity === "month" && MONTH_ISO.test(time.iso))
    return { grain: "month", at: keyAt(time.iso) };
  if (isSeason(time)) return { grain: "season", at: seasonStart(time.printed)! };
  if (time.kind === "text" || time.kind === "entity") {
    const part = partOfYear(time.printed);
    if (part) return part;
    const year = yearWithin(time.printed);
    return year === undefined ? undefined : { grain: "year", at: year };
  }
  const year = yearOfCell(time, column);
  return year === undefined ? undefined : { grain: "year", at: year };
}

const isSeason = (value: Value): boolean =>
  (value.kind === "text" || value.kind === "entity") && seasonStart(value.printed) !== undefined;
