import { toSimplified } from "../../core/chinese-scripts.ts";
import type { Value } from "../../core/value.ts";
import { hasFigure, isMissing, plainText, withoutMarks } from "./cell-text.ts";
import type { ColumnHints } from "./column-hints.ts";
import { dateValue } from "./date-text.ts";
import { numberValue } from "./number-text.ts";

/**
 * Reads what one cell prints. Never throws; what cannot be told is `unsure`, what is neither number nor date is `entity`
 * (with `href`) or `text`. Footnote marks stay in `printed` and never reach the value. A bare year is a number.
 *
 * @param options.href absolute URL that the cell's text links to
 * @param options.hints evidence of its column (`columnHints`); without it ambiguous forms are `unsure`
 */
export function parseValue(text: string, options: { href?: string; hints?: ColumnHints } = {}): Value {
  const printed = plainText(text);
  const clean = withoutMarks(printed);
  if (isMissing(clean)) return { kind: "missing", printed };
  // Every number and every date has figures, Chinese dates those of their own.
  const isWords = !hasFigure(clean) && !clean.includes("年");
  if (!(isWords || options.hints?.verbatim || isMonth(clean) || isSort(clean))) {
    const simplified = toSimplified(clean);
    const read = dateValue(printed, simplified, options.hints) ?? numberValue(printed, simplified, options.hints);
    if (read) return read;
  }
  return options.href ? { kind: "entity", printed, href: options.href } : { kind: "text", printed };
}

/** "3月" is March: a name of a part of every year, and neither three of something nor a date. */
const isMonth = (text: string): boolean => /^(?:[1-9]|1[0-2])\s?月份?$/.test(text);

/** "28调", "3号", "200型": one of several sorts, and no quantity of anything. */
const isSort = (text: string): boolean => /^\d{1,4}\s?[型号系调款]$/u.test(text);
