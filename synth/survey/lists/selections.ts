import { dataRows, type Relation } from "../../../core/relation.ts";
import { plural } from "../../../logic/english/english.ts";
import { isChinese } from "../../../logic/values/language.ts";
import { nameKey } from "../../../logic/values/normalise.ts";
import { isPublication } from "../naming/publications.ts";
import { saidTitle } from "../naming/row-place.ts";
import type { SiteReading } from "../survey.ts";
import type { SurveyedPage, SurveyedRelation } from "../surveyed.ts";
import { countedUnder } from "./count-headings.ts";
import { countedByGroups } from "./counted-by-groups.ts";
import { headedAsSome } from "./headed-parts.ts";
import { countInLead, introducesSome } from "./list-leads.ts";
import { listTitle } from "./paged-lists.ts";
import { countInProse } from "./prose-counts.ts";
import { farLargerTotal } from "./stated-totals.ts";
import { countInTitles } from "./title-counts.ts";

/** "Previous fairs", "upcoming works": where in their series they stand is no part of what they are. */
const IN_SERIES =
  /^(?:coming|earlier|featured|further|latest|newest|older|other|past|previous|recent|selected|upcoming)\s(?=\p{L})/iu;

/**
 * Things of which there are more than a site has pages of: their list says so ("this register is limited to …"), or a
 * publication of the site counts more of them ("Hospitals: 758" of a yearly report, or “全市共有医院758家”), a page is
 * headed by such a count ("112 mills registered"), any of its pages states a far larger total (“藏品总量3万件”), pages head them as some (“入会单位（部分）”), or one of the groups that they belong to has more. What each of any other things has of them is another matter: a festival shows films that no archive of films has. Of all of them nothing can be said; of those that the list has, it can.
 * What a heading calls "previous fairs" are fairs, and no more all of them.
 */
export function withSelections(
  relations: readonly SurveyedRelation[],
  { wholeLists: lists, proseCounts, statedTotals }: Pick<SiteReading, "wholeLists" | "proseCounts" | "statedTotals">,
  pages: ReadonlyMap<string, SurveyedPage>,
  site: string,
): SurveyedRelation[] {
  if (lists === undefined || lists.size === 0) return [...relations];
  const counts = countsIn(
    relations.flatMap(({ relation, naming }) =>
      isPublication(naming.singular) || isPublished(relation, pages, site) ? [relation] : [],
    ),
  );
  const all = relations.map(({ relation }) => relation);
  return relations.map((surveyed) => {
    const { relation, naming, hasNoun, scoped } = surveyed;
    const list = lists.get(relation.id);
    const [first] = list?.urls ?? [];
    const page = first === undefined ? undefined : pages.get(first);
    if (!list || !page || scoped || !hasNoun) return surveyed;
    const keys = keysOf(naming);
    const most = Math.max(
      countedByGroups(relation, keys, all, pages),
      ...keys.map((key) => countOf(key, counts)),
      ...keys.map((key) => countInProse(key, proseCounts ?? new Map())),
      ...keys.map((key) => farLargerTotal(key, dataRows(relation).length, statedTotals ?? new Map())),
      ...keys.map((key) => countInLead(key, list.lead)),
      ...keys.map((key) => countInTitles(key, pages)),
    );
    const isPartial = list.partial || introducesSome(naming.singular, list.lead) || headedAsSome(relation, keys, pages);
    const isOfSeries = IN_SERIES.test(naming.plural);
    if (!isPartial && !isOfSeries && most <= dataRows(relation).length) return surveyed;
    const title = listTitle(saidTitle(page, site, pages)).replace(/[“”"《》]/g, "");
    const front = page.depth === 0 || title === "";
    const [one, several] = [naming.singular, naming.plural].map((noun) => noun.replace(IN_SERIES, ""));
    return {
      ...surveyed,
      ...(isOfSeries ? { naming: { ...naming, singular: one!, plural: several! } } : {}),
      selection: {
        list: title,
        front,
        paged: list.urls.length > 1,
        ...(isPartial || most > dataRows(relation).length ? { outnumbered: true as const } : {}),
      },
    };
  });
}

const keysOf = ({ singular, plural: several }: SurveyedRelation["naming"]) =>
  isChinese(singular) ? [singular] : [...new Set([several, plural(singular)])].map(nameKey);

/** Do the figures stand on a page that is a publication by its title: “2016年林业统计公报”? */
function isPublished({ source, url }: Relation, pages: ReadonlyMap<string, SurveyedPage>, site: string): boolean {
  const page = pages.get(url);
  return source === "html_table" && page !== undefined && isPublication(saidTitle(page, site, pages));
}

/** The most that are counted under what things are called, or, in Chinese, under what some of them are: “城镇公园” are parks. */
const countOf = (key: string, counts: ReadonlyMap<string, number>): number =>
  isChinese(key) && key.length > 1
    ? Math.max(0, ...[...counts].flatMap(([what, count]) => (what.endsWith(key) ? [count] : [])))
    : (counts.get(key) ?? 0);

/** The largest figure under each heading that may count things, by what it counts. */
function countsIn(all: readonly Relation[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const { columns, rows } of all) {
    for (const [at, column] of columns.entries()) {
      const key = countedUnder(column);
      if (key === undefined) continue;
      for (const { cells } of rows) {
        const { value } = cells[at]!;
        if (value.kind !== "number") continue;
        const count = Number(value.decimal);
        if (Number.isInteger(count) && count > (found.get(key) ?? 0)) found.set(key, count);
      }
    }
  }
  return found;
}
