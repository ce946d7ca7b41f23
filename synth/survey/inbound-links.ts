import type { Relation } from "../../core/relation.ts";
import { grouped } from "./grouped.ts";
import type { SurveyedPage } from "./surveyed.ts";

/** A page that links to some of those that were asked about. */
export interface LinkingPage {
  page: SurveyedPage;
  /** Those of its links that lead there, in order of the page. */
  links: SurveyedPage["links"];
}

/** The links of a site's pages by where they lead: what lists a few pages is found without reading all others. */
export class InboundLinks {
  private readonly pages: readonly SurveyedPage[];
  /** By URL, in order: number of a page that links there, number of the link on that page, and so on. */
  private readonly from = new Map<string, number[]>();

  constructor(pages: Iterable<SurveyedPage>) {
    this.pages = [...pages];
    for (const [number, page] of this.pages.entries()) {
      for (const [at, { url }] of page.links.entries()) {
        const known = this.from.get(url);
        if (known) known.push(number, at);
        else this.from.set(url, [number, at]);
      }
    }
  }

  /** The pages that link to the pages that a relation's rows are about, in the site's order; its own are left out. */
  listing({ rows }: Pick<Relation, "rows">): LinkingPage[] {
    const about = new Set<string>();
    for (const row of rows) if (row.about !== undefined) about.add(row.about);
    const found = new Map<number, number[]>();
    for (const url of about) {
      const links = this.from.get(url) ?? [];
      for (let next = 0; next < links.length; next += 2) {
        const known = found.get(links[next]!);
        if (known) known.push(links[next + 1]!);
        else found.set(links[next]!, [links[next + 1]!]);
      }
    }
    return [...found]
      .map(([number, links]) => ({ number, page: this.pages[number]!, links: links.sort((a, b) => a - b) }))
      .filter(({ page }) => !about.has(page.url))
      .sort((a, b) => a.number - b.number)
      .map(({ page, links }) => ({ page, links: links.map((at) => page.links[at]!) }));
  }
}

/**
 * The same with the pages that list one kind of thing together as one, in the place of the first of them.
 *
 * @param parts all pages of a list, by the URL of each
 */
export function listsTogether(
  listing: readonly LinkingPage[],
  parts: ReadonlyMap<string, readonly string[]> = new Map(),
): LinkingPage[] {
  const lists = grouped(listing, ({ page }) => parts.get(page.url)?.[0] ?? page.url);
  return [...lists.values()].map(([first, ...others]) => ({
    page: { ...first!.page, links: [first!, ...others].flatMap(({ page }) => page.links) },
    links: [first!, ...others].flatMap(({ links }) => links),
  }));
}
