import { dataRows } from "../../core/relation.ts";
import type { SurveyedRelation } from "../survey/surveyed.ts";
import { areCutOff } from "./refusals/tallies.ts";
import { MOST_PAGES } from "./scores.ts";

/** So many rows are read where each of their pages has a few of them. */
const MOST_ROWS = 400;
const MOST_PER_PAGE = 15;

/**
 * Whether short tables of many pages are one list that can be asked about as a whole: the site has a word for their rows, and they
 * do not all stop at a certain number, as lists of the five best do.
 */
export function isGatheredWhole({ relation, hasNoun }: SurveyedRelation): boolean {
  if (!hasNoun || relation.source !== "html_table") return false;
  const counts = new Map<string, number>();
  for (const { cells } of dataRows(relation)) {
    const url = cells.at(-1)?.evidence.url ?? "";
    counts.set(url, (counts.get(url) ?? 0) + 1);
  }
  const lengths = [...counts.values()];
  const rows = lengths.reduce((sum, length) => sum + length, 0);
  const isShort = rows <= MOST_ROWS && rows <= MOST_PER_PAGE * lengths.length;
  return lengths.length > 1 && lengths.length <= MOST_PAGES && isShort && !areCutOff(lengths);
}
