import type { TokenPage } from "./token-page.ts";
import { childTowards, enclosing, ownElement } from "./tree.ts";

/** A region of more tokens than this is a section of the page, not the value of a label. */
export const MAX_REGION = 40;
/** Loose lines under a label that stands on a line of its own (an address). */
const MAX_LINES = 6;
const ROW = new Set(["tr"]);
const ROW_GROUP = new Set(["thead", "tbody", "tfoot"]);

/**
 * The tokens that the label `i` (which ends before token `next`) names: those of the element beside it, on along its
 * line and over further siblings of the same kind, up to the next label.
 */
export function regionOf(
  page: TokenPage,
  i: number,
  next: number,
  stop: (j: number) => boolean,
  claimed: Uint8Array,
): number[] {
  const last = next - 1;
  const own = ownElement(page, i, next);
  const container = own < 0 ? page.tokens[i]!.element : page.elements[own]!.parent;
  if (container < 0) return [];
  const around = page.elements[container]!;
  if (around.end <= next || stop(next)) return [];
  const region: number[] = [];
  const beside = childTowards(page, container, next);
  const onOwnLine = page.tokens[next]!.line !== page.tokens[last]!.line;
  let within = beside < 0 ? next + 1 : page.elements[beside]!.end;
  let lines = 1;
  for (let j = next; j < around.end && !stop(j); j++) {
    if (j >= within) {
      const sibling = childTowards(page, container, j);
      const sameLine = page.tokens[j]!.line === page.tokens[j - 1]!.line;
      const sameKind = sibling >= 0 && beside >= 0 && page.elements[sibling]!.step === page.elements[beside]!.step;
      const nextLine = sibling < 0 && beside < 0 && onOwnLine && lines++ < MAX_LINES;
      if (!sameLine && !sameKind && !nextLine) break;
      within = sibling < 0 ? j + 1 : page.elements[sibling]!.end;
    }
    if (!claimed[j]) region.push(j);
    if (region.length > MAX_REGION) break;
  }
  return region;
}

/** The tokens of each cell of a row; empty where text stands between its cells. */
export function cellsOf(page: TokenPage, row: number): number[][] {
  const cells = new Map<number, number[]>();
  const { first, end } = page.elements[row]!;
  for (let j = first; j < end; j++) {
    const cell = childTowards(page, row, j);
    if (cell < 0) return [];
    const tokens = cells.get(cell) ?? [];
    tokens.push(j);
    cells.set(cell, tokens);
  }
  return [...cells.values()];
}

/** The row below, -1 for the last one of a table. */
export function nextRow(page: TokenPage, row: number): number {
  const { end } = page.elements[row]!;
  let { parent } = page.elements[row]!;
  // thead and tbody part the rows.
  while (ROW_GROUP.has(page.elements[parent]?.tag ?? "") && page.elements[parent]!.end <= end)
    parent = page.elements[parent]!.parent;
  const around = page.elements[parent];
  if (!around || around.end <= end) return -1;
  const e = childTowards(page, parent, end);
  if (e >= 0 && page.elements[e]!.tag === "tr") return e;
  const row2 = enclosing(page, end, ROW);
  return row2 >= 0 && page.elements[row2]!.first === end ? row2 : -1;
}
