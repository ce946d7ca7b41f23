import { foldText } from "../../logic/normalise.ts";
import type { Candidate } from "./candidate.ts";
import { type Branch, isLeaf, nodesOf } from "./node.ts";
import { MOST_PAGES, MOST_WORDS } from "./scores.ts";
import type { Workbench } from "./workbench.ts";

/** Rows that an aggregate is taken of at least: the median of three is a riddle, not a statistic. */
const LEAST_AGGREGATED: Readonly<Record<string, number>> = { mean: 3, sum: 3, median: 5, range: 4, stdev: 5 };
const SET_OPERATIONS = new Set(["union", "intersection", "none_of"]);
const FORMULAS = new Set(["difference", "ratio", "percent_of"]);

/** Why nobody would ask this, in one word; undefined where nothing speaks against it. */
export function objection(candidate: Candidate, bench: Workbench): string | undefined {
  const { pages, question, tree, execution } = candidate;
  if (pages.length < 2) return "one_page";
  if (pages.length > MOST_PAGES) return "too_many_pages";
  if (question.split(/\s+/).length > MOST_WORDS) return "too_long";
  for (const node of nodesOf(tree)) {
    if (isLeaf(node)) continue;
    const [rows] = Object.values(node.inputs).map((input) => bench.table(input)?.rows.length);
    if ((rows ?? Number.POSITIVE_INFINITY) < (LEAST_AGGREGATED[node.op] ?? 0)) return "too_few_rows";
    if (SET_OPERATIONS.has(node.op) && samePlace(node)) return "circular";
    if (node.op === "lookup" && isCircular(node)) return "circular";
    if (FORMULAS.has(node.op) && !alike(node)) return "incomparable";
  }
  const { answer } = execution;
  if (answer.type === "number" && /^-?0(?:\.0+)?$/.test(answer.decimal)) return "zero";
  if (answer.type === "name" && foldText(question).includes(foldText(answer.text))) return "answer_given";
  if (answer.type === "list" && answer.items.some((item) => item.type === "name" && question.includes(item.text)))
    return "answer_given";
  return undefined;
}

/** Operands of a formula have to be the same thing of different rows: two means of one column, two look-ups of one. */
function alike(node: Branch): boolean {
  const inputs = Object.values(node.inputs);
  const columns = new Set(inputs.map((input) => (isLeaf(input) ? "" : String(input.params["column"] ?? ""))));
  const ops = [...new Set(inputs.map((input) => (isLeaf(input) ? "" : input.op)))].sort().join();
  // One thing may be held against the mean, and be a part of the sum, of its group.
  const one = node.op === "percent_of" ? "lookup,sum" : node.op === "difference" ? "lookup,mean" : "";
  return columns.size === 1 && (!ops.includes(",") || ops === one);
}

/** "the lowest price of the one with the lowest price". */
function isCircular(node: Branch): boolean {
  const of = Object.values(node.inputs)[0];
  if (!of || isLeaf(of)) return false;
  const read = JSON.stringify(of.params);
  return read.includes(JSON.stringify(node.params["column"]));
}

/** Best and worst by one and the same column. */
function samePlace(node: Branch): boolean {
  const by = Object.values(node.inputs).map((input) => (isLeaf(input) ? undefined : input.params["by"]));
  return by[0] !== undefined && by.every((one) => one === by[0]);
}
