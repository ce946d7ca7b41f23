import { isText } from "domhandler";
import { withoutMarks } from "../../../logic/values/cell-text.ts";
import { elementPath, isBlock, isPageTag, type Tag } from "../dom/dom.ts";
import { isPassedOver, shownTags } from "../dom/hidden.ts";
import { isBlankText } from "../text/single-line.ts";
import { printedText } from "./cell-content.ts";
import { draftCell } from "./draft-cell.ts";
import type { Grid } from "./grid.ts";
import type { Draft, DraftCell } from "./relation-draft.ts";
import { tableHeader } from "./table-header.ts";

/** A header names the lines of its cells only where at least this share of them has these lines. */
const BUILT_SO = 0.9;
/** A line of a header with more words than this is a phrase. */
const MOST_WORDS = 3;
/** Longer lines of a header (characters) are a sentence. */
const LONGEST_NAME = 40;
/** What marks a piece of a line as a thing of its own. */
const MARKED = new Set(["code", "var", "em", "i", "b", "strong", "tt", "samp", "kbd", "a", "dfn"]);

/**
 * A table of one column whose header stands in several lines ("Column Type" above "Description") and whose cells stand in
 * the same: each line is a column. A line of the header whose every word stands above a piece that is marked as one
 * ("oid" "regproc") is a column per word. Undefined where the cells are not built so.
 */
export function stackedColumns(grid: Grid, base: string): Pick<Draft, "columns" | "rows"> | undefined {
  const header = grid.width === 1 ? tableHeader(grid) : undefined;
  const head = header?.rows === 1 ? grid.rows[0]!.cells[0] : undefined;
  const names = head && linesIn(head.tag);
  if (!header || !names || names.length < 2) return undefined;
  const cells = grid.rows.slice(1).flatMap(({ cells: [cell] }) => (cell ? [cell.tag] : []));
  const rows = cells.map((cell) => {
    const lines = linesIn(cell);
    return names.every((name, at) => lines?.[at]?.attribs.class === name.attribs.class) ? lines : undefined;
  });
  const built = rows.filter((lines) => lines !== undefined);
  if (cells.length < 2 || built.length < BUILT_SO * cells.length) return undefined;
  const columns = names.flatMap((name, at): Stacked[] => {
    const text = withoutMarks(printedText(name));
    const words = text.split(" ");
    const isEach = words.length > 1 && words.length <= MOST_WORDS;
    const pieces = isEach ? built.filter((lines) => marked(lines[at]!, words.length)) : [];
    return pieces.length > 0 && pieces.length >= BUILT_SO * built.length
      ? words.map((word, piece) => ({ name: word, of: (line) => marked(line, words.length)?.[piece], at }))
      : [{ name: text, of: (line) => line, at }];
  });
  if (columns.some(({ name }) => name === "" || name.length > LONGEST_NAME)) return undefined;
  return {
    columns: columns.map(({ name }) => ({ name })),
    rows: rows.map((lines, row) => ({
      cells: columns.map(({ of, at }): DraftCell => {
        const tag = lines && of(lines[at]!);
        if (tag) return draftCell(tag, base, { at: "node", path: elementPath(tag) });
        const place = { at: "node" as const, path: elementPath(cells[row]!) };
        return { ...draftCell(cells[row]!, base, place), doubt: "the cell is not built as its heading says" };
      }),
    })),
  };
}

interface Stacked {
  name: string;
  /** Which line of a cell holds it. */
  at: number;
  of: (line: Tag) => Tag | undefined;
}

/** The blocks that an element is made of; undefined where it has text beside them. */
function linesIn(tag: Tag): Tag[] | undefined {
  if (tag.children.some((child) => isText(child) && !isBlankText(child.data))) return undefined;
  const blocks = shownTags(tag).filter((child) => printedText(child) !== "");
  return blocks.every(isBlock) ? blocks : undefined;
}

/** The first so many pieces of a line, each marked as one, with nothing between them. */
function marked(line: Tag, count: number): Tag[] | undefined {
  const pieces: Tag[] = [];
  for (const child of line.children) {
    if (pieces.length === count) break;
    if (isText(child)) {
      if (!isBlankText(child.data)) return undefined;
      continue;
    }
    if (!isPageTag(child) || isPassedOver(child)) continue;
    // An empty element is an anchor or an index entry.
    if (printedText(child) === "") continue;
    if (!MARKED.has(child.name)) return undefined;
    pieces.push(child);
  }
  return pieces.length === count ? pieces : undefined;
}
