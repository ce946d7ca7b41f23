import type { Column, Relation } from "../../../core/relation.ts";
import { inferColumn } from "../../../logic/values/infer-column.ts";

/** A column of a relation under another heading: what it is for, and in which unit, is told anew from both. */
export function renamedColumn(name: string, at: number, { rows }: Relation): Column {
  const values = rows.map(({ cells }) => cells[at]!.value);
  return inferColumn(
    name,
    values,
    values.map(({ printed }) => printed),
  );
}
