import { withFigures } from "../chinese/given-numerals.ts";
import { Decimal, plain } from "../numerics/decimal.ts";
import { plainText } from "../values/cell-text.ts";
import { isChinese } from "../values/language.ts";
import { withEnglishFigures } from "./match-number-words.ts";

/** Fractions of one character, as they follow a whole number or stand alone. */
const VULGAR: Readonly<Record<string, string>> = {
  "½": "0.5",
  "¼": "0.25",
  "¾": "0.75",
  "⅓": "1/3",
  "⅔": "2/3",
  "⅕": "0.2",
  "⅛": "0.125",
  "⅜": "0.375",
  "⅝": "0.625",
  "⅞": "0.875",
};
const NUMERATORS = "one two three four five six seven eight nine".split(" ");
const DENOMINATORS = "half third quarter fifth sixth seventh eighth ninth tenth".split(" ");
const WORD_FRACTION =
  /\b(one|two|three|four|five|six|seven|eight|nine|an?)[ -](half|third|quarter|fourth|fifth|sixth|seventh|eighth|ninth|tenth)(?:s|halves)?\b(?!\s(?:place|largest|most|of \d{4}))/gi;

/** Spellings of quantities that are rewritten before numbers are looked for, in this order. */
const ENGLISH: readonly (readonly [RegExp, string])[] = [
  [/\bdegrees? (?=celsius|centigrade|fahrenheit)/gi, "°"],
  [/°(?:celsius|centigrade)\b/gi, "°C"],
  [/°fahrenheit\b/gi, "°F"],
  [/(\d[\d.,]*)\s?(?:°C?|degrees?(?: C(?:elsius)?)?) below (?:zero|freezing)\b/gi, "-$1 °C"],
  [/\bMio\b\.?/g, "million"],
  [/\b(?:Mrd|milliards?)\b\.?/gi, "billion"],
  [/\b(?:an?|one) (hour|day|week|month|year|mile|kilomet(?:er|re)) and a half\b/gi, "1.5 $1s"],
  [/\b(?:an?|one) hour(?: and)? (?=\d)/gi, "1 hour "],
  [/\bhalf an? (hour|day|year|mile|kilomet(?:er|re))\b/gi, "0.5 $1s"],
  [/\b(?:kilomet(?:er|re)s?|kms?)\s(?:per|an)\s(?:hour|h)\b/gi, "km/h"],
  [/\bmiles?\s(?:per|an)\s(?:hour|h)\b/gi, "mph"],
  [/\b(?:met(?:er|re)s?|m)\s(?:per|a)\ss(?:econd)?\b/gi, "m/s"],
  [/(\d)\s?(?:h|hrs?|hours?)\s?(\d{1,2})\s?(?:m|mins?\.?|minutes?)?(?!\s?[\p{L}\d]|[.,:]\d)/giu, "$1 hours $2 minutes"],
  [/(?<![\d:])(\d{1,3}):([0-5]\d)\s?(?:h|hrs?|hours?)\b/gi, "$1 hours $2 minutes"],
  [/(\d)\s?(?:m|mins?\.?)\s(\d{1,2})\s?s(?:ecs?)?\b/gi, "$1 minutes $2 seconds"],
  [/(\d)\s?[′']\s?(\d{1,2})\s?(?:[″"”]|'')/g, "$1 ft $2 in"],
];
const CHINESE: readonly (readonly [RegExp, string])[] = [
  [/[俩](?![\p{Script=Han}])|俩(?=人)/gu, "两个"],
  [/零上(?=\d|[一二三四五六七八九十])/gu, ""],
  [/零下\s?/gu, "负"],
  [/(?:每小时|时速)(?:为|是|达|约)?\s?([\d.,]+|[一二三四五六七八九十百千零两]+)\s?(?:公里|千米)/gu, "$1公里/小时"],
  [/([一二两三四五六七八九十\d])个半(小时|月|钟头)/gu, "$1点五个$2"],
  [/半个?(小时|年|天)/gu, "零点五$1"],
  [/钟头/gu, "小时"],
];
const CHINESE_AFTER: readonly (readonly [RegExp, string])[] = [
  [/(\d)点\s?5/g, "$1.5"],
  [/(\d)个(?=小时)/g, "$1"],
  [/负\s?(?=\d)/g, "-"],
  [/(\d小时)\s?(\d{1,2})\s?分(?!钟)/g, "$1$2分钟"],
];

/**
 * An answer with its numbers in figures and its quantities in the spelling that numbers are read in: "7¼" -> "7.25", "1h30" ->
 * "1 hours 30 minutes", "an hour and a half" -> "1.5 hours", "零下三度" -> "-3°".
 */
export function figuresOf(text: string): string {
  const bare = withFractions(plainText(text).replace(/[.!。！]$/u, ""));
  if (!isChinese(bare)) return withEnglishFigures(rewritten(wordFractions(bare), ENGLISH));
  const chinese = withFigures(rewritten(rewritten(bare, ENGLISH), CHINESE));
  return rewritten(chinese, CHINESE_AFTER).trim();
}

const rewritten = (text: string, rules: readonly (readonly [RegExp, string])[]) =>
  rules.reduce((left, [pattern, spelling]) => left.replace(pattern, spelling), text);

function withFractions(text: string): string {
  if (!/[½¼¾⅓⅔⅕⅛⅜⅝⅞/]/u.test(text)) return text;
  return text
    .replace(/(\d+)?\s?([½¼¾⅓⅔⅕⅛⅜⅝⅞])/gu, (_, whole: string | undefined, mark: string) => {
      const [over, under = "1"] = VULGAR[mark]!.split("/");
      return plain(new Decimal(over!).div(under).plus(whole ?? 0));
    })
    .replace(
      /(?<![\d/.,])(\d{1,4}) ([1-9]\d?)\/([1-9]\d?)(?![\d/])/g,
      (all, whole: string, over: string, under: string) =>
        Number(over) < Number(under) ? plain(new Decimal(over).div(under).plus(whole)) : all,
    );
}

function wordFractions(text: string): string {
  return text.replace(WORD_FRACTION, (all, over: string, under: string) => {
    const top = NUMERATORS.indexOf(over.toLowerCase()) + 1;
    const name = under.toLowerCase() === "fourth" ? "quarter" : under.toLowerCase();
    // "a fifth museum" counts, "a half" is said of much.
    if (top === 0) return all;
    return plain(new Decimal(top).div(DENOMINATORS.indexOf(name) + 2));
  });
}
