import { labelledPrice } from "../../../logic/chinese/labelled-prices.ts";
import { isCountable, isPlural, singular } from "../../../logic/english/english.ts";
import { headWord, nounKind } from "../../../logic/english/noun-kinds.ts";
import { isRate, withoutHeaderUnit } from "../../../logic/values/infer-column.ts";
import { isChinese } from "../../../logic/values/language.ts";
import { isAmount } from "../../../logic/values/priced.ts";
import { isCurrency } from "../../../logic/values/units.ts";

/** The ends of a range within a printed text, and what they have in common. */
export interface Range {
  low: { start: number; end: number };
  high: { start: number; end: number };
  /** As it is printed behind the high end, where the low end has none of its own. */
  unit: string;
  /** The sign of a currency before its ends, where there is one. */
  sign?: string;
  isOne: boolean;
}

/** A figure with the sign of its currency and its grouping. */
const FIGURE = String.raw`[$€£¥]?\s?\d[\d.,]*[KkMm]?\b`;
const UNIT = String.raw`(?:\s?[\p{L}%°]{1,12}\.?)?`;
const RANGE = new RegExp(
  String.raw`^(?<low>${FIGURE}(?<lowUnit>${UNIT}))\s?(?:-|–|—|to|至|~|～)\s?(?<high>${FIGURE}(?<unit>${UNIT}))$`,
  "u",
);
const ONE = new RegExp(String.raw`^(?<low>${FIGURE}(?<unit>${UNIT}))$`, "u");
/** The ends of a range lie so many times apart at most. */
const MOST_APART = 50;

const sizeOf = (figure: string) =>
  Number.parseFloat(figure.replace(/[^\d.]/g, "")) * (/\dk\b/i.test(figure) ? 1000 : 1);
const signOf = (figure: string) => /[$€£¥]/.exec(figure)?.[0];

function signed(figure: string): { sign?: string } {
  const sign = signOf(figure);
  return sign === undefined ? {} : { sign };
}

/** The range that a text prints; a single figure is both of its ends. Undefined where it prints anything else. */
export function rangeIn(text: string): Range | undefined {
  const groups = RANGE.exec(text)?.groups;
  if (!groups) {
    const one = ONE.exec(text)?.groups;
    const part = { start: 0, end: text.length };
    return one && { low: part, high: part, unit: one["unit"]!.trim(), ...signed(text), isOne: true };
  }
  const { low = "", high = "", lowUnit = "", unit = "" } = groups;
  if (sizeOf(low) >= sizeOf(high) || signOf(low) !== signOf(high)) return undefined;
  if (lowUnit.trim() !== "" && lowUnit.trim() !== unit.trim()) return undefined;
  // "1990-1995" are years, and "978-0307269997" is a number that things are known by.
  if (/^\d{4}$/.test(low) && /^\d{4}$/.test(high)) return undefined;
  if (/^0\d/.test(high) || sizeOf(high) > MOST_APART * sizeOf(low)) return undefined;
  const from = text.lastIndexOf(high);
  return {
    low: { start: 0, end: low.length },
    high: { start: from, end: from + high.length },
    unit: lowUnit.trim() === "" ? unit.trim() : "",
    ...signed(low),
    isOne: false,
  };
}

/** Both ends of a real range as they are printed in the text. */
export function endsIn(text: string, range: Range | undefined): { low: string; high: string }[] {
  if (!range || range.isOne) return [];
  return [{ low: text.slice(range.low.start, range.low.end), high: text.slice(range.high.start, range.high.end) }];
}

/** "Minimum age: 8–10" says itself which end it means, and prints both. */
const AN_END = /^(?:min(?:imum)?\.?|max(?:imum)?\.?)\s+(?=\p{L})/iu;
const RANGE_WORD = /\s+(?:range|span)s?$|(?:范围|区间)$/i;

/** One or two words for what is sold: a longer heading is no name of a thing that has a price. */
const FEW_WORDS = /^\p{L}+(?: \p{L}+)?$/u;
/** What is large or small itself: a "grant size" in pounds is so much money, and nothing that is sold. */
const SIZES = new Set(["attribute", "phenomenon", "process", "relation", "state"]);

/**
 * What the ends of a column of ranges are called: "Minimum salary", "Maximum number of players", "工期上限". A range of money is two prices:
 * "Tickets: $8–$20" counts no tickets, and a longer heading that names no money has no ends that anybody could call.
 *
 * @param unit what the ends are measured in, be it printed before them, behind or over them; empty where that is nothing
 */
export function endNames(heading: string, unit: string): [string, string] | undefined {
  // The ends of an "ISO range" are no ranges: the minimum ISO and the maximum ISO.
  const whole = (heading.replace(RANGE_WORD, "") || heading).replace(AN_END, "");
  if (isChinese(whole)) return chineseEnds(whole, unit);
  const name = isCurrency(unit) ? withoutHeaderUnit(whole) : whole;
  const said = /^\p{Lu}\p{Ll}/u.test(name) ? name[0]!.toLowerCase() + name.slice(1) : name;
  const several = isPlural(said) && /^\p{Ll}+(?: \p{Ll}+)?$/u.test(said);
  const isPaid = isAmount(said, unit) && !SIZES.has(nounKind(headWord(said)) ?? "");
  if (isPaid && !FEW_WORDS.test(said)) return undefined;
  const counted = several && isCountable(said) && unit === "" && !isRate(said);
  const what = counted ? `number of ${said}` : several || isPaid ? singular(said) : said;
  const inFull = `${what}${isPaid ? " price" : ""}${whole.slice(name.length)}`;
  return [`Minimum ${inFull}`, `Maximum ${inFull}`];
}

/** "门票 60–120元" are the lowest and the highest price of a ticket; as "门票上限" it would say how many there are. */
function chineseEnds(name: string, unit: string): [string, string] {
  const price = labelledPrice([withoutHeaderUnit(name)], { type: "number", unit });
  return price === undefined ? [`${name}下限`, `${name}上限`] : [`最低${price}`, `最高${price}`];
}
