import type { SurveyedPage } from "../survey/surveyed.ts";

type Pages = ReadonlyMap<string, SurveyedPage>;

const linking = new WeakMap<Pages, ReadonlyMap<string, readonly SurveyedPage[]>>();

/** The pages of a site whose content links to one, but for itself; found once for all of them. */
export function linksTo(url: string, pages: Pages): readonly SurveyedPage[] {
  let known = linking.get(pages);
  if (!known) {
    const found = new Map<string, SurveyedPage[]>();
    for (const page of pages.values())
      for (const to of new Set(page.links.map((link) => link.url)))
        if (to !== page.url) {
          const before = found.get(to);
          if (before) before.push(page);
          else found.set(to, [page]);
        }
    known = found;
    linking.set(pages, known);
  }
  return known.get(url) ?? [];
}
