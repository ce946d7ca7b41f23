import { dataRows, type Relation } from "../../../core/relation.ts";
import { isChinese } from "../../../logic/values/language.ts";
import type { SurveyedPage } from "../surveyed.ts";
import { countedUnder } from "./count-headings.ts";

/** Fewer groups that state a number are no rule. */
const LEAST_GROUPS = 2;

/** A heading counts things where it calls them by their name or, in Chinese, by that of a sort: “在编教师” are teachers. */
const counts = (heading: string, keys: readonly string[]): boolean =>
  keys.some((key) => heading === key || (isChinese(key) && key.length > 1 && heading.endsWith(key)));

/** What all groups count together, where nothing may stand in two of them. */
const sumOf = (stated: readonly { own: number; said: number }[], things: ReadonlySet<string>): number =>
  stated.reduce((sum, { own }) => sum + own, 0) <= things.size ? stated.reduce((sum, { said }) => sum + said, 0) : 0;

/**
 * The most things that one of their groups counts, by its own page, where that is more than the site has pages of in all: a fair of
 * which the site shows thirty stalls had "Stalls: 112" in one year alone. The groups are what the pages of the things lead to,
 * and each counts no fewer of them than lead there; where each thing leads to one of them alone, they count together what all of them have; what all of them lead to groups nothing. Nought where they do not say so.
 *
 * @param keys what the things are called in the plural
 */
export function countedByGroups(
  { id, rows }: Relation,
  keys: readonly string[],
  relations: readonly Relation[],
  pages: ReadonlyMap<string, Pick<SurveyedPage, "links">>,
): number {
  const things = new Set(rows.flatMap(({ about }) => about ?? []));
  const leading = new Map<string, number>();
  for (const thing of things)
    for (const url of new Set((pages.get(thing)?.links ?? []).map((link) => link.url)))
      leading.set(url, (leading.get(url) ?? 0) + 1);
  const most = relations.flatMap((groups) => {
    if (groups.id === id || groups.source !== "page_collection") return [];
    return groups.columns.flatMap((column, at) => {
      const counted = column.unnamed ? undefined : countedUnder(column);
      if (counted === undefined || !counts(counted, keys)) return [];
      const stated = dataRows(groups).flatMap(({ about, cells }) => {
        const own = leading.get(about ?? "") ?? 0;
        const { value } = cells[at]!;
        return own > 0 && own < things.size && value.kind === "number" ? [{ own, said: Number(value.decimal) }] : [];
      });
      const agree = stated.every(({ own, said }) => Number.isInteger(said) && said >= own);
      return stated.length >= LEAST_GROUPS && agree ? [...stated.map(({ said }) => said), sumOf(stated, things)] : [];
    });
  });
  const largest = Math.max(0, ...most);
  return largest > things.size ? largest : 0;
}
