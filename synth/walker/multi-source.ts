import type { Random } from "../../core/random.ts";
import type { Survey } from "../survey/survey.ts";
import type { SurveyedRelation } from "../survey/surveyed.ts";
import { comparedDrafts } from "./compared-things.ts";
import { followedDrafts } from "./followed-facts.ts";
import type { WalkDraft } from "./walk-draft.ts";

/** Questions that exactly two pages answer together. */
export function multiSourceDrafts(survey: Survey, random: Random): WalkDraft[] {
  const compared = survey.relations
    .filter((surveyed) => !isPartOfOther(surveyed, survey))
    .flatMap((surveyed) => comparedDrafts(survey, surveyed, random.fork(surveyed.relation.id)));
  return [...compared, ...followedDrafts(survey, random.fork("paths"))];
}

/** "Among the countries listed under “South Asia” …": who names two things need not say which part of their kind they are in. */
function isPartOfOther({ scoped, relation }: SurveyedRelation, { relations }: Survey): boolean {
  if (!scoped) return false;
  const about = relation.rows.flatMap((row) => (row.about === undefined ? [] : [row.about]));
  return relations.some((other) => {
    if (other.scoped || other.relation === relation) return false;
    const all = new Set(other.relation.rows.map((row) => row.about));
    return about.length > 0 && about.every((url) => all.has(url));
  });
}
