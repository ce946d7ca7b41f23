import { humanise } from "../../../logic/english/humanise.ts";
import type { Branch } from "../node.ts";

/** What says already how fast something grows. */
const GROWTH = /\b(?:change|decline|decrease|growth|increase|inflation)\b|增长|增幅|增速|变化|涨幅|降幅/i;
const FOLLOWING = new Set([
  ...["trend", "absolute_change", "percent_change", "mean_yearly_change", "cagr", "largest_change"],
  ...["outlook", "growth_forecast"],
]);

/** "The largest increase in the growth rate": how fast it changes how fast something changes. */
export const isChangeOfChange = ({ op, params }: Branch): boolean =>
  FOLLOWING.has(op) && GROWTH.test(humanise(String(params["column"])));
