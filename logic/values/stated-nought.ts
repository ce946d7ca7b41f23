import type { Value } from "../../core/value.ts";
import { isCountable } from "../english/english.ts";
import { isCurrency } from "./units.ts";

const NOUGHT = /^(?:none|nil|zero|无|没有)$/iu;
/** "None; the nearest is at Oban", "Two (one closed)": what stands behind the mark is a note. */
const NOTED = /^(?<said>\p{L}+)\s*[;,；，(（]\s*\S/u;
const LEADING_NOUGHT = /^(?:none|nil|no|zero|无|没有)$/iu;
/** Numbers as words, by how many they are. */
const WORDS = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
/** "伤亡人数", "馆藏数量": what is counted. */
const CHINESE_COUNT = /(?:数|数量|人次)$/u;
/** Fewer figures say nothing of what the others are. */
const LEAST_FIGURES = 2;

/**
 * The values of a column with nought for what says that there is none of what it counts: "Lives lost: none" among 12 and 4. A word
 * among sizes or years ("Height limit: none") is no number, and a dash or an empty cell says nothing.
 */
export function withNoughts(name: string, values: readonly Value[]): Value[] {
  if (!values.some((value) => countSaid(value) !== undefined)) return [...values];
  const heading = name.trim().replace(/\s*[:：]$/, "");
  const figures = values.filter((value) => value.kind === "number");
  const areCounts =
    (isCountable(heading) || CHINESE_COUNT.test(heading)) &&
    figures.length >= LEAST_FIGURES &&
    figures.every(({ decimal, precision, unit }) => unit === undefined && precision === 0 && Number(decimal) >= 0);
  if (!areCounts) return [...values];
  return values.map((value) => {
    const decimal = countSaid(value);
    return decimal === undefined ? value : { kind: "number", printed: value.printed, decimal, precision: 0 };
  });
}

/** Does a cell of counts say in words that there are none? */
export const saysNone = (printed: string): boolean => countSaid({ kind: "text", printed }) === "0";

/** How many a text says in words that there are, alone where that is none, or before a note. */
function countSaid({ kind, printed }: Value): string | undefined {
  if (kind !== "text") return undefined;
  const text = printed.trim();
  if (NOUGHT.test(text)) return "0";
  const said = NOTED.exec(text)?.groups?.["said"];
  if (said === undefined) return undefined;
  if (LEADING_NOUGHT.test(said)) return "0";
  const at = WORDS.indexOf(said.toLowerCase());
  return at < 0 ? undefined : String(at);
}

/** What is to be had for nothing; what follows in brackets or behind a comma is a note, unless it says what others pay. */
const FREE =
  /^(?:free(?: (?:of charge|entry|admission|entrance))?|(?:no|without) (?:charge|fee|cost)|gratis|complimentary|nil|免费(?:入场|参观|参加|开放)?|不收费|免收)[.!。]?(?:\s*[(（;；,，][^\d]*)?$/iu;

/** Does a cell of money say in words that nothing is paid? */
export const saysFree = (printed: string): boolean => FREE.test(printed.trim());

const isFree = ({ kind, printed }: Value): boolean => (kind === "text" || kind === "entity") && saysFree(printed);

/**
 * The values of a column of money with nought for what is to be had for nothing: "Fee: free" among £12 and £40 is a fee below any
 * limit, and nothing to be set aside. Among figures that are no money ("Fat: free") the word says something else.
 *
 * @param unit of the column where its cells leave it to the header
 */
export function withFreeAsNought(values: readonly Value[], unit: string | undefined): Value[] {
  if (!values.some(isFree)) return [...values];
  const figures = values.filter((value) => value.kind === "number");
  const own = figures[0]?.unit;
  const currency = own ?? unit;
  const isMoney =
    currency !== undefined &&
    isCurrency(currency) &&
    figures.length >= LEAST_FIGURES &&
    figures.every((figure) => figure.unit === own);
  if (!isMoney) return [...values];
  return values.map((value) => {
    if (!isFree(value)) return value;
    const nought = { kind: "number", printed: value.printed, decimal: "0", precision: 0 } as const;
    return own === undefined ? nought : { ...nought, unit: own };
  });
}
