import type { Answer } from "../../core/answer.ts";
import { withFigures } from "../chinese/given-numerals.ts";
import { englishDate } from "../english/english.ts";
import { plainText } from "../values/cell-text.ts";
import { readDate } from "../values/date-text.ts";
import { isChinese } from "../values/language.ts";
import type { Match } from "./match.ts";
import { ORDINAL_WORDS, ordinalNumber } from "./match-number-words.ts";

type DateAnswer = Extract<Answer, { type: "date" }>;

const MONTH = "(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\\.?";
/** Everything in a sentence that may be a date, the most specific forms first. */
const CANDIDATE = new RegExp(
  [
    "\\d{4}-\\d{1,2}-\\d{1,2}(?:[T ]\\d{1,2}:\\d{2}(?::\\d{2})?Z?)?",
    "(?<!\\d)[12]\\d{3}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])(?!\\d)",
    "\\d{4}[/.]\\d{1,2}[/.]\\d{1,2}",
    "\\d{1,2}[/.-]\\d{1,2}[/.-]\\d{4}",
    `\\d{1,2}(?:st|nd|rd|th)?(?: of)?[ -]${MONTH},?[ -]\\d{4}(?:,? (?:at )?\\d{1,2}:\\d{2}(?:\\s?[ap]\\.?m\\.?)?)?`,
    `${MONTH} \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}(?:,? (?:at )?\\d{1,2}:\\d{2}(?:\\s?[ap]\\.?m\\.?)?)?`,
    "\\d{4}\\s?年(?:\\s?\\d{1,2}\\s?月(?:\\s?\\d{1,2}\\s?[日号])?)?",
    `${MONTH}(?:,| of)? \\d{4}`,
    "\\d{4}-0[1-9]|\\d{4}-1[0-2]",
    "(?<![\\d/.-])(?:0?[1-9]|1[0-2])/[12]\\d{3}(?![\\d/])",
    "(?<![\\d,.])\\d{3,4}(?!\\d|[,.]\\d|s\\b|['’]s\\b|\\s?B\\.?C)",
  ].join("|"),
  "giu",
);
const NEGATED = /(?:\bnot|\brather than|\binstead of|不是|而非|并非)\s+(?:(?:on|in)\s)?$/iu;
/** What names a stretch of time with a date as its end. */
const BOUND =
  /(?:\b(?:before|after|until|till|prior to|earlier than|later than|no later than|by)|早于|晚于)\s+(?:the\s)?(?:year\s)?$/iu;
const BOUND_BEHIND = /^,?\s(?:or|and)\s(?:earlier|later|before|after)\b|^(?:以前|以后|之前|之后)/iu;
/** Years before our era, and days of other calendars. */
const OTHER_CALENDAR = /(?:(?:公元前|前|农历|阴历)\s?|\b(?:lunar|hebrew|islamic|julian) )$/iu;
/** Brackets of more characters than this are no aside. */
const LONGEST_ASIDE = 200;
/** What stands in brackets is an aside unless it offers another date. */
const ALTERNATIVE = /^\s*(?:or|maybe|possibly|perhaps|alternatively|或)/iu;
/** A figure of three or four digits is no year where it has a noun, a unit or money's sign, or a change leads to it. */
const NO_YEAR_BEHIND =
  /^(?:\s?[%$€£¥°]|\s(?!and\b|or\b|but\b|with\b|when\b|because\b|until\b|till\b|to\b|which\b|that\b|after\b|before\b|was\b|were\b|is\b|has\b|had\b|the\b|in\b|at\b|by\b|as\b|it\b|they\b|he\b|she\b|there\b|for\b|while\b|where\b|according\b|census\b|edition\b|season\b|ce\b|ad\b|onwards?\b|rather\b|instead\b|not\b|if\b|since\b|through\b|most\b)\p{Ll}{3,})/u;
const NO_YEAR_BEFORE = /(?:[$€£¥]|\b(?:from|than|of|reached|about|over|nearly) [$€£¥]?|\bfrom \d[\d,.]* to )$/iu;

/** "3-5 November 1998", "January or February 2007": of several dates only the last is written out. */
const SHORTENED = new RegExp(
  `(?:(?<![\\d/.-])\\d{1,2}(?:st|nd|rd|th)?|\\b${MONTH})\\s?(?:[-–—]|(?:or|and|to|until)\\s)\\s?$`,
  "iu",
);
const ORDINAL_DAY = new RegExp(
  `\\b(?:the )?(${ORDINAL_WORDS})(?= of ${MONTH},? \\d{4})|(?<=\\b${MONTH} )(?:the )?(${ORDINAL_WORDS})(?=,? \\d{4})`,
  "gi",
);

/**
 * Dates in any form, compared at the granularity of the expected one. What is coarser than that is no answer, nor is a
 * bound or a range. Dates of the question and denied ones do not count where another is given.
 */
export function matchDate(expected: DateAnswer, text: string, question: string): Match {
  const clean = dateText(text);
  const said = new Set<string>();
  const unsure: string[] = [];
  let bounds = 0;
  for (const match of candidates(clean)) {
    const before = clean.slice(Math.max(0, match.index - 25), match.index);
    if (NEGATED.test(before) || OTHER_CALENDAR.test(before)) continue;
    if (SHORTENED.test(before))
      return { match: false, rule: "date.competing", explanation: "The answer states several dates." };
    const behind = clean.slice(match.index + match[0].length, match.index + match[0].length + 15);
    if (BOUND.test(before) || BOUND_BEHIND.test(behind)) {
      bounds++;
      continue;
    }
    const iso = readIso(match[0]);
    // What has a month's name and is no date is a word of another language.
    if (iso === undefined && !/\p{L}/u.test(match[0])) unsure.push(match[0]);
    else if (iso !== undefined) said.add(iso.slice(0, expected.iso.length));
  }
  for (const token of unsure) {
    // "5/12/2021 (May 12, 2021)" says itself how it is read.
    if (![...said].some((iso) => isReading(token, iso)))
      return { match: false, rule: "date.ambiguous", explanation: `"${token}" can be read in two ways.` };
  }
  const dates = [...said].filter((iso) => ![...said].some((other) => other !== iso && other.startsWith(iso)));
  const own = dates.length > 1 ? dates.filter((iso) => !asked(question).has(iso)) : dates;
  const left = own.length > 0 ? own : dates;
  if (left.length === 0) {
    return bounds > 0
      ? { match: false, rule: "date.bound", explanation: "The answer states a bound or a range of time." }
      : { match: false, rule: "date.none", explanation: "The answer states no date." };
  }
  if (left.length > 1) {
    return { match: false, rule: "date.competing", explanation: `The answer states ${left.length} different dates.` };
  }
  const match = left[0] === expected.iso;
  const explanation = `${englishDate(left[0]!)} ${match ? "is" : "is not"} ${englishDate(expected.iso)}.`;
  return { match, rule: `date.${expected.granularity}`, explanation };
}

/** The dates of a text: those outside brackets where there are any, and figures that are no years only where there is no other date. */
function candidates(text: string): RegExpExecArray[] {
  const found = [...text.matchAll(CANDIDATE)];
  const outside = found.filter(({ 0: token, index }) => !isAside(text, index) || readIso(token) === undefined);
  const left = outside.some(({ 0: token }) => readIso(token) !== undefined) ? outside : found;
  const years = left.filter(({ 0: token, index }) => !/^\d{3,4}$/.test(token) || isYear(text, token, index));
  return years.length > 0 ? years : left;
}

function isAside(text: string, at: number): boolean {
  const open = text.lastIndexOf("(", at);
  return (
    open > 0 &&
    text.lastIndexOf(")", at) < open &&
    text.slice(at, at + LONGEST_ASIDE).includes(")") &&
    !ALTERNATIVE.test(text.slice(open + 1))
  );
}

function isYear(text: string, token: string, at: number): boolean {
  const behind = text.slice(at + token.length, at + token.length + 30);
  return (
    token.length === 4 && !NO_YEAR_BEHIND.test(behind) && !NO_YEAR_BEFORE.test(text.slice(Math.max(0, at - 25), at))
  );
}

/** The dates of a question, and their years and months. */
function asked(question: string): Set<string> {
  const isos = [...dateText(question).matchAll(CANDIDATE)].flatMap(([token]) => readIso(token) ?? []);
  return new Set(isos.flatMap((iso) => [iso, iso.slice(0, 7), iso.slice(0, 4)]));
}

function dateText(text: string): string {
  const plain = plainText(text);
  if (isChinese(plain)) {
    return withFigures(plain)
      .replace(/(\d{1,2}\s?月)\s?(?:，|,)?\s?(\d{4}\s?年)(?!\s?\d)/gu, "$2$1")
      .replace(/(\d{1,2}\s?月\s?\d{1,2}\s?[日号])\s?(?:，|,)?\s?(\d{4}\s?年)(?!\s?\d)/gu, "$2$1");
  }
  return plain.replace(ORDINAL_DAY, (_, first?: string, second?: string) => String(ordinalNumber((first ?? second)!)));
}

function readIso(token: string): string | undefined {
  if (/^\d{3,4}$/.test(token)) return token.padStart(4, "0");
  if (/^\d{8}$/.test(token)) return `${token.slice(0, 4)}-${token.slice(4, 6)}-${token.slice(6)}`;
  if (/^\d{4}-\d{2}$/.test(token)) return token;
  const figures = /^(\d{1,2})\/(\d{4})$/.exec(token);
  if (figures) return `${figures[2]}-${figures[1]!.padStart(2, "0")}`;
  const read = readDate(token.replace(/(?<=[a-z.]) of (?=\d{4})/i, " "), undefined);
  return read?.kind === "date" ? read.iso : undefined;
}

/** Is this date a reading of "5/12/2021"? */
function isReading(token: string, iso: string): boolean {
  const [first, second, year] = token.split(/[/.-]/).map((part) => part.padStart(2, "0"));
  return iso === `${year}-${first}-${second}` || iso === `${year}-${second}-${first}`;
}
