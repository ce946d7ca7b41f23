import type { Column, Relation } from "../../../core/relation.ts";
import { isOfPage, mayBeOfPage } from "../../../logic/chinese/imprint.ts";

/**
 * Does a column say of the page, and not of what it is about, where its text is from, who edited it, or how often it was read? A book has
 * an author and an editor of its own: theirs are of the page where something stands beside them that no book has. When pages were posted is another matter.
 */
export function isOfImprint(column: Column, { columns, source }: Pick<Relation, "columns" | "source">): boolean {
  if (column.type === "date" || column.role === "label") return false;
  if (isOfPage(column.name)) return true;
  return source === "page_collection" && mayBeOfPage(column.name) && columns.some(({ name }) => isOfPage(name));
}
