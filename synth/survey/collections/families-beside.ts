import type { Relation } from "../../../core/relation.ts";
import { plural } from "../../../logic/english/english.ts";
import { inSentence } from "../naming/noun-phrases.ts";
import { headingsOf } from "../naming/title-units.ts";
import type { Scope } from "../surveyed.ts";
import { PAGE_COLUMN } from "./table-families.ts";
import { isTableFamily } from "./table-family.ts";

/**
 * Tables of the pages of one kind, where pages of another kind have such tables as well ("Column, Type" of tables and of views):
 * their rows are asked for among the things that the pages are about, as they are not all that are called so.
 *
 * @param tables all tables that were read, each on its page
 */
export function familiesBeside(
  families: readonly Relation[],
  tables: readonly Relation[],
): ReadonlyMap<Relation["id"], Scope> {
  const byHeadings = new Map<string, Set<string>>();
  for (const table of tables) {
    if (table.source !== "html_table") continue;
    const key = headingsOf(table);
    byHeadings.set(key, (byHeadings.get(key) ?? new Set()).add(table.url));
  }
  const found = families.filter(isTableFamily).flatMap((family): [string, Scope][] => {
    const [subject] = family.columns;
    const own = new Set(family.rows.flatMap(({ cells }) => cells.map(({ evidence }) => evidence.url)));
    const alike = tables.filter(({ url, source }) => source === "html_table" && own.has(url)).map(headingsOf);
    const beside = [...new Set(alike)].flatMap((key) => [...byHeadings.get(key)!]).some((url) => !own.has(url));
    if (!beside || subject!.name === PAGE_COLUMN || subject!.type !== "text") return [];
    const things = plural(inSentence(subject!.name));
    return [[family.id, { place: (site) => `among the ${things} of ${site}` }]];
  });
  return new Map(found);
}
