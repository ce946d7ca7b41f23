import type { DateGranularity, Value } from "../../core/value.ts";
import { commonDate } from "../chinese/era-dates.ts";
import type { ColumnHints } from "./column-hints.ts";

type Read = { kind: "date"; iso: string; granularity: DateGranularity; qualifier?: string };
type Unsure = { kind: "unsure"; why: string };

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const MONTH =
  "(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?";
const DAY = "(?<day>\\d{1,2})(?:st|nd|rd|th)?";
const YEAR = "(?<year>[12]\\d{3})";
const WEEKDAY = "(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\\.?,?\\s)?";
const TIME =
  "(?:(?:,?\\s(?:at\\s)?|T)(?<hour>\\d{1,2}):(?<minute>\\d{2})(?::\\d{2}(?:\\.\\d+)?)?\\s?(?<half>[ap]\\.?m\\.?)?\\s?(?:Z|UTC|GMT|[A-Z]{3,4}|[+-]\\d{2}:?\\d{2})?)?";
const QUALIFIER = "(?:\\s?\\((?<qualifier>[^()]*)\\))?";

/** "6-May-23": of the years of two figures only those whose century nobody doubts are read. */
const SHORT_YEAR = "(?<short>\\d{2})";
const CHINESE_WEEKDAY = "(?:\\s?[(（]?(?:星期|周|礼拜)[一二三四五六日天][)）]?)?";

const shape = (body: string) => new RegExp(`^${WEEKDAY}${body}${TIME}${QUALIFIER}$`, "iu");
/** "2024年6月2日(星期日)08:30": a time stands close behind a day that is written in characters. */
const CLOCKED_DAY = new RegExp(
  `^${YEAR}\\s?年\\s?(?<number>\\d{1,2})\\s?月\\s?(?<day>\\d{1,2})\\s?[日号]${CHINESE_WEEKDAY}\\s?(?<hour>\\d{1,2})[:：](?<minute>\\d{2})(?::\\d{2})?${QUALIFIER}$`,
  "iu",
);
const SHAPES: readonly RegExp[] = [
  shape(`${YEAR}-(?<number>\\d{1,2})-(?<day>\\d{1,2})`),
  shape(`${YEAR}/(?<number>\\d{1,2})/(?<day>\\d{1,2})`),
  shape(`${YEAR}\\.(?<number>\\d{1,2})\\.(?<day>\\d{1,2})`),
  shape(`${DAY}(?:\\sof)?[\\s-]${MONTH},?[\\s-]${YEAR}`),
  shape(`${MONTH}\\s${DAY},?\\s${YEAR}`),
  shape(`${YEAR}[\\s-]${MONTH}[\\s-]${DAY}`),
  shape(`${MONTH}(?:,?\\s|-)${YEAR}`),
  shape(`${YEAR}\\s${MONTH}`),
  shape(`${YEAR}-(?<number>0[1-9])`),
  shape(`${DAY}-${MONTH}-${SHORT_YEAR}`),
  CLOCKED_DAY,
  shape(`${YEAR}\\s?年(?:\\s?(?<number>\\d{1,2})\\s?月(?:\\s?(?<day>\\d{1,2})\\s?[日号]${CHINESE_WEEKDAY})?)?`),
];
const NUMERIC = new RegExp(
  `^(?<first>\\d{1,2})(?<mark>[/.-])(?<second>\\d{1,2})\\k<mark>${YEAR}${TIME}${QUALIFIER}$`,
  "iu",
);

/** Nearly every form has a year of four figures; most cells have none, or are a number with nothing beside it. */
const MAY_BE_DATE = /[12]\d{3}|年|\d-[A-Za-z]{3,9}\.?-\d\d/;
/** Two figures up to the first are years of this century, from the second on of the last; between them it is anyone's guess. */
const CENTURY = { upTo: 35, from: 70 };
const PLAIN_NUMBER = /^[\d,]+(?:\.\d+)?$/;
/** Longer texts (characters) are no dates. */
const LONGEST = 120;
const CHINESE_DATE =
  /^(?<year>[〇零○一二三四五六七八九]{4})年(?:(?<month>[一二三四五六七八九十]{1,2})月(?:(?<day>[一二三四五六七八九十]{1,3})[日号])?)?$/;
const CHINESE = "〇一二三四五六七八九";

/** 二〇二三年十月三十一日 -> 2023年10月31日; other texts as they are. */
function withFigures(text: string): string {
  const parts = CHINESE_DATE.exec(text)?.groups;
  if (!parts) return text;
  const year = [...parts.year!.replace(/[零○]/g, "〇")].map((sign) => CHINESE.indexOf(sign)).join("");
  const month = parts.month === undefined ? "" : `${chineseNumber(parts.month)}月`;
  return `${year}年${month}${parts.day === undefined ? "" : `${chineseNumber(parts.day)}日`}`;
}

/** 三 -> 3, 十二 -> 12, 三十一 -> 31 */
function chineseNumber(text: string): number {
  const [tens = "", ones = ""] = text.includes("十") ? text.split("十") : ["〇", text];
  return (tens === "" ? 1 : CHINESE.indexOf(tens)) * 10 + (ones === "" ? 0 : CHINESE.indexOf(ones));
}

/**
 * Reads a date in the forms of English, ISO 8601 and Chinese pages, cut to what is printed. A bare year is a number, not a
 * date; spans and dates without a year are text (`undefined`). `text` is free of footnote marks.
 */
export function readDate(text: string, hints: ColumnHints | undefined): Read | Unsure | undefined {
  if (text.length > LONGEST || !MAY_BE_DATE.test(text) || PLAIN_NUMBER.test(text)) return undefined;
  const figures = withFigures(text);
  for (const form of SHAPES) {
    const parts = form.exec(figures)?.groups;
    if (!parts) continue;
    const month = parts.number ? Number(parts.number) : monthNumber(parts.month);
    if (parts.short !== undefined && !isDayFirst(parts.day!, Number(parts.short), hints)) return undefined;
    const year = parts.short === undefined ? Number(parts.year) : fullYear(Number(parts.short));
    if (year === undefined) return { kind: "unsure", why: "the century is not printed" };
    return build(year, month, parts.day ? Number(parts.day) : undefined, parts);
  }
  const parts = NUMERIC.exec(text)?.groups;
  if (!parts) return undefined;
  const first = Number(parts.first);
  const second = Number(parts.second);
  const year = Number(parts.year);
  if (first > 12) return build(year, second, first, parts);
  if (second > 12) return build(year, first, second, parts);
  if (first === second || hints?.dateOrder === "day-first") return build(year, second, first, parts);
  if (hints?.dateOrder === "month-first") return build(year, first, second, parts);
  // Dates with points are written day first wherever they are written.
  if (parts.mark === ".") return build(year, second, first, parts);
  return { kind: "unsure", why: "day and month may stand in either order" };
}

/** "01-Feb-21" may begin with its year; "6-May-23" and "17-Oct-98" may not. */
function isDayFirst(day: string, year: number, hints: ColumnHints | undefined): boolean {
  return day.length === 1 || year > 31 || hints?.dateOrder === "day-first";
}

function fullYear(short: number): number | undefined {
  if (short <= CENTURY.upTo) return 2000 + short;
  return short >= CENTURY.from ? 1900 + short : undefined;
}

function monthNumber(word: string | undefined): number | undefined {
  return word === undefined ? undefined : MONTHS.indexOf(word.slice(0, 3).toLowerCase()) + 1;
}

function build(
  year: number,
  month: number | undefined,
  day: number | undefined,
  parts: Record<string, string | undefined>,
): Read | undefined {
  const qualifier = parts.qualifier ? { qualifier: parts.qualifier } : {};
  const two = (n: number) => String(n).padStart(2, "0");
  if (month === undefined) return { kind: "date", iso: String(year), granularity: "year", ...qualifier };
  if (month < 1 || month > 12) return undefined;
  if (day === undefined) return { kind: "date", iso: `${year}-${two(month)}`, granularity: "month", ...qualifier };
  if (day < 1 || day > new Date(Date.UTC(year, month, 0)).getUTCDate()) return undefined;
  const iso = `${year}-${two(month)}-${two(day)}`;
  if (parts.hour === undefined) return { kind: "date", iso, granularity: "day", ...qualifier };
  const half = parts.half?.[0]?.toLowerCase();
  const hour = (Number(parts.hour) % (half ? 12 : 24)) + (half === "p" ? 12 : 0);
  return { kind: "date", iso: `${iso}T${two(hour)}:${parts.minute}`, granularity: "minute", ...qualifier };
}

const MAY_BE_ERA = /^\p{Script=Han}.*(?:年|\)$)|年.*\p{Script=Han}$/u;

/** The value as a cell holds it. */
export function dateValue(printed: string, text: string, hints: ColumnHints | undefined): Value | undefined {
  const read = readDate(text, hints) ?? (MAY_BE_ERA.test(text) ? eraDate(commonDate(text), hints) : undefined);
  return read && Object.assign(read, { printed });
}

/** Eras reach back to years that nobody prints without one. */
function eraDate(text: string, hints: ColumnHints | undefined): Read | Unsure | undefined {
  const early = /^(0[1-9]\d{2})年$/.exec(text)?.[1];
  return early === undefined ? readDate(text, hints) : { kind: "date", iso: early, granularity: "year" };
}
