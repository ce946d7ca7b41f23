import { conditionColumns } from "../condition-columns.ts";
import type { Branch } from "../node.ts";

/** What it was like on the day: nobody chose it, and it comes and goes. */
const CIRCUMSTANCE =
  /^(?:(?:当[日天]|比赛日?|比赛当[日天]|现场)的?)?(?:天气|天候|气象|路况|海况|雪况|风向|风力|能见度)(?:情况|状况|条件)?$|^(?:the )?(?:weather|sky|road|snow|sea|track|wind|going)(?: conditions?| direction)?$/iu;

/** What asks how things are spread by it, or over which time they lie that had it. */
const SPANS = new Set(["date_span", "longest_gap", "time_between", "days_between", "range"]);

/**
 * Whether different values, a share or a span of days goes by a circumstance: how many different sorts of weather there were is chance, and
 * the days from the first rainy race to the last are of nothing. Which race it rained at, and how fast these were, is asked.
 */
export function goesByCircumstance(node: Branch): boolean {
  if (node.op === "distinct") return CIRCUMSTANCE.test(String(node.params["column"]));
  if (node.op !== "probability" && !SPANS.has(node.op)) return false;
  return conditionColumns(node).some((column) => CIRCUMSTANCE.test(column));
}
