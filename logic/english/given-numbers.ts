import type { NumberValue } from "../../core/value.ts";
import { readNumber } from "../values/number-text.ts";
import { CURRENCY_PREFIXES, isKnownUnit } from "../values/units.ts";

/** A number that an answer states, with the words around it that say how it is meant. */
export interface GivenNumber extends Pick<NumberValue, "decimal" | "unit"> {
  /** Where it stands in the text. */
  at: number;
  end: number;
  /** Was a sign written? */
  signed: boolean;
  /** "not 5", "rather than 5", "all but 5" */
  negated: boolean;
  /** "5 do not", "5 is wrong" */
  denied: boolean;
  /** "42nd" counts nothing. */
  ordinal: boolean;
  /** "per year", "/km", "每年" behind it. */
  rate: boolean;
  /** Percentage points. */
  points: boolean;
  /** "over 5", "at most 5" */
  bound: boolean;
  /** Within brackets. */
  bracketed: boolean;
  /** "in 2019", "as of 2020" */
  calendar: boolean;
  /** "1.5 M" may be a scale: the value that it then is. */
  scaled?: string;
}

const currencies = CURRENCY_PREFIXES.map((prefix) => prefix.replace(/[$.]/g, "\\$&")).join("|");
/** A number with its sign, currency, exponent and scale word; its unit is looked for behind it. */
const TOKEN = new RegExp(
  `(?<![\\p{L}\\d.,])(?:[-−–+](?=[\\d.$€£¥])|−\\s)?(?:(?:${currencies})\\s?-?)?(?:\\d(?:[\\d.,'’]*\\d)?|\\.\\d+)(?: \\d{3}(?!\\d))*(?:e[+-]?\\d+|\\s?[×x·]\\s?10(?:\\^[-−]?\\d{1,3}|[⁻⁰¹²³⁴-⁹]{1,3}))?(?:\\s?(?:thousand|million|billion|trillion|lakh|crore|mn|bn|万亿|千万|百万|万|亿|千(?![米克瓦卡帕伏赫字]))(?![a-z]))?`,
  "giu",
);
const UNIT_WORDS = /^\s?((?:[%‰°$€£¥₹₩₽]|\p{L})[\p{L}²³/°.]*[23]?(?:\s[\p{L}²³][\p{L}²³/°.]*[23]?){0,3})/u;
const SCALE_LETTERS: Readonly<Record<string, number>> = { k: 3, K: 3, m: 6, M: 6, b: 9, B: 9, bn: 9, T: 12 };

const NEGATION =
  /(?:\b(?:not|never)\s(?:(?!only|just|more|less|fewer|but|sure|clear)[\p{L}’']+\s){0,2}|n['’]t\s(?:(?!only|just|but)[\p{L}’']+\s){0,2}|\brather than\s|\binstead of\s|\bnot (?:more|less|fewer) than\s|\b(?:all|none|everything|every one) (?:but|except)\s|\bexcept(?: for)?\s|不是\s?|而非\s?|并非\s?|没有\s?|除了?\s?)(?:the\s|about\s)?$/iu;
const NEGATED_BEHIND =
  /^\s?(?:[\p{L}-]+\s){0,2}?(?:(?:do|does|did|are|is|were|was|have|has)\snot|(?:do|does|did|are|is|were|was|have|has)n['’]t|no longer|(?:is|was|would be) (?:wrong|incorrect|false|too (?:high|low)))\b|^\s?(?:是错的|不对)/iu;
const ORDINAL = /^(?:st|nd|rd|th)\b/i;
const RATE_BEHIND =
  /^\s?(?:(?:per|each|every)\s\p{L}|an?\s(?:second|minute|hour|day|week|month|year|piece|person|head|night)\b|\/\s?\p{L}|[²³]|每)/iu;
const POINTS = /^\s?(?:(?:percentage|per ?cent|%)[ -]?points?\b|pp\b|p\.p\.|个百分点)/iu;
const BOUND_BEFORE =
  /(?:\b(?:over|more than|less than|fewer than|under|below|above|beyond|exceed(?:s|ing)?|up to|at least|at most|no more than|no less than|no fewer than|a minimum of|a maximum of|every)|[<>≥≤]=?|超过|不到|至少|至多|最多|不足|低于|高于)\s*$/iu;
const BOUND_BEHIND =
  /^\s?(?:\+(?=\s|$)|or (?:more|less|fewer|over|under|above|below)\b|以上|以下|多(?=[个名位人万]))/iu;
const CALENDAR_BEFORE = /(?:\b(?:in|since|during|as of|by|until|for|from|to|year|between|and|of)|[年在于至到])\s?$/iu;

/** Every number that a text states, in order. */
export function givenNumbers(text: string): GivenNumber[] {
  const found: GivenNumber[] = [];
  for (const match of text.matchAll(TOKEN)) {
    const token = match[0];
    const read = readToken(token.trim(), text.slice(match.index + token.length, match.index + token.length + 60));
    if (!read) continue;
    const before = text.slice(Math.max(0, match.index - 30), match.index);
    const end = match.index + token.length + read.taken;
    const behind = text.slice(end, end + 40);
    found.push({
      decimal: read.decimal,
      ...(read.unit === undefined ? {} : { unit: read.unit }),
      ...(read.scaled === undefined ? {} : { scaled: read.scaled }),
      at: match.index,
      end,
      signed: /^[-−–+]/.test(token),
      negated: NEGATION.test(before),
      denied: NEGATED_BEHIND.test(behind),
      ordinal: ORDINAL.test(text.slice(match.index + token.length, match.index + token.length + 3)),
      rate: RATE_BEHIND.test(behind),
      points: POINTS.test(text.slice(match.index + token.length, end + 20)),
      bound: BOUND_BEFORE.test(before) || BOUND_BEHIND.test(text.slice(end, end + 12)),
      bracketed: isBracketed(text, match.index),
      calendar:
        /^[12]\d{3}$/.test(token) && (read.unit === "年" || (CALENDAR_BEFORE.test(before) && read.unit === undefined)),
    });
  }
  return found;
}

function readToken(
  token: string,
  behind: string,
): { decimal: string; unit?: string; scaled?: string; taken: number } | undefined {
  const number = readFigures(token.replace(/^\+/, ""));
  if (!number) return undefined;
  const letter = /^\s?(bn|[kKmMbBT])(?![\p{L}\d²³/])/u.exec(behind);
  if (letter && (number.unit === undefined || SCALE_LETTERS[letter[1]!] !== undefined)) {
    const scaled = readNumber(`${number.decimal}e+${SCALE_LETTERS[letter[1]!]!}`, undefined);
    if (scaled?.kind === "number") {
      // Behind money it is a scale for sure.
      if (number.unit !== undefined) return { ...number, decimal: scaled.decimal, taken: letter[0].length };
      return { decimal: number.decimal, unit: letter[1]!, scaled: scaled.decimal, taken: letter[0].length };
    }
  }
  if (number.unit !== undefined) return { ...number, taken: 0 };
  const unit = unitBehind(behind);
  return { decimal: number.decimal, ...(unit === undefined ? { taken: 0 } : unit) };
}

/** An answer's comma groups where it may, and its point is decimal. */
function readFigures(token: string): { decimal: string; unit?: string } | undefined {
  const read = readNumber(token, undefined);
  if (read?.kind === "number")
    return { decimal: read.decimal, ...(read.unit === undefined ? {} : { unit: read.unit }) };
  if (read?.kind !== "unsure") return undefined;
  const again = readNumber(token.replace(/(?<=\d),(?=\d{3}(?!\d))/g, ""), undefined);
  if (again?.kind === "number")
    return { decimal: again.decimal, ...(again.unit === undefined ? {} : { unit: again.unit }) };
  const pointed = /^([-−–]?)(.*?)(\d+\.\d+)(.*)$/u.exec(token);
  // A zero more behind the point says that it is none that groups.
  const plain = pointed && readNumber(`${pointed[1]}${pointed[2]}${pointed[3]}0${pointed[4]}`, undefined);
  return plain?.kind === "number"
    ? { decimal: plain.decimal, ...(plain.unit === undefined ? {} : { unit: plain.unit }) }
    : undefined;
}

/** The longest known unit right behind a number: "per cent of all visitors" has "per cent". */
function unitBehind(behind: string): { unit: string; taken: number } | undefined {
  const match = UNIT_WORDS.exec(behind);
  if (!match) return undefined;
  const space = match[0].length - match[1]!.length;
  const words = match[1]!.replace(/\.$/, "").split(" ");
  for (let count = words.length; count > 0; count--) {
    const unit = words.slice(0, count).join(" ");
    // "12 in total": "in" before a word is a preposition.
    if (unit === "in" && words.length > 1) continue;
    if (isKnownUnit(unit) && !/^(?:in|a|an)\s/.test(unit)) return { unit, taken: space + unit.length };
  }
  const han = /^\p{Script=Han}+/u.exec(match[1]!)?.[0] ?? "";
  for (let length = Math.min(han.length, 6); length > 0; length--) {
    const unit = han.slice(0, length);
    if (isKnownUnit(unit)) return { unit, taken: space + length };
  }
  return undefined;
}

/** Brackets of more characters than this are no aside. */
const LONGEST_ASIDE = 200;

function isBracketed(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - LONGEST_ASIDE), at);
  const open = before.lastIndexOf("(");
  // What the whole text stands in is no aside either.
  if (open < 0 || before.lastIndexOf(")") > open || at - before.length + open === 0) return false;
  return text.slice(at, at + LONGEST_ASIDE).includes(")");
}
