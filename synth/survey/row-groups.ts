import { dataRows } from "./columns.ts";
import type { RowGroup, SurveyedPage, SurveyedRelation } from "./survey.ts";

/** Fewer rows than this are no group; more cannot be listed or visited by a person. */
const LEAST = 3;
const MOST = 40;
/** A section that holds nearly the whole relation separates nothing. */
const NEARLY_ALL = 0.8;

/**
 * Rows that belong together for a person: linked from one section of a list page, or alike in a category. They are
 * where questions about a few named rows take their names from.
 */
export function groupRows(
  surveyed: Omit<SurveyedRelation, "groups">,
  pages: ReadonlyMap<string, SurveyedPage>,
): RowGroup[] {
  const { relation } = surveyed;
  const rows = new Map<string, number>();
  for (const [index, row] of relation.rows.entries()) if (row.about && !row.total) rows.set(row.about, index);
  const all = dataRows(relation).length;
  const groups: RowGroup[] = [];
  const seen = new Set<string>();
  const add = (text: string, members: readonly number[]) => {
    const sorted = [...new Set(members)].sort((a, b) => a - b);
    const key = sorted.join(",");
    if (sorted.length < LEAST || sorted.length > MOST || sorted.length > NEARLY_ALL * all || seen.has(key)) return;
    seen.add(key);
    groups.push({ text, rows: sorted });
  };
  for (const page of pages.values()) {
    if (rows.has(page.url)) continue;
    const sections = new Map<string, number[]>();
    for (const link of page.links) {
      const row = rows.get(link.url);
      if (row === undefined || link.heading === "") continue;
      sections.set(link.heading, [...(sections.get(link.heading) ?? []), row]);
    }
    if (sections.size > 1) for (const [heading, members] of sections) add(heading, members);
  }
  // The site's own sections are what people know; words that rows share by chance ("calendar year") are a last resort.
  if (groups.length > 0) return groups;
  for (const column of surveyed.columns) {
    if (column.column.role !== "category") continue;
    const values = new Map<string, number[]>();
    for (const [index, row] of relation.rows.entries()) {
      const value = row.cells[column.index]!.value;
      if (row.total || value.kind === "missing" || value.kind === "unsure") continue;
      values.set(value.printed, [...(values.get(value.printed) ?? []), index]);
    }
    for (const [value, members] of values) add(value, members);
  }
  return groups;
}
