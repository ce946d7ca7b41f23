import type { Column, Relation } from "../../../core/relation.ts";

/** What a list's year is called where the list does not say what happened then. */
const UNSAID = /^(?:year|年份?)$/i;
/** "1912", "c. 1912", "4 May 1912", "May 1912", "1912-05-04", "1912年5月" */
const DATED =
  /^(?:c(?:irca|a)?\.?\s*)?(?:(?:\d{1,2}\s+)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.?\s+(?:\d{1,2},\s*)?)?(\d{4})(?:-\d{2}-\d{2}|年.*)?$/iu;

/**
 * By the page that it is about: the years in which a thing's own page says, under a heading, that something happened. None
 * where no list prints years that it does not explain: nobody would ask.
 */
export function yearsStated(relations: readonly Relation[]): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  if (!relations.some(({ source, columns }) => source === "records" && columns.some(({ name }) => UNSAID.test(name))))
    return found;
  for (const { source, columns, rows } of relations) {
    if (source !== "page_collection") continue;
    for (const { about, cells } of rows) {
      if (about === undefined) continue;
      const years = found.get(about) ?? new Set();
      found.set(about, years);
      for (const [at, { value }] of cells.entries()) {
        const year = columns[at]!.unnamed ? undefined : DATED.exec(value.printed.trim())?.[1];
        if (year !== undefined) years.add(year);
      }
    }
  }
  return found;
}

/**
 * Whether a list prints a year beside things without saying what happened then, while the page of one of them tells of other
 * years only: "Salt Road (2012)", where that was released in 2011, may be from either.
 */
export function isOtherYear(
  { source, rows }: Relation,
  { name }: Column,
  index: number,
  stated: ReadonlyMap<string, ReadonlySet<string>>,
): boolean {
  if (source !== "records" || !UNSAID.test(name)) return false;
  return rows.some(({ about, cells }) => {
    const years = about === undefined ? undefined : stated.get(about);
    const year = DATED.exec(cells[index]!.value.printed.trim())?.[1];
    return year !== undefined && years !== undefined && years.size > 0 && !years.has(year);
  });
}
