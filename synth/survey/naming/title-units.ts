import type { Column, Relation, Row } from "../../../core/relation.ts";
import { headerUnit } from "../../../logic/values/infer-column.ts";

/** What their titles state is part of it: figures in thousands and in millions do not go together. */
export const headingsOf = ({ columns, rows }: Relation) =>
  columns
    .map(({ name, unit }, at) => `${name}${unit && isOfTitle(unit, name, at, rows) ? ` (${unit})` : ""}`.toLowerCase())
    .join("|");

export function titleUnits({ columns, rows }: Relation): string {
  const units = columns.flatMap(({ name, unit }, at) => (unit && isOfTitle(unit, name, at, rows) ? [unit] : []));
  return [...new Set(units)].sort().join();
}

/** Is a column's unit stated by neither its name nor its cells? */
function isOfTitle(unit: string, name: string, at: number, rows: readonly Row[]): boolean {
  const stated = rows.map(({ cells }) => cells[at]!.value).find(({ kind }) => kind === "number");
  return headerUnit(name) !== unit && stated?.kind === "number" && stated.unit === undefined;
}

/** A column that is read anew keeps the unit that a title stated for it. */
export function withTitleUnit<Typed extends { column: Column }>(typed: Typed, relation: Relation): Typed {
  const { column } = typed;
  const at = relation.columns.findIndex(({ name }) => name.toLowerCase() === column.name.toLowerCase());
  const unit = relation.columns[at]?.unit;
  const keeps = column.type === "number" && column.unit === undefined && unit !== undefined;
  return keeps && isOfTitle(unit, column.name, at, relation.rows) ? { ...typed, column: { ...column, unit } } : typed;
}
