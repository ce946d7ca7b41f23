import { isKnownUnit } from "../../../logic/values/units.ts";
import { cellsOf } from "./regions.ts";
import type { Template } from "./template.ts";
import type { Token, TokenPage } from "./token-page.ts";
import { enclosing } from "./tree.ts";

const ROW = new Set(["tr"]);
const FIGURE = /^[<>≤≥~±+-]?\s?\d[\d\s.,–-]*$/;
/** What is no unit of the lexicon is one where it stands wherever the label does, and is as short. */
const LONGEST_UNIT = 12;
const SAME_PAGES = 0.9;

/**
 * Is label `i` the first of three cells, a figure in the second and its unit in the third ("Density | 7.85 | g/cm³")? The
 * figure with its unit is what the label names, whatever heads their columns.
 */
export function hasUnitCell(page: TokenPage, template: Template, i: number): boolean {
  const row = enclosing(page, i, ROW);
  if (row < 0) return false;
  const cells = cellsOf(page, row);
  if (cells.length !== 3 || cells.some(({ length }) => length !== 1) || cells[0]![0] !== i) return false;
  const [label, figure, unit] = cells.map(([j]) => page.tokens[j!]!) as [Token, Token, Token];
  if (!FIGURE.test(figure.text) || unit.href !== undefined || /\d$/.test(unit.text)) return false;
  if (isKnownUnit(unit.text)) return true;
  return unit.text.length <= LONGEST_UNIT && template.share(unit) >= SAME_PAGES * template.share(label);
}
