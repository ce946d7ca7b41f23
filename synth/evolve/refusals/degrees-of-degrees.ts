import { isForemost } from "../../../logic/english/english.ts";
import { humanise } from "../../../logic/english/humanise.ts";
import { type Branch, inputOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** What is the greatest, the least or the mean of something already. */
const OF_DEGREE = /^(?:number of )?(?:average|highest|lowest|max(?:imum)?|mean|median|min(?:imum)?)\b/i;
/** Sums are made up of sums, and a mean of them says no more than that of any figure; the highest mean of totals is three words of degree. */
const TOTAL = /^(?:number of )?total\b/i;
/** What else is made of many figures at once. */
const TAKING = new Set([
  "mean",
  "median",
  "sum",
  "stdev",
  "variance",
  "coefficient_of_variation",
  "interquartile_range",
]);

const CHINESE_FOREMOST = /^最[\p{Script=Han}]/u;

/**
 * "The difference between the highest and the lowest largest gap": three superlatives in a row. "The lodge with the highest mean maximum number of guests": what a column says in a word of degree is not put together in
 * another, and that ranked by a third. A dimension has its degree in its name: "the mean maximum depth of the lakes".
 */
export function takesDegreeOfDegree(node: Branch, bench: Workbench): boolean {
  const { op, params } = node;
  const from = inputOf(node);
  if (typeof params["column"] !== "string" || !from) return false;
  if (op === "range") return isForemost(humanise(params["column"])) || CHINESE_FOREMOST.test(params["column"].trim());
  if (op !== "group" && !TAKING.has(op)) return false;
  const said = humanise(params["column"]);
  if (op !== "group") {
    const column = bench.table(from)?.columns.find(({ name }) => name === params["column"]);
    return OF_DEGREE.test(said) && column?.unit === undefined;
  }
  const take = String(params["take"]);
  if (take === "count") return false;
  return OF_DEGREE.test(said) || (TOTAL.test(said) && take !== "sum");
}
