import type { Printed } from "./readings.ts";

/** A column before its values are typed. */
export interface DraftColumn {
  name: string;
  /** Values by the index of the page. */
  cells: Map<number, Printed[]>;
  /** How it came by its name. */
  origin: "name" | "label" | "extra" | "loose";
  /** The label is certain. */
  sure: boolean;
  /** The label stands at a place of labels alone. */
  settled?: boolean;
  /** A column without a label bears the template's own word for its place. */
  named?: boolean;
}

export function textOfCell(cell: readonly Printed[]): string {
  return cell.length === 1 ? cell[0]!.text : cell.map((p) => p.text).join("\u0001");
}

const DISTINCT = new WeakMap<ReadonlyMap<number, Printed[]>, number>();

/** How many different things a column says; asked often, counted once its cells are complete. */
export function distinct({ cells }: DraftColumn): number {
  const known = DISTINCT.get(cells);
  if (known !== undefined) return known;
  const texts = new Set<string>();
  for (const cell of cells.values()) texts.add(textOfCell(cell));
  DISTINCT.set(cells, texts.size);
  return texts.size;
}

export function meanLength(column: DraftColumn): number {
  let total = 0;
  for (const cell of column.cells.values()) total += cell.reduce((sum, p) => sum + p.text.length, 0);
  return total / Math.max(1, column.cells.size);
}
