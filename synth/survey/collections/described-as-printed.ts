import type { Cell, Column } from "../../../core/relation.ts";
import type { Value } from "../../../core/value.ts";
import { foldText } from "../../../logic/values/normalise.ts";

/** Two columns say the same where so many of the pages that state both state the same. */
const SAME = 0.8;
/** As many different values that are the same are no accident. */
const LEAST_VALUES = 3;
/** A unit behind a name, which printed figures bear themselves: "Price (USD)" of "$29.00". */
const UNIT = /\s*\([^()]*\)$/;

/** A column with its cells, one for each row of a relation. */
export interface Described {
  column: Column;
  cells: Cell[];
}

/** What is only described, as the pages print it where they do so without a label. */
export function asPrinted(described: Described, given: readonly Described[]): Described {
  const own = given.find(
    ({ column, cells }) =>
      column.unnamed &&
      column.type === described.column.type &&
      saySame(described.cells, cells) &&
      cells.every(({ value }, at) => value.kind !== "missing" || described.cells[at]!.value.kind === "missing"),
  );
  if (!own) return described;
  const { unnamed: _, ...column } = own.column;
  const name = column.unit === undefined ? described.column.name : described.column.name.replace(UNIT, "");
  return { column: { ...column, name }, cells: own.cells };
}

/**
 * Does a column without a label print all that is described, page by page, in whatever writing ("1299" is "€1,299")? Only where
 * it says many different things.
 */
export const isPrintedAs = (described: Described, own: Described): boolean =>
  own.column.type === described.column.type &&
  new Set(own.cells.map(({ value }) => value.printed)).size >= LEAST_VALUES &&
  described.cells.every(
    ({ value }, at) => value.kind === "missing" || (value.kind !== "unsure" && isSame(value, own.cells[at]!.value)),
  );

/** Do two columns say the same, where both say something? */
export function saySame(a: readonly Cell[], b: readonly Cell[]): boolean {
  const both = a.flatMap((cell, at) => {
    const other = b[at]!.value;
    return cell.value.kind === "missing" || other.kind === "missing" ? [] : [isSame(cell.value, other)];
  });
  return both.length > 0 && both.filter((same) => same).length >= SAME * both.length;
}

function isSame(a: Value, b: Value): boolean {
  if (a.kind === "number" && b.kind === "number") return Number(a.decimal) === Number(b.decimal);
  if (a.kind === "date" && b.kind === "date") return a.iso === b.iso;
  return foldText(a.printed) === foldText(b.printed);
}
