import { isKnownUnit } from "../../../logic/values/units.ts";
import { topRow } from "./header-rows.ts";
import { cellsOf } from "./regions.ts";
import type { Template } from "./template.ts";
import type { Token, TokenPage } from "./token-page.ts";
import { enclosing } from "./tree.ts";

const ROW = new Set(["tr"]);
const TABLE = new Set(["table"]);
/** What heads a column of units. */
const UNITS = /^(?:计量)?单位$|^units?(?: of measure(?:ment)?)?$/iu;
const FIGURE = /^[<>≤≥~±+-]?\s?\d[\d\s.,–-]*$/;
/** What is no unit of the lexicon is one where it stands wherever the label does, and is as short. */
const LONGEST_UNIT = 12;
const SAME_PAGES = 0.9;
/** What so many pages print is the template's, and no name of a row. */
const LEAST_LABELLED = 0.5;

/** What a row of a label, a figure and a unit says. */
interface UnitRow {
  /** What names the figure. */
  text: string;
  /** The figure, with its unit where that stands behind it; nothing where there are several. */
  region: number[];
  /** All of the region is one value. */
  whole?: true;
  /** The token of the unit. */
  unit: number;
}

/**
 * What is said in the row that token `i` begins, where a cell of it is the unit of a figure; undefined where none is.
 *
 * @param isLabel the template has the token as a label
 */
export function unitRow(page: TokenPage, template: Template, i: number, isLabel: boolean): UnitRow | undefined {
  const between = unitBetween(page, template, i);
  // No figure is what its unit names, nor a unit what the label does.
  if (between)
    return { text: labelWithUnit(page, template, i), region: between.cells === 3 ? [i + 2] : [], unit: i + 1 };
  if (!isLabel || !hasUnitCell(page, template, i)) return undefined;
  return { text: page.tokens[i]!.text, region: [i + 1, i + 2], whole: true, unit: i + 2 };
}

/** A label with the unit that stands between it and its figure: "Loans (thousand)". */
export function labelWithUnit(page: TokenPage, template: Template, i: number): string {
  const { text } = page.tokens[i]!;
  const between = unitBetween(page, template, i);
  return between ? `${text} (${between.unit})` : text;
}

/**
 * Is label `i` the first of three cells, a figure in the second and its unit in the third ("Density | 7.85 | g/cm³")? The
 * figure with its unit is what the label names, whatever heads their columns.
 */
function hasUnitCell(page: TokenPage, template: Template, i: number): boolean {
  const row = enclosing(page, i, ROW);
  if (row < 0) return false;
  const cells = cellsOf(page, row);
  if (cells.length !== 3 || cells.some(({ length }) => length !== 1) || cells[0]![0] !== i) return false;
  const [label, figure, unit] = cells.map(([j]) => page.tokens[j!]!) as [Token, Token, Token];
  if (!FIGURE.test(figure.text) || unit.href !== undefined || /\d$/.test(unit.text)) return false;
  if (isKnownUnit(unit.text)) return true;
  return unit.text.length <= LONGEST_UNIT && template.share(unit) >= SAME_PAGES * template.share(label);
}

/**
 * The unit of what label `i` names, and how many cells its row has, where it stands in the second of these and a figure behind it ("Loans | thousand |
 * 61.4" under "Indicator | Unit | 2020"); undefined where none does. A unit of no lexicon is one below a heading that says so.
 */
function unitBetween(page: TokenPage, template: Template, i: number): { unit: string; cells: number } | undefined {
  const row = enclosing(page, i, ROW);
  const table = enclosing(page, i, TABLE);
  if (row < 0 || table < 0) return undefined;
  const cells = template.share(page.tokens[i]!) < LEAST_LABELLED ? [] : cellsOf(page, row);
  if (cells.length < 3 || cells.some(({ length }) => length !== 1) || cells[0]![0] !== i) return undefined;
  const [at, figure] = [cells[1]![0]!, cells[2]![0]!];
  const unit = page.tokens[at]!;
  const isFigure = /\d$/.test(unit.text) && !isKnownUnit(unit.text);
  if (unit.href !== undefined || isFigure || unit.text.length > LONGEST_UNIT) return undefined;
  if (!FIGURE.test(page.tokens[figure]!.text)) return undefined;
  const isHeaded = headOfUnits(page, table) >= 0 && topRow(page, table) !== row;
  if (!isHeaded && !isKnownUnit(unit.text)) return undefined;
  return { unit: unit.text.replace(/\s*[（(].*$/u, ""), cells: cells.length };
}

/** Does token `i` head a column of units? It names none of what stands behind it in its row. */
export function headsUnits(page: TokenPage, i: number): boolean {
  if (!UNITS.test(page.tokens[i]!.text)) return false;
  const table = enclosing(page, i, TABLE);
  return table >= 0 && headOfUnits(page, table) === i;
}

/** What heads the units of a table, in the second of its columns; -1 where nothing does. */
function headOfUnits(page: TokenPage, table: number): number {
  const head = topRow(page, table);
  const [, second = []] = head < 0 ? [] : cellsOf(page, head);
  const [at = -1] = second;
  return at >= 0 && UNITS.test(page.tokens[at]!.text.trim()) ? at : -1;
}
