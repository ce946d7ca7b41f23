import type { Value } from "../../core/value.ts";
import { Decimal, plain } from "../numerics/decimal.ts";
import type { ColumnHints } from "./column-hints.ts";
import { CURRENCY_PREFIXES, isKnownUnit, isSpelledUnit, unitKey } from "./units.ts";

type Read = {
  kind: "number";
  decimal: string;
  precision: number;
  unit?: string;
  approximate?: boolean;
  qualifier?: string;
};
type Unsure = { kind: "unsure"; why: string };

/** Powers of ten of scale words. */
const SCALES: Readonly<Record<string, number>> = {
  thousand: 3,
  million: 6,
  millions: 6,
  billion: 9,
  billions: 9,
  trillion: 12,
  mn: 6,
  mln: 6,
  bn: 9,
  bln: 9,
  trn: 12,
  lakh: 5,
  crore: 7,
  千: 3,
  万: 4,
  百万: 6,
  千万: 7,
  亿: 8,
  万亿: 12,
};
const SCALE = new RegExp(
  `^\\s?(${Object.keys(SCALES)
    .sort((a, b) => b.length - a.length)
    .join("|")})(?![a-z])`,
  "iu",
);
const LETTER_SCALES: Readonly<Record<string, number>> = { K: 3, k: 3, M: 6, m: 6, B: 9, b: 9, T: 12 };
/** Fractions of one character that decimals say exactly. */
const FRACTIONS: Readonly<Record<string, string>> = {
  "¼": ".25",
  "½": ".5",
  "¾": ".75",
  "⅕": ".2",
  "⅖": ".4",
  "⅗": ".6",
  "⅘": ".8",
  "⅛": ".125",
  "⅜": ".375",
  "⅝": ".625",
  "⅞": ".875",
};
/** Years before and after Christ count in two directions: they are no quantities. */
const ERA = /^(?:BCE?|B\.C\.(?:E\.)?|AD|A\.D\.|CE)$/;

const APPROXIMATE =
  /^(?:about|approximately|approx\.?|around|roughly|some|circa|ca?\.|ca(?=\s)|nearly|almost|est\.?|estimated(?: at)?|~|≈|将?近|大?约)\s*(?=[\d$€£¥.−-])/i;
/** "350 approx.", "350人左右", and in brackets "350 (estimated)". */
const APPROXIMATE_BEHIND = /\s?(?:左右|上下|,?\s(?:approx\.?|approximately))$/i;
const APPROXIMATE_NOTE = /^(?:about|approx(?:imate(?:ly)?|\.)?|circa|ca?\.|est(?:imated?|\.)?|大?约|估计|约数|概数)$/i;
const BOUND =
  /^(?:over|more than|less than|fewer than|under|below|above|up to|at least|at most|[<>]=?|≥|≤|超过|不到)\s*(?=[\d$€£¥.−-])/i;
const escaped = CURRENCY_PREFIXES.map((prefix) => prefix.replace(/[$.]/g, "\\$&")).join("|");
const HEAD = new RegExp(
  `^(?<sign>[-−–+]?)\\s?(?:(?<currency>${escaped})\\s?(?<inner>[-−–]?))?(?<digits>\\d+(?:[.,'’]\\d+| \\d{3}(?!\\d))*|[.,]\\d+)`,
  "u",
);
/** "(1,234)", "$(5)", "(3.1)%": minus where brackets are. */
const ACCOUNTED = /^(?<before>[$€£¥]?)\s?\((?<inside>[^()−–-][^()]*)\)\s?(?<behind>%?)$/;
const HEAD_DIGITS = /^\d+(?:[.,]\d+)*$/;
const QUALIFIERS = /^(?:\s?\((?<inside>(?:[^()]|\([^()]*\))*)\))*(?:\s?[;,]\s?(?<note>[^\d]+))?$/u;
const UNIT = /^\s?(?<unit>(?:[^()[\];,±–]|\(e?s\)|(?<=\/[^;]*\d),(?=\d))*?)(?<rest>\s?(?:\((?!e?s\))|[[;]|,\s).*|)$/u;

/**
 * Reads a number with sign, currency, scale word, unit and bracketed qualifier; `undefined` where the text is something
 * else (a range, a version, a sentence). `text` is free of footnote marks.
 */
export function readNumber(text: string, hints: ColumnHints | undefined): Read | Unsure | undefined {
  if (BARE.test(text)) return readBare(text, hints);
  const negative = hints?.accounting ? ACCOUNTED.exec(text)?.groups : undefined;
  if (negative) {
    const { before = "", inside = "", behind = "" } = negative;
    const inner = readNumber(`${before}${inside.trim()}${behind}`, hints);
    return inner?.kind === "number" ? { ...inner, decimal: plain(new Decimal(inner.decimal).neg()) } : inner;
  }
  const bound = BOUND.exec(text);
  const about = APPROXIMATE.exec(text);
  const behind = APPROXIMATE_BEHIND.test(text);
  let rest = text
    .slice((bound ?? about)?.[0].length ?? 0)
    .replace(APPROXIMATE_BEHIND, "")
    .replace(/^(?:#|No\.|№)\s?(?=\d+$)/, "");
  const head = HEAD.exec(rest);
  if (!head?.groups) return undefined;
  const { sign = "", currency, inner = "", digits = "" } = head.groups;
  rest = rest.slice(head[0].length);
  // "1850s" and "2023年上半年" are spans of time.
  if (/^\d{4}$/.test(digits) && /^(?:年.|s(?!\p{L}))/u.test(rest)) return undefined;
  // "16开" says how a sheet is folded: a format.
  if (/^\s?开(?:本)?$/u.test(rest)) return undefined;
  const fraction = /^\s?([\u00bc-\u00be\u2150-\u215e])/u.exec(rest);
  const part = fraction ? (FRACTIONS[fraction[1]!] ?? "none") : undefined;
  if (part === "none" || (part !== undefined && !/^\d+$/.test(digits))) return undefined;
  if (fraction) rest = rest.slice(fraction[0].length);

  let shift = 0;
  const exponent = /^(?:e([+-]?\d{1,3})|\s?[×x·*]\s?10(?:\^([−-]?\d{1,3})|([⁻⁰¹²³⁴-⁹]{1,3})))(?![\w.])/iu.exec(rest);
  if (exponent && (exponent[1] === undefined || /[+-]/.test(exponent[1]) || /[.,]/.test(digits))) {
    shift = Number((exponent[1] ?? exponent[2] ?? fromSuperscript(exponent[3]!)).replace("−", "-"));
    rest = rest.slice(exponent[0].length);
  }
  // 千瓦 and 千克 are units of their own.
  const scale = isSpelledUnit(rest.trim()) ? null : SCALE.exec(rest);
  // Behind money "m" is millions, never metres.
  const letter = (currency === undefined ? /^([KkMBT])(?![\p{L}\d²³/])/u : /^\s?([KkMmBbT])(?![\p{L}\d²³/])/u).exec(
    rest,
  );
  let doubtfulScale = false;
  if (scale) {
    shift += SCALES[scale[1]!.toLowerCase()]!;
    rest = rest.slice(scale[0].length);
  } else if (letter) {
    shift += LETTER_SCALES[letter[1]!]!;
    doubtfulScale = currency === undefined;
    rest = rest.slice(letter[0].length);
  } else {
    const ordinal = /^(?:st|nd|rd|th)(?=$|\s?\()/.exec(rest);
    if (ordinal && /^\d+$/.test(digits)) rest = rest.slice(ordinal[0].length);
  }

  const tolerance = /^\s?(?:±|\+\/[-−])\s?[\d.,]+(?:\s?%)?/u.exec(rest);
  if (tolerance) rest = rest.slice(tolerance[0].length);
  const open = /^\s?\+(?=$|\s)/.exec(rest);
  if (open) rest = rest.slice(open[0].length);

  const tail = readTail(rest, hints);
  if (!tail) return undefined;
  const whole = readDigits(digits, hints, shift !== 0 || tail.unit?.startsWith("%") === true);
  if (whole === undefined) return undefined;
  if (typeof whole !== "string") return whole;
  const mantissa = `${whole}${part ?? ""}`;
  if (bound || open) return { kind: "unsure", why: "a bound, not a value" };
  if (doubtfulScale) return { kind: "unsure", why: `"${letter![1]}" may be a scale or a unit` };

  const minus = /[-−–]/.test(sign + inner);
  const number = new Decimal(mantissa).times(new Decimal(10).pow(shift));
  const unit = joinUnits(currency, tail.unit);
  return {
    kind: "number",
    decimal: plain(minus ? number.neg() : number),
    precision: (mantissa.split(".")[1]?.length ?? 0) - shift,
    ...(unit ? { unit } : {}),
    ...(about || behind || tolerance || APPROXIMATE_NOTE.test(tail.qualifier ?? "") ? { approximate: true } : {}),
    ...(tail.qualifier ? { qualifier: tail.qualifier } : {}),
  };
}

/** Figures and separators alone, as most numbers of tables are; longer ones are rounded as all arithmetic is. */
const BARE = /^\d[\d.,]{0,29}$/;

function readBare(text: string, hints: ColumnHints | undefined): Read | Unsure | undefined {
  if (!HEAD_DIGITS.test(text)) return undefined;
  const mantissa = readDigits(text, hints, false);
  if (typeof mantissa !== "string") return mantissa;
  const decimal = mantissa.startsWith("0") ? plain(new Decimal(mantissa)) : withoutZeros(mantissa);
  return { kind: "number", decimal, precision: mantissa.split(".")[1]?.length ?? 0 };
}

/** "1.50" -> "1.5", "2.0" -> "2" */
function withoutZeros(decimal: string): string {
  return decimal.includes(".") ? decimal.replace(/\.?0+$/, "") : decimal;
}

function joinUnits(currency: string | undefined, unit: string | undefined): string | undefined {
  if (!currency || !unit) return currency ?? unit;
  return /^(?:per\s|\/|an?\s)/.test(unit) ? `${currency} ${unit}` : unit;
}

function readTail(rest: string, hints: ColumnHints | undefined): { unit?: string; qualifier?: string } | undefined {
  if (rest.trim() === "") return {};
  const match = UNIT.exec(rest);
  if (!match?.groups) return undefined;
  const unit = match.groups.unit!.trim();
  if (ERA.test(unit)) return undefined;
  if (unit !== "" && !isKnownUnit(unit) && !hints?.units.has(unitKey(unit))) return undefined;
  const after = (match.groups.rest ?? "").trim();
  const qualified = QUALIFIERS.exec(after);
  if (!qualified) return undefined;
  const qualifier = (after.startsWith("(") ? after.replace(/^\(|\)$/g, "") : qualified.groups?.note)?.trim();
  if (after.startsWith(",")) return undefined;
  return { ...(unit ? { unit } : {}), ...(qualifier ? { qualifier } : {}) };
}

/**
 * The digits of a number with their separators -> decimal string. `scaled`: a scale word or % follows, so three digits
 * behind a point are decimals.
 */
function readDigits(digits: string, hints: ColumnHints | undefined, scaled: boolean): string | Unsure | undefined {
  const mark = hints?.decimalMark;
  if (/^\d+$/.test(digits)) return /^0\d/.test(digits) ? undefined : digits;
  const single = /^(\d*)([.,])(\d+)$/.exec(digits);
  if (!single) return readGroups(digits, mark);
  const [, whole = "", separator, fraction = ""] = single;
  const decimal = `${whole === "" ? "0" : whole}.${fraction}`;
  if (/^0\d/.test(whole)) return undefined;
  const groups = /^[1-9]\d{0,2}$/.test(whole) && fraction.length === 3;
  if (!groups) {
    if (mark !== undefined && mark !== separator)
      return { kind: "unsure", why: `"${separator}" against the decimal mark of its column` };
    return decimal;
  }
  if (hints?.mixedMarks) return { kind: "unsure", why: "its column prints both points and commas as decimal marks" };
  if (mark === separator) return decimal;
  if (mark !== undefined) return whole + fraction;
  if (separator === ",")
    return scaled ? { kind: "unsure", why: "the comma may group or be decimal" } : whole + fraction;
  return scaled ? decimal : { kind: "unsure", why: "the point may group or be decimal" };
}

/** Digits with several separators. */
function readGroups(digits: string, mark: ColumnHints["decimalMark"]): string | undefined {
  if (/^\d{1,3}(?:[ '’]\d{3})+(?:[.,]\d+)?$/.test(digits)) return digits.replace(/[ '’]/g, "").replace(",", ".");
  if (/[ '’]/.test(digits)) return undefined;
  if (/^\d{1,3}(?:,\d{3})+\.\d+$|^\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d+)?$/.test(digits)) return digits.replace(/,/g, "");
  if (/^\d{1,3}(?:\.\d{3})+,\d+$/.test(digits)) return digits.replace(/\./g, "").replace(",", ".");
  if (/^\d{1,3}(?:,\d{3}){2,}$/.test(digits)) return digits.replace(/,/g, "");
  if (/^\d{1,3}(?:\.\d{3}){2,}$/.test(digits)) return mark === "." ? undefined : digits.replace(/\./g, "");
  return undefined;
}

function fromSuperscript(text: string): string {
  return [...text].map((sign) => (sign === "⁻" ? "-" : String("⁰¹²³⁴⁵⁶⁷⁸⁹".indexOf(sign)))).join("");
}

/** The value as a cell holds it. */
export function numberValue(printed: string, text: string, hints: ColumnHints | undefined): Value | undefined {
  const read = readNumber(text, hints);
  return read && Object.assign(read, { printed });
}
