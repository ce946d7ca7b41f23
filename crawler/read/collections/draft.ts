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
  /** A column without a label bears the template's own word for its place. */
  named?: boolean;
}

export function textOfCell(cell: readonly Printed[]): string {
  return cell.map((p) => p.text).join("\u0001");
}

/** How many different things a column says. */
export function distinct(column: DraftColumn): number {
  return new Set([...column.cells.values()].map(textOfCell)).size;
}

export function meanLength(column: DraftColumn): number {
  let total = 0;
  for (const cell of column.cells.values()) total += cell.reduce((sum, p) => sum + p.text.length, 0);
  return total / Math.max(1, column.cells.size);
}
