import type { Random } from "../../core/random.ts";
import type { Survey } from "../survey/survey.ts";
import type { SurveyedRelation } from "../survey/surveyed.ts";
import { describedDrafts } from "./described-pages.ts";
import { isDeep } from "./difficulty.ts";
import { pageDrafts } from "./one-page.ts";
import { tableDrafts } from "./one-table.ts";
import type { WalkDraft } from "./walk-draft.ts";

/** Rows of a table that a person reads on one page. */
const MOST_ROWS = 400;

/** Questions whose answer takes several steps over one page that lies deep enough to have to be looked for. */
export function singleSourceDrafts(survey: Survey, random: Random): WalkDraft[] {
  return [...survey.relations, ...survey.lone].flatMap((surveyed) => {
    const url = onlyPage(surveyed);
    const own = random.fork(surveyed.relation.id);
    if (url === undefined)
      return surveyed.relation.source === "page_collection"
        ? [...pageDrafts(survey, surveyed, own), ...describedDrafts(survey, surveyed, own.fork("described"))]
        : [];
    const isRead = isDeep(survey.pages.get(url)) && surveyed.relation.rows.length <= MOST_ROWS;
    return isRead ? tableDrafts(survey, surveyed, own) : [];
  });
}

/** The page that all rows stand on; undefined where they stand on several. */
function onlyPage({ relation }: SurveyedRelation): string | undefined {
  const urls = new Set(relation.rows.flatMap((row) => row.cells.map((cell) => cell.evidence.url)));
  return urls.size === 1 ? [...urls][0] : undefined;
}
