import type { Survey } from "../survey/survey.ts";
import type { SurveyedPage } from "../survey/surveyed.ts";

/** Pages whose links are others next week: nobody is told to click through them. */
const PASSING =
  /\b(?:recent(?:ly)?|latest|newest|what'?s new|new (?:arrivals|items|pages|additions)|random|trending|popular|most (?:viewed|read))\b|最近|最新|随机|热门/i;

/**
 * The survey with click paths that last: where a page is reached by way of what changes daily (recent changes, random pages), and
 * in as few clicks by way of something else as well, it is reached by that.
 */
export function withLastingPaths(survey: Survey): Survey {
  const root = survey.pages.get(survey.root) ?? [...survey.pages.values()].find(({ depth }) => depth === 0);
  const isPassing = ({ title, depth }: SurveyedPage) => depth > 0 && PASSING.test(title);
  if (!root || ![...survey.pages.values()].some(isPassing)) return survey;
  const paths = new Map<string, string[]>([[root.url, root.path]]);
  for (let level = [root]; level.length > 0; ) {
    const next: SurveyedPage[] = [];
    for (const page of level) {
      if (isPassing(page)) continue;
      for (const { url } of page.links) {
        const to = survey.pages.get(url);
        if (!to || paths.has(url)) continue;
        paths.set(url, [...paths.get(page.url)!, url]);
        next.push(to);
      }
    }
    level = next;
  }
  const pages = new Map(
    [...survey.pages].map(([url, page]) => {
      const path = paths.get(url);
      return [url, path?.length === page.path.length && passes(page, survey, isPassing) ? { ...page, path } : page];
    }),
  );
  return { ...survey, pages };
}

const passes = ({ path }: SurveyedPage, { pages }: Survey, isPassing: (page: SurveyedPage) => boolean): boolean =>
  path.slice(1, -1).some((url) => {
    const page = pages.get(url);
    return page !== undefined && isPassing(page);
  });
