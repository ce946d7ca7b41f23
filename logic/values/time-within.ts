import { type Grain, keyAt, partOfYear, periodKey } from "./period.ts";
import { seasonStart } from "./season-text.ts";

/** One calendar year, season, quarter or month that a text names, and where it stands there. */
export interface NamedTime {
  kind: Grain;
  /** "2010", "2004/05", "January 2010" */
  printed: string;
  /** Where it lies among those of its kind. */
  at: number;
  start: number;
  /** What stands around it, folded: equal for texts that differ in their time only. */
  around: string;
}

/** "2004/05", "2004–2005": two years with a mark between them. */
const TWO_YEARS = /(?<!\d)(?:1[5-9]|20)\d\d\s?[–—‑/-]\s?(?:\d{4}|\d\d)(?!\d)/g;
const ONE_YEAR = /(?<![\d.,/-])(?:1[5-9]\d\d|20\d\d|2100)(?![\d/-]|[.,]\d)/g;

/** "2006赛季" */
const CALLED_SEASON = /^\d{4}\s?年?赛季/u;

const MONTH =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?";
const QUARTER = "(?:Q[1-4]|(?:[1-4](?:st|nd|rd|th)|first|second|third|fourth)\\s+quarter|quarter\\s+[1-4])";
const FOUR = "(?:1[5-9]|20)\\d\\d";
/** "January 2010", "Q1 2010", "2010年1月", "2010年第一季度", "2010-01": not "3 January 2010", nor "January to March 2010". */
const PART = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:${MONTH}|${QUARTER})(?:,?\\s+(?:of\\s+)?|[-/])${FOUR}|${FOUR}(?:\\s+|-)(?:${QUARTER}|${MONTH})(?!\\p{L})|${FOUR}-(?:0[1-9]|1[0-2]))(?!\\d)|${FOUR}\\s?年\\s?(?:第?[一二三四1-4]季度|(?:1[0-2]|0?[1-9]|十[一二]?|[一二三四五六七八九])月)(?:份(?!额))?`,
  "giu",
);
const DAY_BEFORE = /\d(?:st|nd|rd|th)?\.?\s+(?:of\s+)?$/i;
const MORE_BEHIND = new RegExp(`^\\s?\\d|^-\\d|^\\s?(?:to|until|[至到–—-])\\s?(?:${MONTH}|${QUARTER}|\\d)`, "iu");
const SPAN_BEFORE = new RegExp(
  `(?:${MONTH}|${QUARTER}|${FOUR}|月|季度)\\s?(?:to|and|until|or|[-–—/&,至到])\\s*$`,
  "iu",
);

/** The one time that a text names; undefined where it names none, or several. */
export function timeWithin(text: string): NamedTime | undefined {
  const part = partWithin(text);
  if (part) return part;
  const seasons = [...text.matchAll(TWO_YEARS)];
  const inSeason = (at: number) => seasons.some(({ 0: said, index }) => at >= index && at < index + said.length);
  const years = [...text.matchAll(ONE_YEAR)].filter(({ index }) => !inSeason(index));
  if (seasons.length + years.length !== 1) return undefined;
  const [{ 0: year, index: start }] = [...seasons, ...years] as [RegExpExecArray];
  if (seasons.length > 0 && seasonStart(year) === undefined) return undefined;
  const called = years.length > 0 ? CALLED_SEASON.exec(text.slice(start))?.[0] : undefined;
  const kind = seasons.length > 0 || called !== undefined ? "season" : "year";
  const printed = called ?? year;
  return { kind, printed, at: Number(printed.slice(0, 4)), start, around: around(text, start, printed) };
}

/** The one month or quarter with its year that a text names, and no other time. */
function partWithin(text: string): NamedTime | undefined {
  const [found, ...others] = [...text.matchAll(PART)];
  if (!found || others.length > 0) return undefined;
  const { 0: printed, index: start } = found;
  const [before, behind] = [text.slice(0, start), text.slice(start + printed.length)];
  if (DAY_BEFORE.test(before) || MORE_BEHIND.test(behind) || SPAN_BEFORE.test(before)) return undefined;
  if ([...before.matchAll(ONE_YEAR), ...behind.matchAll(ONE_YEAR)].length > 0) return undefined;
  const period = partOfYear(printed);
  if (!period || period.anyYear) return undefined;
  return { kind: period.grain, printed, at: keyAt(periodKey(period)), start, around: around(text, start, printed) };
}

const around = (text: string, start: number, printed: string): string =>
  `${text.slice(0, start)}#${text.slice(start + printed.length)}`.replace(/\s+/g, " ").trim().toLowerCase();
