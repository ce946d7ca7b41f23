import type { PageElementNode, Token } from "./token-page.ts";
import { sizeOf } from "./tree.ts";

/** What holds a label and its value where a page has no element for either. */
const HOLDERS = new Set("div span p b strong em font section h2 h3 h4 h5 h6 label small".split(" "));
/** A row says at most so much. */
const MOST_IN_ROW = 4;
/** What parts the items of a list, and no label from its value. */
const BETWEEN_ITEMS = /^(?:[,;/，、；]|and|or|和|及)$/i;
/** Of so many texts of one kind in a row every second one may be the label of the next. */
const LEAST_ALTERNATING = 4;

/**
 * Tells two elements of one step that are all that stands in their parent apart by their order, as the cells of a row are:
 * the first of such pairs is the label on all pages, or the second. Two that a comma parts are items of a list.
 */
export function markPairs(elements: readonly PageElementNode[], tokens: readonly Token[]): void {
  for (const [parent, pair] of childrenOf(elements)) {
    const [first, second] = pair;
    if (pair.length !== 2 || first!.step !== second!.step || !HOLDERS.has(first!.tag)) continue;
    if (areRows(first!, second!)) continue;
    if (tokens.slice(first!.end, second!.first).some(({ text }) => BETWEEN_ITEMS.test(text))) continue;
    const around = elements[parent]!;
    if (around.first !== first!.first || around.end !== second!.end) continue;
    first!.step += "[0]";
    second!.step += "[1]";
  }
}

/** Two that each say a few things are rows, alike however many there are of them; two that say more are sides of a page. */
function areRows(first: PageElementNode, second: PageElementNode): boolean {
  return Math.min(sizeOf(first), sizeOf(second)) > 1 && Math.max(sizeOf(first), sizeOf(second)) <= MOST_IN_ROW;
}

/**
 * The same of texts that stand one after the other in one parent, parted by breaks or each in an element of the same step:
 * label, value, label, value. Only their kind is told apart: they may as well be the items of a list, all at one place.
 */
export function markAlternating(elements: readonly PageElementNode[], tokens: readonly Token[]): void {
  for (const [parent, children] of childrenOf(elements)) {
    const [first] = children;
    if (children.length < LEAST_ALTERNATING || children.length % 2 > 0 || !HOLDERS.has(first!.tag)) continue;
    const around = elements[parent]!;
    if (around.end - around.first !== children.length) continue;
    if (children.some(({ step, first: at, end }) => step !== first!.step || end !== at + 1)) continue;
    mark(tokens.slice(around.first, around.end));
  }
  for (let start = 0; start < tokens.length; ) {
    let end = start + 1;
    while (end < tokens.length && tokens[end]!.element === tokens[start]!.element) end++;
    const lines = tokens.slice(start, end);
    const element = elements[tokens[start]!.element]!;
    const whole = element.first === start && element.end === end;
    if (whole && (lines.length === 2 || lines.length >= LEAST_ALTERNATING) && lines.length % 2 === 0) mark(lines);
    start = end;
  }
}

/**
 * The same of cells that stand by twos in a row of four and more: what the first of each two say is of one kind on all
 * pages, in whichever two of the row it stands.
 */
export function markCells(elements: readonly PageElementNode[], tokens: readonly Token[]): void {
  for (const [row, cells] of childrenOf(elements)) {
    if (elements[row]!.tag !== "tr" || cells.length < LEAST_CELLS) continue;
    const isLabel = (cell: PageElementNode) => cell.end === cell.first + 1 && tokens[cell.first]!.nameable;
    if (cells.some((cell) => !CELL_STEP.test(cell.step) || (!isSecond(cell) && !isLabel(cell)))) continue;
    if (!isSecond(cells.at(-1)!)) continue;
    for (const cell of cells)
      for (const token of tokens.slice(cell.first, cell.end))
        token.kind = token.kind.replace(NEAREST_CELL, `$1[${isSecond(cell) ? 1 : 0}]`);
  }
}

const LEAST_CELLS = 3;
const CELL_STEP = /^t[dh].*\[(\d)\]$/;
const NEAREST_CELL = /((?:^|<)t[dh][^<]*)\[\d\]/;
const isSecond = ({ step }: PageElementNode): boolean => Number(CELL_STEP.exec(step)?.[1]) % 2 === 1;

function mark(tokens: readonly Token[]): void {
  if (!tokens.every(({ leading }) => leading)) return;
  for (const [at, token] of tokens.entries()) token.kind += `[${at % 2}]`;
}

/** The elements that hold text, by their parents. */
function childrenOf(elements: readonly PageElementNode[]): Map<number, PageElementNode[]> {
  const children = new Map<number, PageElementNode[]>();
  for (const element of elements) {
    if (element.end === element.first || element.parent < 0) continue;
    const siblings = children.get(element.parent);
    if (siblings) siblings.push(element);
    else children.set(element.parent, [element]);
  }
  return children;
}
