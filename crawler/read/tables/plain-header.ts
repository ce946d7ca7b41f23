import { childTags, descendants, isPageTag, type Tag } from "../dom/dom.ts";
import { isPassedOver } from "../dom/hidden.ts";
import { textOf } from "../dom/text.ts";
import { isLabelText } from "../pairs/label-values.ts";
import { isFigure, isFigureCell } from "../text/figure.ts";
import { printedText } from "./cell-content.ts";
import type { GridRow } from "./grid.ts";

/** Fewer rows below show no form. */
const LEAST_ROWS = 3;
/** Headings of columns are short. */
const NAME_WORDS = 4;
/** This share of a column's cells is of one form. */
const FORM_SHARE = 0.8;
/** A cell of so many words, and so many times those above it, says more than a heading does. */
const LONG_WORDS = 4;
const LONGER = 3;
/** So much of a cell's text stands in a link or a listing where it is one. */
const SET_SHARE = 0.6;
/** Links and what is set as a computer, or a name, prints it. */
const SET = new Set(["a", "code", "tt", "kbd", "samp", "var", "b", "strong"]);
/** A class that says what stands there, and those that say which row it is. */
const HEADING_CLASS =
  /(?:^|[\s_-])(?:head(?:er|ers|ing|line)?|hdr|thead|th|title|titles|caption|label|labels|top)(?:$|[\s_-])/i;
const PLACE_CLASS = /^(?:first|odd|even|alt|r(?:ow)?[_-]?\d+)$/i;
/** Rows below of more looks than stripes have are rows that each look other. */
const STRIPES = 2;

/**
 * Is the first row a heading by its form alone? What it prints are words; and either everything below is of another form (links,
 * code, figures, small letters, sentences), or it has a look of its own that no other row has: a class that says so, or in a
 * table of three columns and more, where one column's cells are of another form, any. In such a table a word without a digit over
 * a column that has nothing but figures is its heading, too: "Indicator | Unit | Value" over words, units and figures.
 */
export function isHeadedByForm(rows: readonly GridRow[]): boolean {
  const [first, ...body] = rows;
  if (!first || body.length < LEAST_ROWS || !areNames(first)) return false;
  if (first.cells.some((cell, at) => body.some((row) => row.cells[at] && textAt(row, at) === printedText(cell!.tag))))
    return false;
  const forms = first.cells.map((_, col) => contrast(first, body, col));
  const told = forms.filter((form) => form !== undefined).length;
  if (told === forms.length && forms.some((form) => form !== "long")) return true;
  if (forms.length > 2 && first.cells.some((_, col) => headsFigures(first, body, col))) return true;
  const look = ownLook(first, body);
  if (look === undefined) return false;
  return HEADING_CLASS.test(look) || (told > 0 && (forms.length > 2 || told === forms.length));
}

/** A word that stands for no figure, where every cell below has one. */
function headsFigures(first: GridRow, body: readonly GridRow[], col: number): boolean {
  const name = textAt(first, col);
  return !/\p{N}/u.test(name) && !isFigureCell(name) && body.every((row) => isFigure(textAt(row, col)));
}

/** Short words in every cell, which stand in one column each. */
function areNames({ cells }: GridRow): boolean {
  if (cells.length < 2 || new Set(cells).size < cells.length) return false;
  return cells.every((cell) => {
    const text = cell ? printedText(cell.tag) : "";
    return isLabelText(text) && text.split(" ").length <= NAME_WORDS && !isFigure(text) && !isSet(cell!.tag);
  });
}

type Form = "set" | "figure" | "small" | "long";

/** What the cells of a column below are, which its first is not. */
function contrast(first: GridRow, body: readonly GridRow[], col: number): Form | undefined {
  const name = textAt(first, col);
  const below = body.filter((row) => textAt(row, col) !== "");
  if (below.length < LEAST_ROWS) return undefined;
  const most = (is: (text: string, tag: Tag) => boolean) =>
    below.filter((row) => is(textAt(row, col), row.cells[col]!.tag)).length >= below.length * FORM_SHARE;
  if (most((_, tag) => isSet(tag))) return "set";
  if (most(isFigure)) return "figure";
  if (/^\p{Lu}/u.test(name) && most((text) => /^\p{Ll}/u.test(text))) return "small";
  const words = Math.max(LONG_WORDS, LONGER * name.split(" ").length);
  return most((text) => text.split(" ").length >= words) ? "long" : undefined;
}

const textAt = ({ cells }: GridRow, col: number): string => (cells[col] ? printedText(cells[col].tag) : "");

function isSet(tag: Tag): boolean {
  let length = 0;
  for (const below of descendants(tag, (inner) => !SET.has(inner.name) && !isPassedOver(inner)))
    if (SET.has(below.name)) length += textOf(below).length;
  return length > 0 && length >= textOf(tag).length * SET_SHARE;
}

/** How the first row, or each of its cells, is made to look, where no other row looks so. */
function ownLook(first: GridRow, body: readonly GridRow[]): string | undefined {
  const own = lookOf(first.tag);
  const others = new Set(body.map(({ tag }) => lookOf(tag)));
  if (own !== "" && !others.has(own) && others.size <= STRIPES) return own;
  const looks = first.cells.map((cell) => wholeLook(cell!.tag));
  const apart = looks.every((look, at) => {
    const below = new Set(body.map(({ cells }) => (cells[at] ? wholeLook(cells[at].tag) : "")));
    return look !== "" && !below.has(look) && below.size <= STRIPES;
  });
  return apart ? looks.join(" ") : undefined;
}

/** A cell's own look and that of what holds all that it prints. */
function wholeLook(cell: Tag): string {
  let look = lookOf(cell);
  for (let tag = cell, up = 0; up < 3; up++) {
    const [only, more] = childTags(tag);
    if (!only || more || textOf(only) !== textOf(cell) || !isPageTag(only)) break;
    look += ` ${/^(?:i|em|u|center|font|big|small)$/.test(only.name) ? only.name : ""}${lookOf(only)}`;
    tag = only;
  }
  return look.trim();
}

function lookOf({ attribs }: Tag): string {
  const classes = (attribs.class ?? "").split(/\s+/).filter((name) => name !== "" && !PLACE_CLASS.test(name));
  return [classes.join(" "), attribs.bgcolor ?? "", attribs.style ?? "", attribs.color ?? ""].join(" ").trim();
}
