import { cellsOf, MAX_REGION, nextRow } from "./regions.ts";
import type { Template } from "./template.ts";
import type { TokenPage } from "./token-page.ts";
import { enclosing, sizeOf } from "./tree.ts";

/** This share of the pages print it: text of the template. */
const TEMPLATE_SHARE = 0.5;
/** A heading says at most so much more in texts of its own ("Low season", "October to April"). */
const MAX_HEAD = 3;
/** Text that nearly every page prints is the template's, and a row that is half of it holds no values of a header row. */
const CONSTANT_SHARE = 0.9;

/** A cell of a header row with what stands below it; `rest` are the further texts of a heading in several. */
interface HeadedCell {
  label: number;
  rest: number[];
  region: number[];
}

/**
 * Header rows over one row of values: each of their cells names what stands below it. A table with more rows is a relation
 * of its own: `lists` are the headings of such. A heading in several texts is called by the first.
 *
 * @param isLabel a token that is a label already names something else
 */
export function headerRows(
  page: TokenPage,
  template: Template,
  isLabel: (i: number) => boolean,
): { found: HeadedCell[]; lists: number[] } {
  const found: HeadedCell[] = [];
  const lists: number[] = [];
  for (let r = 0; r < page.elements.length; r++) {
    const row = page.elements[r]!;
    if (row.tag !== "tr" || sizeOf(row) < 2 || sizeOf(row) > MAX_REGION) continue;
    const heads = cellsOf(page, r);
    if (heads.length < 2 || heads.some(({ length }) => length < 1 || length > MAX_HEAD)) continue;
    const labels = heads.map((cell) => cell[0]!);
    if (heads.flat().some((i) => template.share(page.tokens[i]!) < TEMPLATE_SHARE || page.tokens[i]!.colon)) continue;
    const below = nextRow(page, r);
    if (below < 0 || labels.some((i) => !isCertain(page, i) && standsInRecords(page, i))) continue;
    const cells = cellsOf(page, below);
    if (cells.length !== heads.length) continue;
    // What only recurs under words that every page prints is their value all the same.
    const everywhere = labels.every((i) => template.share(page.tokens[i]!) > CONSTANT_SHARE);
    const taken = (j: number) => (everywhere ? isCertain(page, j) : isLabel(j));
    const values = cells.flat();
    const constant = values.filter((j) => template.share(page.tokens[j]!) > CONSTANT_SHARE).length;
    if (values.some(taken) || constant * 2 >= values.length) continue;
    const third = nextRow(page, below);
    if (third >= 0 && cellsOf(page, third).length === cells.length) {
      lists.push(...labels);
      continue;
    }
    labels.forEach((label, k) => {
      found.push({ label, rest: heads[k]!.slice(1), region: cells[k]! });
    });
  }
  return { found, lists };
}

/** A label by its colon or its element, wherever it stands. */
export function isCertain(page: TokenPage, i: number): boolean {
  const { tag } = page.elements[page.tokens[i]!.element]!;
  return page.tokens[i]!.colon || tag === "th" || tag === "dt";
}

/** So many headings make a table of records. */
const RECORD_CELLS = 3;

/**
 * Does token `i` stand under a heading of its own, in a row of as many cells as the table's first row has, all of them
 * the template's words? What follows in its row stands under the next heading and is not what it names.
 */
function standsUnderHeading(page: TokenPage, template: Template, i: number): boolean {
  const row = enclosing(page, i, ROW);
  const table = enclosing(page, i, TABLE);
  if (row < 0 || table < 0) return false;
  const top = topRow(page, table);
  if (top < 0 || top === row || sizeOf(page.elements[top]!) < RECORD_CELLS) return false;
  const heads = cellsOf(page, top);
  const cells = cellsOf(page, row);
  if (standsUnderHeads(page, table, row)) return !cells[0]!.includes(i);
  return (
    heads.length >= RECORD_CELLS &&
    heads.length === cells.length &&
    !cells[0]!.includes(i) &&
    heads.every((cell) => cell.length === 1 && template.share(page.tokens[cell[0]!]!) > CONSTANT_SHARE)
  );
}

/**
 * Does a row stand under two rows of heads or more ("Won | Lost" under "Season")? Cells of fewer rows than there are columns head
 * none of them alone, and all rows below are records.
 */
function standsUnderHeads(page: TokenPage, table: number, row: number): boolean {
  const cells = cellsOf(page, row);
  if (cells.length < RECORD_CELLS || isHeadRow(page, row)) return false;
  let rows = 0;
  let heads = 0;
  for (let r = topRow(page, table); r >= 0 && r !== row && isHeadRow(page, r); r = nextRow(page, r)) {
    rows++;
    heads += cellsOf(page, r).length;
  }
  return rows > 1 && heads >= cells.length;
}

/** A row of header cells alone. */
function isHeadRow(page: TokenPage, row: number): boolean {
  const cells = cellsOf(page, row);
  return cells.length > 0 && cells.every(([first]) => page.elements[enclosing(page, first!, CELL)]?.tag === "th");
}

/** The first row of a table, below its caption where that is its first text; -1 where it has none. */
export function topRow(page: TokenPage, table: number): number {
  const { first, end } = page.elements[table]!;
  for (let i = first; i < end; i++) {
    const row = enclosing(page, i, ROW);
    if (row >= 0) return row;
  }
  return -1;
}

/**
 * Does token `i` stand in one of several rows below a row of header cells alone? These are records, and none of their cells is said
 * of the page by itself.
 */
export function standsInRecords(page: TokenPage, i: number): boolean {
  const row = enclosing(page, i, ROW);
  const table = enclosing(page, i, TABLE);
  if (row < 0 || table < 0 || cellsOf(page, row).length < RECORD_CELLS) return false;
  const top = topRow(page, table);
  if (top < 0 || top === row || !isHeadRow(page, top) || isHeadRow(page, row)) return false;
  const below = nextRow(page, top);
  return cellsOf(page, top).length >= RECORD_CELLS && below >= 0 && nextRow(page, below) >= 0;
}

/**
 * Is token `i` a cell of a table of rows, and no label there? What few pages print in the first of its cells, or what leads on from
 * there, names a row; what stands further on is what the head above says of it, in a row with empty cells as well.
 */
export function isInTable(page: TokenPage, template: Template, i: number): boolean {
  if (standsUnderHeading(page, template, i)) return true;
  const token = page.tokens[i]!;
  if (isCertain(page, i) || !standsInRecords(page, i)) return false;
  const isFirst = cellsOf(page, enclosing(page, i, ROW))[0]!.includes(i);
  return !isFirst || token.href !== undefined || template.share(token) < TEMPLATE_SHARE;
}

/** Does label `i` stand above records? It calls all of them, and none is what it says. */
export const headsRecords = (page: TokenPage, i: number, region: readonly number[]): boolean =>
  enclosing(page, i, ROW) < 0 && region.some((j) => standsInRecords(page, j));

/**
 * Is label `i` a cell of a row that heads columns? None of its cells is what another one says, however few they are: a row of header
 * cells above rows that are none ("Year | Pairs" above "2020 | 4"), or one that the markup sets apart as the head of a table.
 */
export function standsAmongHeads(page: TokenPage, i: number): boolean {
  const row = enclosing(page, i, ROW);
  if (row < 0) return false;
  const cells = cellsOf(page, row);
  if (cells.length >= RECORD_CELLS && isHeadRow(page, row)) return true;
  const below = nextRow(page, row);
  if (cells.length < 2 || below < 0 || isHeadRow(page, below)) return false;
  return isHeadRow(page, row) || (enclosing(page, i, HEAD) >= 0 && enclosing(page, cells[0]![0]!, HEADER_CELL) < 0);
}

const CELL = new Set(["td", "th"]);
const TABLE = new Set(["table"]);
const ROW = new Set(["tr"]);
const HEAD = new Set(["thead"]);
const HEADER_CELL = new Set(["th"]);

/**
 * Is label `i` the name of a row whose values stand under headings of their own ("Applicants | 1,664 | 2,297" under "Male |
 * Female")? None of them is what the label alone would say.
 *
 * @param isLabel a token that is a label: rows may hold several, each with its value
 */
export function standsInColumns(
  page: TokenPage,
  template: Template,
  i: number,
  isLabel: (i: number) => boolean,
): boolean {
  const row = enclosing(page, i, ROW);
  const table = enclosing(page, i, TABLE);
  if (row < 0 || table < 0) return false;
  const cells = cellsOf(page, row);
  if (cells[0]?.[0] !== i || cells.length < 3 || cells.slice(1).flat().some(isLabel)) return false;
  const top = topRow(page, table);
  if (top < 0 || top === row) return false;
  if (standsUnderHeads(page, table, row)) return true;
  const heads = cellsOf(page, top);
  const named = heads.flat().every((j) => template.share(page.tokens[j]!) >= TEMPLATE_SHARE);
  return named && heads.length >= cells.length - 1;
}
