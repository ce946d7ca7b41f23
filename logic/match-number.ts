import type { Answer } from "../core/answer.ts";
import { plainText } from "./cell-text.ts";
import { withFigures } from "./chinese/given-numerals.ts";
import { scaledUnit } from "./chinese/units.ts";
import { Decimal } from "./decimal.ts";
import { type GivenNumber, givenNumbers } from "./given-numbers.ts";
import { isChinese } from "./language.ts";
import type { Match } from "./match.ts";
import { readNumber } from "./number-text.ts";
import { unitKey } from "./units.ts";

type NumberAnswer = Extract<Answer, { type: "number" }>;

/** Binary floating point prints an exact decimal at most this far off, relative to its size. */
const FLOAT_NOISE = new Decimal("1e-12");

/**
 * With `places`: equal after rounding half up to them. Without: equal, however written ("1.5 million"). A unit may be left
 * out; one that is given must be the right one, so 25 % is never 0.25. Several different numbers are no answer.
 */
export function matchNumber(expected: NumberAnswer, text: string): Match {
  const numbers = candidates(expected, text).map((number) => inScale(expected, number));
  const [given] = numbers;
  if (!given) return { match: false, rule: "number.none", explanation: "The answer states no number." };
  const different = new Set(numbers.map(({ decimal }) => new Decimal(decimal).toString()));
  if (different.size > 1) {
    return {
      match: false,
      rule: "number.competing",
      explanation: `The answer states ${different.size} different numbers.`,
    };
  }
  const wrong = numbers.find(({ unit }) => !unitFits(expected.unit, unit));
  if (wrong) {
    const explanation = `The unit is ${wrong.unit}, expected ${expected.unit ?? "none"}.`;
    return { match: false, rule: "number.unit", explanation };
  }
  return compare(expected, given);
}

/** "566.9亿欧元" is 56,690,000,000 欧元 by itself, and 566.9 where the question asks for 亿欧元. */
function inScale({ unit, decimal }: NumberAnswer, given: GivenNumber): GivenNumber {
  const scale = unit === undefined ? undefined : scaledUnit(unit);
  if (!scale || unit === undefined) return given;
  const same = given.unit !== undefined && unitKey(given.unit) === unitKey(scale.base);
  const apart = new Decimal(given.decimal).div(new Decimal(10).pow(scale.power));
  const near =
    given.unit === undefined &&
    apart.minus(decimal).abs().lt(1) &&
    !new Decimal(given.decimal).minus(decimal).abs().lt(1);
  return same || near ? { ...given, decimal: apart.toFixed(), unit } : given;
}

function compare(expected: NumberAnswer, given: GivenNumber): Match {
  const [wanted, said] = [new Decimal(expected.decimal), new Decimal(given.decimal)];
  if (expected.places !== undefined) {
    const match = said.toDecimalPlaces(expected.places).eq(wanted);
    const explanation = `${said} ${match ? "is" : "is not"} ${wanted} at ${expected.places} decimal places.`;
    return { match, rule: "number.places", explanation };
  }
  const match = said.minus(wanted).abs().lte(wanted.abs().times(FLOAT_NOISE));
  return { match, rule: "number.exact", explanation: `${said} ${match ? "equals" : "does not equal"} ${wanted}.` };
}

function candidates(expected: NumberAnswer, text: string): GivenNumber[] {
  const plain = plainText(text);
  const clean = isChinese(plain) ? withFigures(plain).trim() : plain;
  const whole = readNumber(clean, undefined);
  if (whole?.kind === "number") return [whole];
  // A unit may itself hold a number ("deaths/1,000 population"): it is no answer.
  const unit = expected.unit;
  const bare = unit !== undefined && /\d/.test(unit) ? clean.split(unit).join(" ") : clean;
  return givenNumbers(bare);
}

function unitFits(expected: string | undefined, given: string | undefined): boolean {
  if (given === undefined) return true;
  if (expected === undefined) return unitKey(given) !== "%";
  if (unitKey(expected) === unitKey(given)) return true;
  // "% of GDP" may be answered in %, "percentage points" too: the question has said of what.
  if (/^%|percentage points/.test(expected)) return unitKey(given) === "%" || given.startsWith("%");
  return expected.startsWith(given) || given.startsWith(expected);
}
