import type { NumberValue } from "../core/value.ts";
import { readNumber } from "./number-text.ts";
import { CURRENCY_PREFIXES } from "./units.ts";

/** A number that an answer states. */
export type GivenNumber = Pick<NumberValue, "decimal" | "precision" | "unit">;

const WORDS =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );
const currencies = CURRENCY_PREFIXES.map((prefix) => prefix.replace(/[$.]/g, "\\$&")).join("|");
/** A number with what may belong to it: sign, currency before; scale word and one unit word behind. */
const TOKEN = new RegExp(
  `(?<![\\p{L}\\d.,])[-−–+]?\\s?(?:(?:${currencies})\\s?)?\\d(?:[\\d.,'’]*\\d)?(?: \\d{3}(?!\\d))*(?:e[+-]?\\d+)?(?:\\s?(?:thousand|million|billion|trillion|万亿|万|亿)(?![a-z]))?(?:\\s?(?:%|°[CF]?|[\\p{L}²³$€£¥/]+(?:\\s(?:km|mi|m|ft|miles|kilomet(?:er|re)s|met(?:er|re)s|points)(?![\\p{L}]))?))?`,
  "giu",
);

/** Every number that a text states, in order. Numbers may stand in a sentence; words up to twenty count where no digit stands. */
export function givenNumbers(text: string): GivenNumber[] {
  const found: GivenNumber[] = [];
  for (const [token] of text.matchAll(TOKEN)) {
    const read = readToken(token.trim());
    if (read) found.push(read);
  }
  if (found.length > 0 || /\d/.test(text)) return found;
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  return words
    .filter((word) => WORDS.includes(word))
    .map((word) => ({ decimal: String(WORDS.indexOf(word)), precision: 0 }));
}

/** With its unit where that is one, else the bare number: "5 countries" is 5. */
function readToken(token: string): GivenNumber | undefined {
  for (const text of [token, token.replace(/\s?[\p{L}²³/]+(?:\s\p{L}+)?$/u, ""), token.replace(/\s?\p{L}+$/u, "")]) {
    const read = readNumber(text, undefined);
    if (read?.kind === "number") return read;
    // A three-digit decimal is read as one: an answer's comma groups, its point is decimal.
    const plain = /^[-−–]?\d+\.\d+/.exec(text.replace(/^\+/, ""));
    if (read?.kind === "unsure" && plain) {
      const decimal = plain[0].replace(/[−–]/, "-");
      const unit = text.slice(plain[0].length).trim();
      return { decimal, precision: decimal.split(".")[1]!.length, ...(unit ? { unit } : {}) };
    }
  }
  return undefined;
}
