import { dataRows, type Relation } from "../../core/relation.ts";

/**
 * The place of the column that says what each row is: its label, or in tables of several pages, which have none, the one column
 * that leads from each row to a page of its own ("Model" of the makers' tables). Below zero where there is none.
 */
export function namingColumn(relation: Relation): number {
  const { columns } = relation;
  const label = columns.findIndex(({ role }) => role === "label");
  if (label >= 0) return label;
  const rows = dataRows(relation);
  const naming = [...columns.keys()].filter((at) => {
    if (columns[at]!.type !== "entity") return false;
    const pages = rows.flatMap(({ cells }) => {
      const { value } = cells[at]!;
      return value.kind === "entity" ? [value.href] : [];
    });
    return pages.length === rows.length && new Set(pages).size === pages.length;
  });
  return naming.length === 1 ? naming[0]! : -1;
}
