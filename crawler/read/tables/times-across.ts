import { headerUnit } from "../../../logic/values/infer-column.ts";
import { isFigure, isFigureCell, isYear } from "../text/figure.ts";
import { isBold, printedText } from "./cell-content.ts";
import type { GridRow } from "./grid.ts";

const MONTH =
  /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?$|^(?:[1-9]|1[0-2])月$|^[一二三四五六七八九十]{1,2}月$/i;
/** Fewer months side by side are columns of a table like others. */
const LEAST_MONTHS = 6;
const WHOLE_YEAR = /^(?:(?:full |whole )?year|annual|全年|年)$/i;

/**
 * Are a table's columns months and its rows quantities of different units ("Mean high °C", "Rainfall (mm)")? It then reads
 * across, a month per thing, for no column is of one unit.
 *
 * @param heads names of the columns but the first; @param labels first cells of the rows
 */
export function monthsAcross(heads: readonly string[], labels: readonly string[]): boolean {
  const months = heads.filter((head) => MONTH.test(head)).length;
  if (months < LEAST_MONTHS || months < heads.filter((head) => head !== "").length - 1 || labels.length < 2)
    return false;
  const units = labels.map(headerUnit);
  const stated = units.filter((unit) => unit !== undefined);
  return stated.length * 2 >= labels.length && new Set(units).size > 1;
}

/** Fewer figures than this share are a table of something else below its years. */
const FIGURES = 0.8;
const LEAST_YEARS = 2;
const NAMES_YEARS = /^(?:years?|seasons?|年份?|年度)\s*[:：]?$/i;

/**
 * Is a table without a row of headings a series that is printed across: years in its first row, figures in those below, each
 * row behind its name, which the markup or the first one says to be one?
 */
export function yearsAcross(rows: readonly GridRow[]): boolean {
  const [first, ...below] = rows;
  if (!first || below.length === 0) return false;
  const texts = (row: GridRow) => row.cells.slice(1).map((cell) => (cell ? printedText(cell.tag) : ""));
  const years = texts(first);
  if (years.length < LEAST_YEARS || new Set(years).size < years.length || !years.every(isYear)) return false;
  const marked = rows.every(({ cells: [name] }) => name && (name.header || isBold(name.tag)));
  const named = first.cells[0] !== undefined && NAMES_YEARS.test(printedText(first.cells[0].tag));
  const names = below.map(({ cells: [name] }) => (name ? printedText(name.tag) : ""));
  if (!(marked || named) || names.some((name) => name === "" || isFigure(name))) return false;
  const filled = below.flatMap(texts).filter((text) => text !== "");
  return filled.length > 0 && filled.filter(isFigureCell).length >= FIGURES * filled.length;
}

/** Is it what sums up the months beside it? */
export function isWholeYear(head: string, heads: readonly string[]): boolean {
  return WHOLE_YEAR.test(head) && heads.filter((one) => MONTH.test(one)).length >= LEAST_MONTHS;
}
