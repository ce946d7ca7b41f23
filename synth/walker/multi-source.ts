import type { Random } from "../../core/random.ts";
import type { Survey } from "../survey/survey.ts";
import { comparedDrafts } from "./compared-things.ts";
import { followedDrafts } from "./followed-facts.ts";
import type { WalkDraft } from "./walk-draft.ts";

/** Questions that exactly two pages answer together. */
export function multiSourceDrafts(survey: Survey, random: Random): WalkDraft[] {
  const compared = survey.relations.flatMap((surveyed) =>
    comparedDrafts(survey, surveyed, random.fork(surveyed.relation.id)),
  );
  return [...compared, ...followedDrafts(survey, random.fork("paths"))];
}
