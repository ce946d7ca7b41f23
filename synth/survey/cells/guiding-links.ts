import type { Value } from "../../../core/value.ts";

/** Share of the recurring words that lead elsewhere every time they stand. */
const SHARE = 0.5;

/**
 * Do the links of a column lead through the site, and state nothing? Words that say the same on several pages and yet lead
 * to another place from each ("Photos", "E-mail this job") do; a genre or a maker is one page, wherever it is named.
 */
export function leadThroughSite(values: readonly Value[]): boolean {
  const targets = new Map<string, string[]>();
  for (const value of values) {
    for (const item of value.kind === "list" ? value.items : [value]) {
      if (item.kind !== "entity") continue;
      const words = item.printed.trim().toLowerCase();
      targets.set(words, [...(targets.get(words) ?? []), item.href]);
    }
  }
  const recurring = [...targets.values()].filter((hrefs) => hrefs.length > 1);
  const apart = recurring.filter((hrefs) => new Set(hrefs).size === hrefs.length);
  return apart.length > 0 && apart.length > SHARE * recurring.length;
}
