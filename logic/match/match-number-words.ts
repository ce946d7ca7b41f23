import { Decimal, plain } from "../numerics/decimal.ts";

const ONES =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const SCALES: Readonly<Record<string, number>> = {
  hundred: 1e2,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  trillion: 1e12,
};
const ORDINALS =
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth".split(
    " ",
  );

const SMALL = [...ONES, ...TENS].join("|");
const WORD = `(?:${SMALL}|${Object.keys(SCALES).join("|")})`;
const PHRASE = new RegExp(
  `\\b(?:${SMALL})(?:(?:[ -]|,? and )${WORD})*(?: and a half(?: (?:thousand|million|billion|trillion))?)?\\b`,
  "gi",
);

/**
 * A text with the numbers that it spells out in figures: "forty-one percent" -> "41 percent", "one and a half million" ->
 * "1.5 million". One word alone counts only where no figure stands anywhere: "which of the two lakes" counts nothing.
 */
export function withEnglishFigures(text: string): string {
  const figures = /\d/.test(text);
  return text
    .replace(/\bminus\s(?=[\d$€£]|(?:zero|one|two|three|four|five|six|seven|eight|nine|ten)\b)/gi, "-")
    .replace(PHRASE, (phrase, at: number) => {
      const words = phrase.toLowerCase().match(/[a-z]+/g)!;
      if (words.join() === "one" && isPronoun(text, at)) return phrase;
      if (words.length === 1 && figures) return phrase;
      const number = spelledNumber(words);
      return number === undefined ? phrase : plain(number);
    });
}

/** "no one", "which one", "one of them", "one moment", "one more than": no number. */
const isPronoun = (text: string, at: number) =>
  /\b(?:no|any|every|some|which|this|that|the|each|another)[ -]$/i.test(text.slice(Math.max(0, at - 8), at)) ||
  /^one(?:[ -](?:moment|another|more|less|could|can|cannot|would|should|must|may|might|has to|needs|knows|who|day|of (?:them|these|those|the))\b|['’]s)/i.test(
    text.slice(at, at + 16),
  );

/** The value of number words; undefined where they make no one number ("two three"). */
function spelledNumber(words: readonly string[]): Decimal | undefined {
  const half = words.join(" ").indexOf(" and a half");
  if (half >= 0) {
    const whole = spelledNumber(words.join(" ").slice(0, half).split(" "));
    const scale = SCALES[words.at(-1)!] ?? 1;
    return whole?.plus("0.5").times(scale);
  }
  let total = new Decimal(0);
  let group = 0;
  // What comes next must be less than this: behind a ten a one, behind a hundred less than a hundred.
  let room = Number.POSITIVE_INFINITY;
  for (const word of words) {
    if (word === "and") continue;
    const scale = SCALES[word];
    if (scale === undefined) {
      const ten = TENS.indexOf(word);
      const value = ten >= 0 ? (ten + 2) * 10 : ONES.indexOf(word);
      if (value >= room) return undefined;
      group += value;
      room = ten >= 0 ? 10 : 0;
    } else if (group === 0) return undefined;
    else if (scale === 100) {
      if (group >= 100) return undefined;
      group *= 100;
      room = 100;
    } else {
      total = total.plus(new Decimal(group).times(scale));
      group = 0;
      room = 1000;
    }
  }
  return total.plus(group);
}

/** "twelfth" -> 12; undefined for other words. */
export function ordinalNumber(word: string): number | undefined {
  const at = ORDINALS.indexOf(word.toLowerCase());
  return at < 0 ? undefined : at + 1;
}

/** Words for the ordinals from first to twentieth, for expressions. */
export const ORDINAL_WORDS: string = ORDINALS.join("|");
