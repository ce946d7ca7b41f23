import type { TableResult } from "../operation.ts";
import { columnIndex } from "../table.ts";

/** Said of what a place does not offer, and of what nobody has written down. */
const NOT_TO_BE_HAD = /^(?:not (?:available|applicable)|n\/a)$/iu;
const DASH = /^[-–—―‐‑−~]{1,3}$/u;
/** Where the fewest that are stated are so many, there is no thing that has none. */
const LEAST_OF_MANY = 5;

/**
 * What a column prints where it may say that there is none: "Not available" among words ("Pilotage: not available"), and a dash
 * among counts that begin at one or two and never say 0. Such rows are neither among those that state it nor among the others.
 * Undefined where nothing is open.
 */
export function openAbsence(table: TableResult, name: string): string | undefined {
  const index = columnIndex(table, name);
  const column = table.columns[index]!;
  const values = table.rows.map(({ cells }) => cells[index]!.value);
  const marks = values.flatMap(({ kind, printed }) => (kind === "missing" && printed !== "" ? [printed.trim()] : []));
  if (marks.length === 0) return undefined;
  if (column.type !== "number") {
    if (column.type === "date") return undefined;
    return marks.find((mark) => NOT_TO_BE_HAD.test(mark));
  }
  const numbers = values.flatMap((value) => (value.kind === "number" ? [value] : []));
  const areCounts =
    column.role === "measure" &&
    column.unit === undefined &&
    numbers.every(({ decimal, unit }) => unit === undefined && /^\d+$/.test(decimal));
  const least = numbers.reduce(
    (smallest, { decimal }) => Math.min(smallest, Number(decimal)),
    Number.POSITIVE_INFINITY,
  );
  return areCounts && least > 0 && least < LEAST_OF_MANY ? marks.find((mark) => DASH.test(mark)) : undefined;
}
