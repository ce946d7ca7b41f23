import type { Relation } from "../../../core/relation.ts";
import { testRelation } from "../../../logic/values/relation.fixture.ts";

/** Tables of several pages as one relation: the first column says on which page a row stands, the second names it. */
export function tablesOfPages(name: string, header: readonly string[], rows: readonly (readonly string[])[]): Relation {
  const relation = testRelation(name, header, rows);
  return {
    ...relation,
    source: "html_table",
    columns: relation.columns.map((column, at) => (at === 1 ? column : { ...column, role: "category" as const })),
    rows: relation.rows.map((row, at) => ({
      ...row,
      cells: row.cells.map((cell) => ({
        ...cell,
        evidence: { ...cell.evidence, url: `https://lakes.example/${rows[at]![0]!}` },
      })),
    })),
  };
}
