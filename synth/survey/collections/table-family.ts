import type { Relation } from "../../../core/relation.ts";

/** Does a relation hold the tables, or the records, of several pages, its first column saying what each page is about? */
export function isTableFamily({ source, columns: [subject], rows }: Relation): boolean {
  const first = rows[0]?.cells[0]?.evidence.url;
  return (
    (source === "html_table" || source === "records") &&
    subject?.role === "category" &&
    rows.some(({ cells }) => cells[0]!.evidence.url !== first)
  );
}
