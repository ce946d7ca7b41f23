import type { Answer } from "../../core/answer.ts";
import { readNumeral } from "../chinese/given-numerals.ts";
import { type GivenNumber, givenNumbers } from "../english/given-numbers.ts";
import { Decimal, plain } from "../numerics/decimal.ts";
import { isClock, withSeconds } from "../values/clock-unit.ts";
import { isHours, withHoursSpelt } from "../values/hours-unit.ts";
import { readNumber } from "../values/number-text.ts";
import type { Match } from "./match.ts";
import { matchDate } from "./match-date.ts";
import { figuresOf } from "./match-figures.ts";
import { inWantedUnit, type Reading, unitFits } from "./match-number-unit.ts";
import { inUnit, isLargerUnit, isMeasure } from "./match-quantity.ts";
import { askedUnit } from "./match-unit-asked.ts";

type NumberAnswer = Extract<Answer, { type: "number" }>;

/** A longer text (characters) is no number by itself. */
const LONGEST_NUMBER = 80;
/** Binary floating point prints an exact decimal at most this far off, relative to its size. */
const FLOAT_NOISE = new Decimal("1e-12");

/** What closes a calculation: the number of its clause is the answer, those before it are operands. */
const LABEL =
  /(?:^|[.;,\n]\s*)(?:the\s)?(difference|sum|total|result|ratio|average|mean|差值?|合计|总计|结果|平均)\s?[:：=]\s*$/iu;
const CONCLUSION =
  /\b(?:total|altogether|in all|in sum|the sum|the difference|so|therefore|thus|hence|overall|combined|makes|that is|i\.e\.)\b|共|合计|总计|因此|所以|差(?:值|额)?[是为]/iu;
const LESS =
  /\b(?:fell|fall|falls|decreas\w*|declin\w*|dropp?\w*|shr[aiu]nk\w*|reduc\w*|lost|loss|lower(?:ed)?|down)\b|下降|减少|降低|下跌|缩减|负增长/iu;
const MORE = /\b(?:gr[eo]w\w*|ris(?:e|es|en|ing)|rose|increas\w*|gain\w*|climb\w*)\b|增长|增加|上升|提高|上涨/iu;
/** What a change led to, where it was asked how large it was. */
const LED_TO =
  /(?:\b(?:grew|rose|rises|risen|increased|climbed|fell|declined|dropped|decreased)\s(?:up\s|down\s)?to\s|(?:增长到|增至|升至|降至|下降到|减少到)\s?)(?:about\s)?$/iu;
const CHANGE_ASKED = /\bby how\b|\bgrowth\b|增长了?多少|下降了?多少|减少了?多少|增幅|降幅/iu;
/** Of "in the year in which it was highest, how much …" the year is not what is asked. */
const YEAR_ASKED = /\b(?:which|what) year\b|哪一?年|年份(?:是|为|\p{Script=Han}{0,3}[?？]?$)/iu;
const COUNT_ASKED = /\bhow (?:many|much)\b|多少/iu;
const DENIAL_ASKED = /\bnot?\b|n['’]t\b|\bnever\b|\bwithout\b|[不没未无]/iu;
/** A part of what was said before: "including 10 minutes", "12 of which". */
const INCLUDED = /\b(?:including|of which|of whom|among them|i\.e\.)\s(?:\p{L}+\s){0,2}$/iu;
const OF_WHICH = /^\s(?:\p{L}+\s)?of (?:which|whom)\b/iu;
/** "40 to 50", "12 or 13": two numbers of one statement. */
const JOINED = /^\s?(?:-|–|—|~|to|or|and|至|到|或|和)\s?$/iu;
const FUNCTION_WORD =
  /^(?:in|of|and|or|at|to|on|for|from|with|were|are|is|was|as|by|than|but|that|which|have|has|had|if|when|out|more|less|fewer|if|per|altogether|total|overall)$/i;
/** Numbers of such a unit may be written out. */
const SCALED = /^(?:thousand|million|billion|trillion)/i;
const CHANGED = /\bchang\w*\b|变化|变动/iu;
const NONE = /^(?:there (?:is|are|was|were) )?(?:none|nil|nothing|nobody|no one|no\s\p{L}+)\b|^(?:没有|无)/iu;

/**
 * A year that is asked for is compared as a date. With `places`: equal after rounding half up to them. Without: equal, however written ("1.5 million"). A unit may be left
 * out, and the same quantity may stand in another that is an exact multiple ("2 hours" for 120 minutes); any other unit is
 * wrong, so 25 % is never 0.25. Several different numbers are no answer, nor are bounds. Numbers of the question, in
 * brackets, negated or left of "=" do not count where another is given.
 */
export function matchNumber(expected: NumberAnswer, text: string, question: string): Match {
  const { decimal, unit, places } = expected;
  if (unit === undefined && places === undefined && /^[12]\d{3}$/.test(decimal) && YEAR_ASKED.test(question))
    return matchDate({ type: "date", iso: decimal, granularity: "year" }, text, question);
  const clean = figuresOf(isClock(unit) ? withSeconds(text) : isHours(unit) ? withHoursSpelt(text) : text);
  const [, over, ratio, under = "0"] = /^(-?\d+)(?:\s?\/\s?|(\s?:\s?|\sto\s|\s?比\s?))(\d+)$/.exec(clean) ?? [];
  if (over !== undefined && !/^0+$/.test(under) && (ratio === undefined || decimal.includes(".")))
    return compare(expected, new Decimal(over).div(under));
  const ordinals = !COUNT_ASKED.test(question);
  if (!ordinals && /^\d+(?:st|nd|rd|th)$/i.test(clean))
    return { match: false, rule: "number.none", explanation: "The answer states an ordinal." };
  const whole = clean.length <= LONGEST_NUMBER ? readNumber(clean, undefined) : undefined;
  if (whole?.kind === "number" && whole.unit === undefined && !(unit && SCALED.test(unit)))
    return compare(expected, new Decimal(whole.decimal));
  const all = givenNumbers(withoutUnitFigures(expected, clean));
  const counted = all.filter(({ ordinal }) => !ordinal);
  const stated = compounds(counted.length > 0 || !ordinals ? counted : all, clean);
  if (stated.length === 0) {
    if (expected.decimal === "0" && NONE.test(clean)) return compare(expected, new Decimal(0));
    return { match: false, rule: "number.none", explanation: "The answer states no number." };
  }
  const wanted = unit ?? askedUnit(question);
  const meant = meantNumbers(stated, clean, question, wanted);
  if (meant.length === 0)
    return { match: false, rule: "number.bound", explanation: "The answer states a bound or denies a number." };
  const direction = directionOf(expected, clean, question);
  const readings = meant.map((number) => inWantedUnit(expected, wanted, direction(number), question));
  const different = new Set(readings.map(({ value, wrongUnit }) => wrongUnit ?? value.toString()));
  if (different.size > 1) {
    return {
      match: false,
      rule: "number.competing",
      explanation: `The answer states ${different.size} different numbers.`,
    };
  }
  const [{ value, wrongUnit }] = readings as [Reading];
  if (wrongUnit !== undefined) {
    const explanation = `The unit is ${wrongUnit}, expected ${expected.unit ?? "none"}.`;
    return { match: false, rule: "number.unit", explanation };
  }
  return compare(expected, value);
}

/** A unit may itself hold a number ("deaths/1,000 population"): it is no answer. */
function withoutUnitFigures({ unit }: NumberAnswer, text: string): string {
  return unit !== undefined && /\d/.test(unit) ? text.split(unit).join(" ") : text;
}

/** Of all numbers of an answer those that are meant as the answer; none where all are bounds or denied. */
function meantNumbers(
  stated: readonly GivenNumber[],
  text: string,
  question: string,
  wanted: string | undefined,
): GivenNumber[] {
  const denial = DENIAL_ASKED.test(question);
  const change = CHANGE_ASKED.test(question);
  let left = stated.filter(
    ({ negated, denied, at }) =>
      !negated && (denial || !denied) && !(change && LED_TO.test(text.slice(Math.max(0, at - 30), at))),
  );
  const keep = (condition: (number: GivenNumber) => boolean) => {
    const kept = left.filter(condition);
    if (kept.length > 0) left = kept;
  };
  keep(({ bracketed }) => !bracketed);
  keep(
    ({ at, end }) => !INCLUDED.test(text.slice(Math.max(0, at - 30), at)) && !OF_WHICH.test(text.slice(end, end + 30)),
  );
  const equals = Math.max(text.lastIndexOf("="), text.lastIndexOf("≈"));
  if (equals >= 0) keep(({ at }) => at > equals);
  if (several(left) && question !== "") {
    const asked = askedNumbers(question);
    keep(({ decimal, end }) => !asked.has(decimal) || /^\sof (?:them|these|those)\b/i.test(text.slice(end, end + 12)));
  }
  if (several(left)) keep(({ calendar }) => !calendar);
  if (several(left)) keep(({ bound }) => !bound);
  if (several(left)) left = ofKind(left, text, wanted);
  if (several(left)) left = ofNoun(left, text, question);
  if (several(left)) {
    const last = left.at(-1)!;
    const label = LABEL.exec(text.slice(0, last.at))?.[1]?.toLowerCase();
    const ends = /^[^\p{L}\d]*$/u.test(text.slice(last.end));
    if (label !== undefined && ends && (question === "" || question.toLowerCase().includes(label))) left = [last];
  }
  if (several(left)) {
    const clause = lastClause(text, left);
    if (CONCLUSION.test(clause.text)) keep(({ at }) => at >= clause.from);
  }
  if (several(left)) {
    const last = left.at(-1)!;
    const before = /(?:\b(?:is|are|was|were|equals|makes|to)|[为是])\s+(?:about |exactly )?$/iu;
    const alone =
      /^[^,;]*$/.test(text.slice(last.end)) &&
      (text.match(/\b(?:is|are|was|were|equals|makes)\b|[为是]/giu) ?? []).length === 1;
    if (
      alone &&
      before.test(text.slice(0, last.at)) &&
      /\b(?:sum|total|difference|mean|average|product|ratio)\b|和|差|平均/iu.test(text)
    )
      left = [last];
  }
  return left.filter(({ bound }) => !bound);
}

/** The numbers that a question says itself, every Chinese numeral of one character too. */
function askedNumbers(question: string): Set<string> {
  const single = question
    .match(/[一二两三四五六七八九十]/gu)
    ?.flatMap((numeral) => readNumeral(numeral)?.toString() ?? []);
  return new Set([...givenNumbers(figuresOf(question)).map(({ decimal }) => decimal), ...(single ?? [])]);
}

const several = (numbers: readonly GivenNumber[]) =>
  new Set(numbers.map(({ decimal, unit }) => `${decimal} ${unit}`)).size > 1;

/** The clause of the last number, and where it begins. */
function lastClause(text: string, numbers: readonly GivenNumber[]): { from: number; text: string } {
  const last = numbers.at(-1)!;
  const from = Math.max(
    0,
    ...[...text.slice(0, last.at).matchAll(/[.,;:](?=\s)|[\n，。；：]/gu)].map(({ index }) => index + 1),
  );
  const marker = [...text.slice(from, last.at).matchAll(new RegExp(CONCLUSION, "giu"))].at(-1);
  return { from: from + (marker?.index ?? 0), text: text.slice(from) };
}

/** Numbers in the wanted unit before those that have none or another: "50 %, from 200 to 300". Not where two are alternatives. */
function ofKind(numbers: readonly GivenNumber[], text: string, wanted: string | undefined): GivenNumber[] {
  const kept = numbers.filter(
    ({ unit }) => wanted !== undefined && unit !== undefined && isMeasure(wanted) && unitFits(wanted, unit),
  );
  const joined = numbers.some((one, at) => {
    const next = numbers[at + 1];
    return (
      next !== undefined && (kept.includes(one) || kept.includes(next)) && JOINED.test(text.slice(one.end, next.at))
    );
  });
  return kept.length > 0 && !joined ? kept : [...numbers];
}

/** The number of what was asked for before those of other things: "42 museums in 5 districts". */
function ofNoun(numbers: readonly GivenNumber[], text: string, question: string): GivenNumber[] {
  const asked =
    /\bhow many\s((?:[\p{L}-]+\s?){1,3})/iu
      .exec(question)?.[1]
      ?.toLowerCase()
      .split(/\s+/)
      .filter((word) => word.length > 3) ?? [];
  if (asked.length === 0) return [...numbers];
  const behind = numbers.map(
    ({ end }) => /^\s(\p{L}+)(?:\s(\p{L}+))?/u.exec(text.slice(end, end + 40))?.slice(1, 3) ?? [],
  );
  const isAsked = behind.map((words) => words.some((word) => word !== undefined && asked.includes(word.toLowerCase())));
  const others = behind.every(([word], at) => isAsked[at] || (word !== undefined && !FUNCTION_WORD.test(word)));
  return isAsked.includes(true) && others ? numbers.filter((_, at) => isAsked[at]) : [...numbers];
}

/** "1 hours 30 minutes", "2 km 500 m" are one quantity, in the smaller unit. */
function compounds(numbers: readonly GivenNumber[], text: string): GivenNumber[] {
  const merged: GivenNumber[] = [];
  for (const number of numbers) {
    const last = merged.at(-1);
    const larger =
      last?.unit !== undefined &&
      number.unit !== undefined &&
      /^(?:,?\s?(?:and\s)?|零|又)$/.test(text.slice(last.end, number.at)) &&
      isLargerUnit(last.unit, number.unit);
    if (!larger) {
      merged.push(number);
      continue;
    }
    const whole = inUnit(last.decimal, last.unit!, number.unit!)!;
    const { scaled: _, ...rest } = number;
    const decimal = plain(last.decimal.startsWith("-") ? whole.minus(number.decimal) : whole.plus(number.decimal));
    merged[merged.length - 1] = {
      ...rest,
      decimal,
      at: last.at,
      signed: last.signed,
      negated: last.negated,
      bound: last.bound || number.bound,
    };
  }
  return merged;
}

/**
 * What gives a number its sign: "fell by 5.2 %" is -5.2 % where a change or a growth is asked for; where a decrease is asked
 * for, the figure is one already, and "rose by" is none.
 */
function directionOf(expected: NumberAnswer, text: string, question: string): (number: GivenNumber) => GivenNumber {
  const [fell, rose] = [LESS.test(text), MORE.test(text)];
  const [less, more] = [LESS.test(question), MORE.test(question)];
  const turned =
    (fell && (expected.decimal.startsWith("-") || (CHANGED.test(question) && !less))) ||
    (fell && !rose && more && !less) ||
    (rose && !fell && less && !more);
  return (number) =>
    !turned || number.signed || number.decimal.startsWith("-") ? number : { ...number, decimal: `-${number.decimal}` };
}

function compare(expected: NumberAnswer, said: Decimal): Match {
  const wanted = new Decimal(expected.decimal);
  if (expected.places !== undefined) {
    const match = said.toDecimalPlaces(expected.places).eq(wanted);
    const explanation = `${said} ${match ? "is" : "is not"} ${wanted} at ${expected.places} decimal places.`;
    return { match, rule: "number.places", explanation };
  }
  const match = said.minus(wanted).abs().lte(wanted.abs().times(FLOAT_NOISE));
  return { match, rule: "number.exact", explanation: `${said} ${match ? "equals" : "does not equal"} ${wanted}.` };
}
