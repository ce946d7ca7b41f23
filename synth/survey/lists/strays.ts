import type { SurveyedRelation } from "../surveyed.ts";

/** More others than this share of a collection, and the list is one of something else. */
const FEW = 0.5;

/**
 * Collections of which a list shows that pages are missing in them: it leads to all of theirs and to a few others that are
 * of no other kind that it lists. These say the same in another form, or stand in another folder.
 */
export function collectionsWithStrays(relations: readonly SurveyedRelation[]): SurveyedRelation[] {
  const collections = relations.filter(({ relation, scoped }) => relation.source === "page_collection" && !scoped);
  const own = collections.map((surveyed) => ({ surveyed, urls: urlsOf(surveyed) }));
  const lists = relations.filter(({ relation }) => relation.source !== "page_collection").map(urlsOf);
  return own
    .filter(({ surveyed, urls }) =>
      lists.some((list) => {
        if (list.size <= urls.size || [...urls].some((url) => !list.has(url))) return false;
        const others = own.filter((one) => one.surveyed !== surveyed && one.urls.size <= 2 * sharedBy(one.urls, list));
        const strays = [...list].filter((url) => !urls.has(url) && !others.some((one) => one.urls.has(url)));
        return strays.length > 0 && strays.length <= FEW * urls.size;
      }),
    )
    .map(({ surveyed }) => surveyed);
}

const urlsOf = ({ relation }: SurveyedRelation): ReadonlySet<string> =>
  new Set(relation.rows.flatMap(({ about }) => about ?? []));

const sharedBy = (urls: ReadonlySet<string>, list: ReadonlySet<string>) =>
  [...urls].filter((url) => list.has(url)).length;
