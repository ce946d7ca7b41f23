import { readDate } from "./date-text.ts";

/** The first and the last of some days, as ISO 8601 has them. */
export interface DaySpan {
  first: string;
  last: string;
}

const MONTH =
  "(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\\.?";
const DAY = "\\d{1,2}(?:st|nd|rd|th)?";
const YEAR = "[12]\\d{3}";
const TO = "\\s?(?:to|until|till|through|and|-|–|—)\\s?";
const THE = "(?:the\\s)?";
const OF = "(?:\\sof)?";
/** "from 24 to 30 July 2011", "July 10th to July 17th, 2005", "3-7 May 2001"; no part of a longer word or figure. */
export const DAY_SPAN = [
  `${THE}(?<day>${DAY})(?:${OF}\\s(?<month>${MONTH}))?(?:,?\\s(?<year>${YEAR}))?${TO}${THE}(?<lastDay>${DAY})${OF}\\s(?<lastMonth>${MONTH}),?\\s(?<lastYear>${YEAR})`,
  `(?<month>${MONTH})\\s${THE}(?<day>${DAY})(?:,?\\s(?<year>${YEAR}))?${TO}(?:(?<lastMonth>${MONTH})\\s)?${THE}(?<lastDay>${DAY}),?\\s(?<lastYear>${YEAR})`,
] as const;
const SPANS = DAY_SPAN.map((form) => new RegExp(`^(?:from\\s|between\\s)?${form}$`, "iu"));

/** Reads the days that a text spans; one day is a span of itself. Undefined where it prints anything else. */
export function readDaySpan(text: string): DaySpan | undefined {
  for (const form of SPANS) {
    const parts = form.exec(text.trim())?.groups;
    if (!parts) continue;
    const { day, month, year, lastDay, lastMonth = month, lastYear } = parts;
    const last = isoOf(`${lastDay} ${lastMonth} ${lastYear}`);
    const first = isoOf(`${day} ${month ?? lastMonth} ${year ?? lastYear}`);
    if (first === undefined || last === undefined) return undefined;
    if (first <= last) return { first, last };
    // "28 December to 3 January 2012" began the year before.
    const before = year === undefined ? isoOf(`${day} ${month ?? lastMonth} ${Number(lastYear) - 1}`) : undefined;
    return before !== undefined && month !== lastMonth && month !== undefined ? { first: before, last } : undefined;
  }
  const day = isoOf(text.trim());
  return day === undefined ? undefined : { first: day, last: day };
}

function isoOf(text: string): string | undefined {
  const read = readDate(text, undefined);
  return read?.kind === "date" && read.granularity === "day" ? read.iso : undefined;
}
