import type { Relation } from "../../../core/relation.ts";
import type { RawPage } from "../raw-page.ts";
import { roughText } from "../rough-text.ts";
import { withTitledStatistics } from "./chinese-titled-statistics.ts";
import { withLinkedCells } from "./linked-cells.ts";
import { withoutMarkupNames } from "./markup-names.ts";
import { withPostsNamed } from "./posts-held.ts";
import { withStatisticsNamed } from "./statistics-above.ts";
import { withTitledFigures } from "./titled-figures.ts";

/** The relations within pages with their columns called as their pages call them. */
export function namedWithin(within: readonly Relation[], pages: ReadonlyMap<string, RawPage>): Relation[] {
  const texts = new Map<string, string | undefined>();
  const textAt = (url: string) => {
    const html = pages.get(url)?.html;
    if (html && !texts.has(url)) texts.set(url, roughText(html()));
    return texts.get(url);
  };
  const titles = [...pages.values()].map(({ title }) => title ?? "");
  return within.map((relation) => {
    const called = withPostsNamed(withoutMarkupNames(relation, textAt), textAt);
    const linked = withLinkedCells(called, pages.get(called.url)?.links ?? []);
    return withStatisticsNamed(withTitledStatistics(withTitledFigures(linked), titles), pages);
  });
}
