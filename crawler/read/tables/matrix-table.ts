import type { SourceKind } from "../../../core/relation.ts";
import { withoutMarks } from "../../../logic/values/cell-text.ts";
import { parseValue } from "../../../logic/values/parse-value.ts";
import { unitOfLine } from "../../../logic/values/table-unit.ts";
import { isFigure } from "../text/figure.ts";
import { footAt } from "./foot-rows.ts";
import { isAlikeAcross } from "./kinds-across.ts";
import type { MatrixCell } from "./matrix-cell.ts";
import { noteRows } from "./note-rows.ts";
import type { Draft } from "./relation-draft.ts";
import { isTotalRow } from "./total-row.ts";

/** More columns are no table that anybody reads. */
const MOST_COLUMNS = 2000;
/** Headers longer than this are prose. */
const HEADER_LENGTH = 120;
/** Lines of some CSV files that are no data: comments, and the delimiter that Excel is told. */
const COMMENT = /^(?:#|\/\/|sep=)/;
/** Notes above a table that do not name it. */
const NO_TITLE =
  /^(?:#|\/\/|sep=|(?:source|updated|last updated?|date|notes?|units?|generated|来源|单位|更新|注)(?: on| at| by)?(?:\s*[:：]|\s\d))/i;

/** Says that it is a table's title, whatever stands above it. */
const NUMBERED_TABLE = /^(?:table|tab\.|tableau|tabelle|tabla|tabella|表)\s*\p{N}/iu;

/** "2019", "2019*". */
const YEAR = /^(?:1[5-9]|20)\d\d\D?$/;

/**
 * A table of texts (CSV, a sheet) as a draft. Leading rows of one cell are its title; the first row of several is the header,
 * with a second where the first spans columns; rows of one cell below are notes and are left out, as are empty columns.
 *
 * @returns undefined where no row can be the header or fewer than two rows follow
 */
export function matrixDraft(
  rows: readonly (readonly MatrixCell[])[],
  name: string,
  source: SourceKind,
): Draft | undefined {
  const above = noteRows(rows);
  const notes = isHeader(rows[above] ?? []) || isYears(rows[above] ?? []) ? above : 0;
  let top = 0;
  const titles: string[] = [];
  let unit: string | undefined;
  while (top < rows.length) {
    const cells = filled(rows[top]!);
    const [cell] = cells;
    if (top >= notes && cells.length > 1 && !COMMENT.test(cell!.text)) break;
    const stated = cells.length === 1 ? unitOfLine(cell!.text) : undefined;
    unit ??= stated;
    if (cells.length === 1 && stated === undefined && !NO_TITLE.test(cell!.text)) titles.push(cell!.text);
    top++;
  }
  const said = titles.find((text) => NUMBERED_TABLE.test(text)) ?? titles[0];
  // A line of the unit alone belongs to the title, which states it for the figures below.
  const title = unit === undefined ? said : `${said ?? name} (${unit})`;
  const first = rows[top];
  if (!first || !(isHeader(first) || isYears(first))) return undefined;
  const second = rows[top + 1];
  const two =
    second !== undefined &&
    isHeader(second) &&
    (first.some((cell) => cell.merged) || (isGroups(first, second) && headsFigures(second, rows[top + 2])));
  const headers = two ? [first.some((cell) => cell.merged) ? first : spreadGroups(first, second), second] : [first];
  const from = top + headers.length;
  const body = rows.slice(from, footAt(rows, from)).filter((row) => filled(row).length > 1);
  if (body.length < 2) return undefined;
  const width = Math.max(first.length, ...body.slice(0, 1000).map((row) => row.length));
  const named = namesRows(body) && headers.every((row) => (row[0]?.text ?? "") === "");
  const columns: number[] = named ? [0] : [];
  for (let col = 0; col < width; col++) {
    const isNamed = headers.some((row) => (row[col]?.text ?? "") !== "");
    if (isNamed && body.some((row) => (row[col]?.text ?? "") !== "")) columns.push(col);
  }
  if (columns.length < 2 || columns.length > MOST_COLUMNS) return undefined;
  if (named && headers.length === 1 && readsAcross(body, columns))
    return across(title ?? name, source, first, body, columns);
  return {
    name: title ?? name,
    source,
    columns: columns.map((col) =>
      named && col === 0 ? { name: "Name", label: true, unnamed: true } : { name: joinHeader(headers, col) },
    ),
    rows: body.map((row) => {
      const cells = columns.map((col) => row[col]).filter((cell) => cell !== undefined);
      return isTotalRow(cells, false) ? { cells, total: true } : { cells };
    }),
  };
}

function readsAcross(body: readonly (readonly MatrixCell[])[], [, ...columns]: readonly number[]): boolean {
  const rows = body.map((row) => ({ label: row[0]!.text, cells: columns.map((col) => row[col]?.text || undefined) }));
  return columns.length > 1 && isAlikeAcross(rows);
}

/** A thing per column, whose properties the first cells of the rows name. */
function across(
  name: string,
  source: SourceKind,
  header: readonly MatrixCell[],
  body: readonly (readonly MatrixCell[])[],
  [, ...columns]: readonly number[],
): Draft {
  return {
    name,
    source,
    columns: [
      { name: "Name", label: true, unnamed: true },
      ...body.map(([label]) => ({ name: withoutMarks(label!.text) })),
    ],
    rows: columns.map((col) => ({ cells: [header[col]!, ...body.map((row) => row[col] ?? { ...row[0]!, text: "" })] })),
  };
}

/** Does a row without merged cells head the row of headers below: some of its cells empty or repeated, none without one below? */
function isGroups(first: readonly MatrixCell[], second: readonly MatrixCell[]): boolean {
  const texts = first.map(({ text }) => text).filter((text) => text !== "");
  const loose = first.some(({ text }, col) => text === "" && (second[col]?.text ?? "") !== "");
  const repeated = new Set(texts).size < texts.length;
  const joined = spreadGroups(first, second).map(({ text }, col) => `${text} > ${second[col]?.text ?? ""}`);
  return (loose || repeated) && new Set(joined).size > new Set(texts).size;
}

/** Is a row unlike the one below it: words or years above a figure, and no year above a year? A record is like the next. */
function headsFigures(row: readonly MatrixCell[], below: readonly MatrixCell[] = []): boolean {
  const isYear = (cell: MatrixCell | undefined) => YEAR.test(cell?.text ?? "");
  if (row.some((cell, col) => isYear(cell) && isYear(below[col]))) return false;
  return row.some(({ text }, col) => text !== "" && isFigure(below[col]?.text ?? ""));
}

/** A group's name stands over its first column alone: it heads those to its right up to the next. */
function spreadGroups(first: readonly MatrixCell[], second: readonly MatrixCell[]): MatrixCell[] {
  let group: MatrixCell | undefined;
  return first.map((cell, col) => {
    if (cell.text !== "") group = (second[col]?.text ?? "") === "" ? undefined : cell;
    return cell.text === "" && group && (second[col]?.text ?? "") !== "" ? { ...cell, text: group.text } : cell;
  });
}

function filled(row: readonly MatrixCell[]): MatrixCell[] {
  return row.filter((cell) => cell.text !== "" && !cell.merged);
}

/** Words, and years: "Country, 2019, 2020, 2021". */
function isHeader(row: readonly MatrixCell[]): boolean {
  const texts = row.filter((cell) => cell.text !== "").map((cell) => cell.text);
  const words = texts.filter((text) => parseValue(text).kind === "text");
  if (words.length === 0 || texts.some((text) => text.length > HEADER_LENGTH)) return false;
  return texts.every((text) => parseValue(text).kind === "text" || YEAR.test(text));
}

/** Nothing but years, beside an empty corner. */
function isYears([corner, ...others]: readonly MatrixCell[]): boolean {
  return corner?.text === "" && others.length > 1 && others.every(({ text }) => text === "" || YEAR.test(text));
}

/** Below an empty corner stand the names of the rows: words, each once. */
function namesRows(body: readonly (readonly MatrixCell[])[]): boolean {
  const names = body.map((row) => row[0]?.text ?? "");
  return new Set(names).size === names.length && names.every((name) => name !== "" && parseValue(name).kind === "text");
}

function joinHeader(headers: readonly (readonly MatrixCell[])[], col: number): string {
  const parts: string[] = [];
  for (const row of headers) {
    const text = withoutMarks(row[col]?.text ?? "");
    if (text !== "" && parts[parts.length - 1] !== text) parts.push(text);
  }
  return parts.join(" > ");
}
