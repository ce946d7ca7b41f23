import type { Relation } from "../../core/relation.ts";
import { assignLabel } from "./assign-label.ts";
import { typeColumn } from "./type-column.ts";

/**
 * A relation for tests, typed as readers type it: `header` and `rows` as printed. `about` gives each row a page named by its
 * first cell.
 */
export function testRelation(
  id: string,
  header: readonly string[],
  rows: readonly (readonly string[])[],
  options: { about?: boolean; totals?: readonly number[] } = {},
): Relation {
  const typed = header.map((name, col) =>
    typeColumn(
      name,
      rows.map((row) => ({ text: row[col] ?? "" })),
    ),
  );
  const columns = assignLabel(
    typed.map(({ column }) => column),
    typed.map(({ values }) => values),
  );
  return {
    id,
    name: id,
    source: "html_table",
    url: `https://${id}.example/`,
    columns,
    rows: rows.map((row, at) => ({
      cells: typed.map(({ values }, col) => ({
        value: values[at]!,
        evidence: {
          snapshot: id,
          url: `https://${id}.example/`,
          place: { at: "cell", path: "0", table: 0, row: at + 1, col },
        },
      })),
      ...(options.about ? { about: `https://pages.example/${encodeURIComponent(row[0] ?? "")}` } : {}),
      ...(options.totals?.includes(at) ? { total: true } : {}),
    })),
  };
}
