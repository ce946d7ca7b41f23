import type { Column, Relation } from "../../../core/relation.ts";

/** What a year is called where nothing says what happened then. */
const UNSAID = /^(?:year|年份?)$/i;
const YEAR = /^(?:1[5-9]|20)\d\d年?$/;
/** Fewer things under years are not filed by them. */
const LEAST_FILED = 4;

/**
 * Whether the site files its things under other years than their pages state without saying what happened then: plays of "Year: 1922" listed
 * under the season of 1925 are from either, and nobody knows which "those from before 1925" are.
 *
 * @param listing the pages that list them, with what each link stands under
 */
export function isFiledUnderOtherYears(
  { source, rows }: Relation,
  { name }: Column,
  index: number,
  listing: readonly { links: readonly { url: string; heading: string }[] }[],
): boolean {
  if (source !== "page_collection" || !UNSAID.test(name.trim())) return false;
  const stated = new Map(rows.map(({ about, cells }) => [about, cells[index]!.value.printed.trim()]));
  return listing.some(({ links }) => {
    const filed = links.filter(({ url, heading }) => YEAR.test(heading.trim()) && YEAR.test(stated.get(url) ?? ""));
    const years = new Set(filed.map(({ heading }) => heading));
    const differs = filed.some(
      ({ url, heading }) => Number.parseInt(heading, 10) !== Number.parseInt(stated.get(url)!, 10),
    );
    return filed.length >= LEAST_FILED && years.size > 1 && differs;
  });
}
