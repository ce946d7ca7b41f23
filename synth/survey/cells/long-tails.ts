import type { Column, Relation } from "../../../core/relation.ts";
import { columnNoun } from "../../../logic/english/column-noun.ts";
import { isCurrency } from "../../../logic/values/units.ts";

/** "€ per person in a twin cabin": money, and for what it is paid in more than two words. */
const LONG = /^(?<money>\S{1,4}) (?<tail>per(?: [\p{L}'’-]+){3,})$/u;

/**
 * A collection whose prices say for what they are paid in a phrase ("£95 per person sharing a room"): that is part of what is
 * measured, and said with it once. As a unit it would stand in the question behind every figure.
 */
export function withTailsInNames(relation: Relation): Relation {
  const shortened = relation.columns.map((column) => shortenedOf(column));
  const names = new Set(relation.columns.map(({ name }) => name));
  const made = shortened.map((column) => (column && names.has(column.name) ? undefined : column));
  if (made.every((column) => column === undefined)) return relation;
  return {
    ...relation,
    columns: relation.columns.map((column, at) => made[at] ?? column),
    rows: relation.rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell, at) => {
        const unit = made[at]?.unit;
        return unit === undefined || cell.value.kind !== "number" || cell.value.unit === undefined
          ? cell
          : { ...cell, value: { ...cell.value, unit } };
      }),
    })),
  };
}

function shortenedOf(column: Column): Column | undefined {
  if (column.unnamed || column.type !== "number") return undefined;
  const { money, tail } = LONG.exec(column.unit ?? "")?.groups ?? {};
  if (money === undefined || tail === undefined || !isCurrency(money)) return undefined;
  const said = columnNoun({ ...column, unit: money });
  return { ...column, name: `${said[0]!.toUpperCase()}${said.slice(1)} ${tail}`, unit: money };
}
