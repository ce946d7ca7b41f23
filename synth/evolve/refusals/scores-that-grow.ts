import { FORECASTS } from "../forecasts.ts";
import type { Branch } from "../node.ts";

/** What somebody was given for how he did against others, once and for all. */
const SCORE =
  /^(?:number of )?(?:\p{L}+ )?(?:points|scores?|wins|losses|draws|goal difference)$|^(?:w|d|l|gd|pts)$|^(?:总|净)?(?:得分|积分|分数|净胜[球分局]|[胜平负][场局盘]?|平局)数?$/iu;
/** What goes on from year to year: by a rate of its own, or from one year's figure to the next. */
const GROWTH = new Set([
  ...FORECASTS,
  ...["outlook", "cagr", "mean_yearly_change", "percent_change"],
  ...["absolute_change", "largest_change", "longest_streak", "turning_year", "trend"],
]);

/**
 * Points of one season do not come of those of the season before: they have no rate of growth, and nobody forecasts them. Nor do
 * they rise from one to the other where there were more rounds in one, or nobody says of which event they are.
 */
export const isGrowthOfScores = ({ op, params }: Branch): boolean =>
  GROWTH.has(op) && SCORE.test(String(params["column"] ?? "").trim());
