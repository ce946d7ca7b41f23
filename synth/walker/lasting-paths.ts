import { keptOfTwo } from "../../core/kept-of.ts";
import type { Survey } from "../survey/survey.ts";
import type { SurveyedPage } from "../survey/surveyed.ts";
import { linksTo } from "./linking-pages.ts";

/** Pages whose links are others next week: nobody is told to click through them. */
const PASSING =
  /\b(?:recent(?:ly)?|latest|newest|what'?s new|new (?:arrivals|items|pages|additions)|random|trending|popular|most (?:viewed|read))\b|最近|最新|随机|热门/i;

/**
 * The survey with the click paths that a person takes: of those that are as short, by way of the page that lists most of a page's kind
 * rather than of one of its neighbours or of news that mention it, and by way of what changes daily (recent changes, random pages)
 * only where nothing else leads there.
 */
export function withLastingPaths(survey: Survey): Survey {
  const root = survey.pages.get(survey.root) ?? [...survey.pages.values()].find(({ depth }) => depth === 0);
  if (!root) return survey;
  const kinds = kindsOf(survey);
  const found = new Map<string, SurveyedPage>([[root.url, root]]);
  const byDepth = [...survey.pages.values()].sort((a, b) => a.depth - b.depth);
  for (const page of byDepth) {
    if (found.has(page.url)) continue;
    // Menus are no content: the page that the crawler came from may lead here by one.
    const leading = linksTo(page.url, survey.pages).map(({ url }) => url);
    const parents = [page.path.at(-2), ...leading].flatMap((url) => {
      const parent = url === undefined ? undefined : found.get(url);
      return parent?.path.length === page.path.length - 1 ? [parent] : [];
    });
    const parent = parents.length > 0 ? likeliest(parents, page.url, kinds) : undefined;
    found.set(page.url, parent ? { ...page, path: [...parent.path, page.url] } : page);
  }
  return { ...survey, pages: new Map([...survey.pages].map(([url, page]) => [url, found.get(page.url) ?? page])) };
}

/** The pages of the things of each kind, by each of them. */
function kindsOf({ relations }: Survey): ReadonlyMap<string, ReadonlySet<string>> {
  const kinds = new Map<string, ReadonlySet<string>>();
  for (const { relation } of relations) {
    if (relation.source !== "page_collection") continue;
    const about = new Set(relation.rows.flatMap((row) => row.about ?? []));
    for (const url of about) kinds.set(url, about);
  }
  return kinds;
}

/** Of the pages that lead to one, that which lists the most of its kind and is about no thing itself; the first where none does more. */
function likeliest(
  parents: readonly SurveyedPage[],
  url: string,
  kinds: ReadonlyMap<string, ReadonlySet<string>>,
): SurveyedPage {
  const kind = kinds.get(url);
  const [first, ...others] = parents.map((page) => ({
    page,
    worth: [
      Number(!(page.depth > 0 && PASSING.test(page.title))),
      Number(!kinds.has(page.url)),
      kind === undefined ? 0 : listedOf(page, kind),
    ],
  }));
  return others.reduce((best, one) => (isMore(one.worth, best.worth) ? one : best), first!).page;
}

/** How many of a kind a page links to; counted once, for each page of the kind asks for it. */
const listedOf = keptOfTwo(
  ({ links }: SurveyedPage, kind: ReadonlySet<string>): number =>
    new Set(links.flatMap((link) => (kind.has(link.url) ? [link.url] : []))).size,
);

/** Whether the first of two lists of numbers that are not the same is larger in the one. */
function isMore(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at >= 0 && one[at]! > other[at]!;
}
