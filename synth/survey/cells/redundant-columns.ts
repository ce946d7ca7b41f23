import type { Column, Row } from "../../../core/relation.ts";

/** Values that mostly repeat the row's name say nothing new about it. */
const REPEATS = 0.5;
/** Several words out of the row's name, on so many rows, are the site's own mention of it. */
const MENTIONED = 0.8;

/** Nobody asks who made the “chair by Ann Lee”; what is said of her is asked all the same. */
export const PART_OF_NAME = "its values are parts of the row's name";

/** Why a column says nothing that the names of the rows do not, in one clause; undefined where it does. */
export function whyRedundant(
  column: Column,
  rows: readonly Row[],
  index: number,
  label: number | undefined,
): string | undefined {
  if (label === undefined || (column.type !== "text" && column.type !== "entity")) return undefined;
  const pairs = rows.map((row) => ({
    name: row.cells[label]!.value.printed.trim().toLowerCase(),
    said: row.cells[index]!.value.printed.trim().toLowerCase(),
  }));
  const repeating = pairs.filter(({ name, said }) => name !== "" && said.includes(name));
  if (repeating.length > REPEATS * rows.length) return "its values repeat the row's name";
  const mentioned = pairs.filter(({ name, said }) => said.includes(" ") && name.includes(said));
  return mentioned.length >= MENTIONED * rows.length ? PART_OF_NAME : undefined;
}
