import { type Column, dataRows } from "../../core/relation.ts";
import type { LinkingPage } from "./inbound-links.ts";
import type { RowGroup, SurveyedRelation } from "./surveyed.ts";

/** Fewer rows than this are no group; more cannot be listed or visited by a person. */
const LEAST = 3;
const MOST = 40;
/** A section that holds nearly the whole relation separates nothing. */
const NEARLY_ALL = 0.8;
/** Sections that hold less of the rows are a few links by the way, not how the site sorts its pages. */
const ORDERED = 0.5;

/**
 * Rows that belong together for a person: linked from one section of a list page, or alike in a category. They are
 * where questions about a few named rows take their names from.
 *
 * @param listing the pages that link to the rows' pages
 */
export function groupRows(surveyed: Omit<SurveyedRelation, "groups">, listing: readonly LinkingPage[]): RowGroup[] {
  const { relation } = surveyed;
  const rows = new Map<string, number>();
  for (const [index, row] of relation.rows.entries()) if (row.about && !row.total) rows.set(row.about, index);
  const all = dataRows(relation).length;
  const groups: RowGroup[] = [];
  const seen = new Set<string>();
  const add = (text: string, members: readonly number[], by?: Column) => {
    const sorted = [...new Set(members)].sort((a, b) => a - b);
    const key = sorted.join(",");
    if (sorted.length < LEAST || sorted.length > MOST || sorted.length > NEARLY_ALL * all || seen.has(key)) return;
    seen.add(key);
    groups.push({ text, ...(by ? { by } : {}), rows: sorted });
  };
  const several = (members: readonly number[]) =>
    new Set(members.map((row) => relation.rows[row]!.cells[0]!.evidence.url)).size > 1;
  for (const { links } of listing) {
    const sections = new Map<string, number[]>();
    for (const link of links) {
      const row = rows.get(link.url);
      if (row === undefined || link.heading === "") continue;
      const section = sections.get(link.heading);
      if (section) section.push(row);
      else sections.set(link.heading, [row]);
    }
    if (sections.size > 1) for (const [heading, members] of sections) add(heading, members);
  }
  // The site's own sections are what people know; words that rows share by chance ("calendar year") are a last resort.
  if (new Set(groups.flatMap((group) => group.rows)).size >= ORDERED * all) return groups;
  for (const column of surveyed.columns) {
    if (column.column.role !== "category") continue;
    const values = new Map<string, number[]>();
    for (const [index, row] of relation.rows.entries()) {
      const value = row.cells[column.index]!.value;
      if (row.total || value.kind === "missing" || value.kind === "unsure") continue;
      const alike = values.get(value.printed);
      if (alike) alike.push(index);
      else values.set(value.printed, [index]);
    }
    // What stands on one page is a list to read, not rows to gather.
    for (const [value, members] of values) if (several(members)) add(value, members, column.column);
  }
  if (relation.source === "page_collection" && surveyed.label) spread(relation, add);
  return groups;
}

/** Rows at equal distances: where no section gathers rows from several pages, any few of them can be named. */
function spread({ rows }: SurveyedRelation["relation"], add: (text: string, members: readonly number[]) => void): void {
  const step = Math.ceil(rows.length / MOST);
  if (step < 2) return;
  for (let first = 0; first < step; first++) {
    const members: number[] = [];
    for (let index = first; index < rows.length; index += step) if (!rows[index]!.total) members.push(index);
    add("", members);
  }
}
