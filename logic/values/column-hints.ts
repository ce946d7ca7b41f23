import { isPlural } from "../english/english.ts";
import { hasFigure, isMissing, withoutMarks } from "./cell-text.ts";
import { unitKey } from "./units.ts";
import { areVersions } from "./version-columns.ts";

/** How figures are written, as far as some cell shows it beyond doubt. */
export interface FigureStyle {
  /** Absent without evidence and where the evidence conflicts. */
  decimalMark?: "." | ",";
  /** Some cells show a decimal point and others a decimal comma: what could be either is then neither. */
  mixedMarks?: boolean;
  /** Order of day and month in 03/04/2021. */
  dateOrder?: "day-first" | "month-first";
}

/** What the cells of one column say about how to read each other. */
export interface ColumnHints extends FigureStyle {
  /** Brackets around a number mean minus. */
  accounting: boolean;
  /** Codes (telephone numbers, ISBN, zero-padded numbers): kept as text. */
  verbatim: boolean;
  /** Keys of unit words that recur behind numbers, beyond the known units. */
  units: ReadonlySet<string>;
}

/** A unit word that is not in the lexicon needs this many cells that share it. */
const SHARED_UNIT = 2;
/** Ungrouped integers of one length from here on are codes, not quantities. */
const CODE_DIGITS = 9;

const VERBATIM_NAME =
  /\b(?:phone|telephone|tel|fax|mobile|isbn(?:-1[03])?|issn|doi|zip|zip code|post ?code|postal code|sku|asin|upc|ean|version|release number|ip|mac|serial|oclc|lccn)\b\.?\)?$/i;
const NUMBER_THEN_WORDS =
  /^[~≈+−-]?\s?\d[\d.,'’ ]*\s?(?:thousand |million |billion |trillion )?([^\d\s.,;:()/–-][^\d;:()–]{0,29})(?:\s?\(|;|$)/u;

/**
 * Evidence within one column. `texts` are its cells as printed; `name` its header, which tells codes from quantities.
 */
export function columnHints(texts: readonly string[], name = ""): ColumnHints {
  const cells = statedCells(texts);
  const figures = cells.filter(hasFigure);
  return {
    accounting: isAccounting(figures, name),
    verbatim:
      VERBATIM_NAME.test(name.trim()) ||
      areVersions(name, cells) ||
      (figures.length === cells.length && areCodes(cells)),
    units: sharedUnits(figures),
    ...styleOf(figures),
  };
}

/** How the figures of some cells are written, whatever columns they are of. */
export function figureStyle(texts: readonly string[]): FigureStyle {
  return styleOf(statedCells(texts).filter(hasFigure));
}

function statedCells(texts: readonly string[]): string[] {
  return texts.map(withoutMarks).filter((text) => !isMissing(text));
}

function styleOf(cells: readonly string[]): FigureStyle {
  const hints: FigureStyle = {};
  const mark = decimalMark(cells);
  if (mark === "both") hints.mixedMarks = true;
  else if (mark) hints.decimalMark = mark;
  const order = dateOrder(cells);
  if (order) hints.dateOrder = order;
  return hints;
}

const FIGURE_TOKEN = /\d[\d.,'’]*\d|(?<![\d])[.,]\d+/g;
/** One point or comma among digits. */
const ONE_MARK = /^([\d'’]*)([.,])(\d+)$/;
const THOUSANDS = /^[1-9]\d{0,2}$/;

function decimalMark(cells: readonly string[]): "." | "," | "both" | undefined {
  let point = false;
  let comma = false;
  for (const cell of cells) {
    // Spares most cells the rest.
    if (!/[.,]\d/.test(cell)) continue;
    FIGURE_TOKEN.lastIndex = 0;
    for (let found = FIGURE_TOKEN.exec(cell); found; found = FIGURE_TOKEN.exec(cell)) {
      const [token] = found;
      // As nearly all are: it may group thousands, or is a decimal mark.
      const single = ONE_MARK.exec(token);
      if (single) {
        const [, whole = "", mark, behind = ""] = single;
        if (behind.length === 3 && THOUSANDS.test(whole)) continue;
        if (mark === ".") point = true;
        else comma = true;
      } else if (/\..*\..*/.test(token) && /^\d{1,3}(?:\.\d{3}){2,}(?:,\d+)?$/.test(token)) comma = true;
      else if (/^\d{1,3}(?:,\d{2,3})*,\d{3}\.\d+$|^\d{1,3}(?:,\d{3}){2,}$/.test(token)) point = true;
      else if (/^\d{1,3}(?:\.\d{3})+,\d+$/.test(token)) comma = true;
    }
  }
  if (point && comma) return "both";
  return point ? "." : comma ? "," : undefined;
}

/** "6-May-23", "17-Oct-98": the first figure can be no year, or the last no day. */
const DAY_BEFORE_YEAR = /^(?:\d-\p{L}{3,9}\.?-\d\d|\d\d-\p{L}{3,9}\.?-(?:3[2-9]|[4-9]\d))$/u;

/** What stands behind the first figure of a date, which has one digit or two. */
const isDateMark = (sign: string | undefined): boolean => sign === "-" || sign === "/" || sign === ".";

function dateOrder(cells: readonly string[]): "day-first" | "month-first" | undefined {
  let dayFirst = false;
  let monthFirst = false;
  for (const cell of cells) {
    // Spares most figures both patterns.
    if (!isDateMark(cell[1]) && !isDateMark(cell[2])) continue;
    if (DAY_BEFORE_YEAR.test(cell)) dayFirst = true;
    const parts = /^(\d{1,2})([/.-])(\d{1,2})\2\d{4}\b/.exec(cell);
    if (!parts) continue;
    if (Number(parts[1]) > 12) dayFirst = true;
    if (Number(parts[3]) > 12) monthFirst = true;
  }
  return dayFirst === monthFirst ? undefined : dayFirst ? "day-first" : "month-first";
}

/** "(1,234)", "$(5)", "(3.1)%" */
const BRACKETED = /^[$€£¥]?\s?\(\s?[$€£¥]?\s?\d[\d.,]*\s?%?\s?\)\s?%?$/;
const OPEN = /^[$€£¥]?\s?\d[\d.,]*\s?%?$/;
/** What falls below nothing, or is taken away. */
const MAY_BE_NEGATIVE =
  /\b(?:profits?|loss(?:es)?|net|changes?|gains?|balance|incomes?|earnings|ebit(?:da)?|cash flows?|results?|surplus|deficit|variance|growth|difference|adjustments?|costs?|expenses?|tax(?:es)?|interest|depreciation|amorti[sz]ation|impairments?|dividends|repayments?|purchases?|proceeds)\b|利润|亏损|净|损益|成本|费用|支出|增减/i;

/** Is it a number in brackets alone? */
export function isBracketed(text: string): boolean {
  return BRACKETED.test(text);
}

/** May brackets mean minus, by what the figures are called? Money may; a count of reviews may not. */
export function mayBeNegative(name: string): boolean {
  return MAY_BE_NEGATIVE.test(name) || /[$€£¥]/.test(name);
}

/**
 * Brackets around numbers among open ones mean minus: where these are as many and the two do not take turns, as figures and
 * their errors do, or where the column is of what may be negative. Not where others of the column have a sign.
 */
function isAccounting(cells: readonly string[], name: string): boolean {
  const bracketed = cells.filter(isBracketed).length;
  if (bracketed === 0) return false;
  const open = cells.filter((cell) => OPEN.test(cell)).length;
  if (open === 0 || cells.some((cell) => /^[-−–]\s?[$€£¥]?\d/.test(cell))) return false;
  if (mayBeNegative(name)) return true;
  const inTurn = bracketed > 1 && open === bracketed && cells.every((cell, at) => isBracketed(cell) === (at % 2 === 1));
  return open >= bracketed && !inTurn;
}

function areCodes(cells: readonly string[]): boolean {
  if (cells.length === 0) return false;
  if (cells.some((cell) => /^0\d+$/.test(cell)) && cells.every((cell) => /^\d+$/.test(cell))) return true;
  const lengths = new Set(cells.map((cell) => cell.length));
  return (
    cells.length > 1 && lengths.size === 1 && cells.every((cell) => /^\d+$/.test(cell) && cell.length >= CODE_DIGITS)
  );
}

/** "Mill Street" of "12 Mill Street": several words in capitals are a name, but for things that are counted ("3 Michelin Stars"). */
const isProperName = (words: string): boolean =>
  /^\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}*\.?)+$/u.test(words) && !isPlural(words.toLowerCase());

/** "元起", "人以上", "元不等", "多人", "余家": what bounds or blurs a figure in Chinese, with its unit; "起" alone is one of cases. */
const BOUNDING = /^\S+(?:起|以[上下内]|不等|不止)$|^[多余](?=[个名位家所座部台套件次张项种条间户人元])/u;

/**
 * What several cells have behind their figures. "2B Harbour Works" stands with both talks of that session, and no cell counts other
 * harbour works: what always stands behind one and the same figure is its name, unless the column knows nothing else.
 */
function sharedUnits(cells: readonly string[]): ReadonlySet<string> {
  const found = new Map<string, { count: number; figures: Set<string> }>();
  for (const cell of cells) {
    const words = NUMBER_THEN_WORDS.exec(cell)?.[1]?.trim();
    if (!words || words.split(" ").length > 4 || isProperName(words) || BOUNDING.test(words)) continue;
    const key = unitKey(words);
    const seen = found.get(key) ?? { count: 0, figures: new Set() };
    found.set(key, { count: seen.count + 1, figures: seen.figures.add(cell.slice(0, cell.indexOf(words)).trim()) });
  }
  const isUnit = ({ count, figures }: { count: number; figures: ReadonlySet<string> }) =>
    count >= SHARED_UNIT && (figures.size > 1 || found.size === 1);
  return new Set([...found].filter(([, seen]) => isUnit(seen)).map(([key]) => key));
}
