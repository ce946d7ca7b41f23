import type { Column, Relation } from "../../../core/relation.ts";

/** Does a relation hold the tables, or the records, of several pages, its first column saying what each page is about? */
export const isTableFamily = (relation: Relation): boolean => isOfPages(relation, "category");

/** Does a relation hold the tables, or the records, of several pages, its first column saying of which year each page is? */
export const isYearlyFamily = (relation: Relation): boolean => isOfPages(relation, "year");

function isOfPages({ source, columns: [subject], rows }: Relation, said: Column["role"]): boolean {
  const first = rows[0]?.cells[0]?.evidence.url;
  return (
    (source === "html_table" || source === "records") &&
    subject?.role === said &&
    rows.some(({ cells }) => cells[0]!.evidence.url !== first)
  );
}
