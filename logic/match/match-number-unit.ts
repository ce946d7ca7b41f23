import type { Answer } from "../../core/answer.ts";
import { scaledUnit } from "../chinese/units.ts";
import type { GivenNumber } from "../english/given-numbers.ts";
import { Decimal } from "../numerics/decimal.ts";
import { isCurrency, unitKey } from "../values/units.ts";
import { inUnit, isMeasure, isRoundedConversion } from "./match-quantity.ts";

type NumberAnswer = Extract<Answer, { type: "number" }>;

const POINTS_ASKED = /\bpoints?\b|\bdifference\b|\bby how\b|\bchang\w*|百分点|差|变化/iu;
const RATE_ASKED =
  /\bper\b|\/|\ban?\s(?:second|hour|day|week|month|year)\b|\beach\b|\bannual|\byearly|\bdaily|\bmonthly|\bhourly|\brate\b|\bspeed\b|\bfast\b|每|均|速/iu;
const PERCENT_ASKED = /\bper\s?cent(?:age)?\b|%|百分/iu;
/** Measure words that one counts anything with. */
const CLASSIFIER = /^[个座所家位名间处项条只艘件次回]$/u;

/** A number of an answer in the unit that was asked for. */
export interface Reading {
  value: Decimal;
  /** The unit that it has, where that is neither the expected one nor an exact multiple of it. */
  wrongUnit?: string;
}

/** Reads a number in the wanted unit: the expected one, or the question's where the answer has none. */
export function inWantedUnit(
  expected: NumberAnswer,
  wanted: string | undefined,
  given: GivenNumber,
  question: string,
): Reading {
  const value = new Decimal(given.decimal);
  const { unit } = expected;
  // "566.9亿欧元" is 56,690,000,000 欧元 by itself, and 566.9 where the question asks for 亿欧元; so is "30.2 billion EUR".
  const scale: { power: number; base?: string } | undefined =
    unit === undefined ? undefined : (scaledUnit(unit) ?? englishScale(unit));
  if (scale) {
    const apart = value.div(new Decimal(10).pow(scale.power));
    const { base } = scale;
    if (given.unit !== undefined && base !== undefined && unitKey(given.unit) === unitKey(base))
      return { value: apart };
    const target = new Decimal(expected.decimal);
    // Thousands of what: the question says it, and an answer may.
    const said = given.unit === undefined || (base === undefined && !isMeasure(given.unit));
    if (said && apart.minus(target).abs().lt(1) && !value.minus(target).abs().lt(1)) return { value: apart };
  }
  const points = given.points && unit !== undefined && unitKey(unit) === "%" && !POINTS_ASKED.test(question);
  if (points) return { value, wrongUnit: "percentage points" };
  const rate = given.rate && wanted !== undefined && isMeasure(wanted) && unitKey(wanted) !== "%";
  if (rate && !RATE_ASKED.test(`${question} ${wanted}`)) return { value, wrongUnit: `${given.unit ?? ""} a time` };
  const converted =
    wanted === undefined || given.unit === undefined ? undefined : inUnit(given.decimal, given.unit, wanted);
  // "5 m" is metres where a length is asked for, else a million.
  if (given.scaled !== undefined && !converted) return { value: new Decimal(given.scaled) };
  if (unit === undefined ? unitFitsAsked(wanted, given.unit, question) : unitFits(unit, given.unit)) return { value };
  if (!converted) return { value, wrongUnit: given.unit! };
  const rounded = isRoundedConversion(given.decimal, given.unit!, expected.decimal, wanted!);
  return { value: rounded ? new Decimal(expected.decimal) : converted };
}

const POWERS: Readonly<Record<string, number>> = { thousand: 3, million: 6, billion: 9, trillion: 12 };

/** "billion EUR" as 10^9 "EUR", "thousands" as 10^3 of what the question names. */
function englishScale(unit: string): { power: number; base?: string } | undefined {
  const [, word, base] = /^(thousand|million|billion|trillion)s?(?:\s+(?:of\s+)?(.+))?$/i.exec(unit) ?? [];
  if (word === undefined) return undefined;
  const power = POWERS[word.toLowerCase()]!;
  return base === undefined ? { power } : { power, base };
}

/** Where the answer has no unit of its own: a share is no number unless percent are asked for, nor is what has another unit than the question's. */
function unitFitsAsked(asked: string | undefined, given: string | undefined, question: string): boolean {
  if (given === undefined) return true;
  const key = unitKey(given);
  if (key === "%" || key === "‰" || key === "bp") return key === "%" && PERCENT_ASKED.test(question);
  return asked === undefined || !isMeasure(given) || unitKey(asked) === key;
}

/** Is the unit that was given the expected one, in other words or left out? */
export function unitFits(expected: string, given: string | undefined): boolean {
  if (given === undefined) return true;
  // "percent of all visitors" is percent: the question has said of what.
  const said = given.replace(/^(%|per\s?cent)\s(?:per year|a year)\b.*$/i, "$1").replace(/\s(?:of|in)\b.*$/, "");
  const [key, wanted] = [unitKey(said), unitKey(expected)];
  if (wanted === key) return true;
  if (/^%|percentage points/.test(expected)) return key === "%" || said.startsWith("%");
  if (said === "度" || key === "°") return wanted === "°C" || wanted === "°F" || wanted === "°";
  if (CLASSIFIER.test(said) && (said === "个" ? !isMeasure(expected) : CLASSIFIER.test(expected))) return true;
  const [short, long] = said.length < expected.length ? [said, expected] : [expected, said];
  if (!long.startsWith(short)) return false;
  // "€ per year" may be said as "€"; "km" is never "km/h".
  const rate = /^\s?(?:per\b|an?\b|each\b|[/每²³])/.test(long.slice(short.length));
  if (rate) return (isCurrency(short) && short === said) || !isMeasure(short);
  return !isMeasure(short) || /^\s/.test(long.slice(short.length));
}
