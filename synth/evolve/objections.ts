import { foldText } from "../../logic/normalise.ts";
import type { Candidate } from "./candidate.ts";
import { type Branch, isLeaf, type Node, nodesOf } from "./node.ts";
import { MOST_PAGES, MOST_WORDS } from "./scores.ts";
import type { Workbench } from "./workbench.ts";

/** Rows that an aggregate is taken of at least: the median of three is a riddle, not a statistic. */
const LEAST_AGGREGATED: Readonly<Record<string, number>> = { mean: 3, sum: 3, median: 5, range: 4, stdev: 5 };
const FORMULAS = new Set(["difference", "ratio", "percent_of"]);

/** Why nobody would ask this, in one word; undefined where nothing speaks against it. */
export function objection(candidate: Candidate, bench: Workbench): string | undefined {
  const { pages, question, tree, execution } = candidate;
  if (pages.length > MOST_PAGES) return "too_many_pages";
  if (question.split(/\s+/).length > MOST_WORDS) return "too_long";
  for (const node of nodesOf(tree)) {
    if (isLeaf(node)) continue;
    const [rows] = Object.values(node.inputs).map((input) => bench.table(input)?.rows.length);
    if ((rows ?? Number.POSITIVE_INFINITY) < (LEAST_AGGREGATED[node.op] ?? 0)) return "too_few_rows";
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
  const heads = Object.values(node.inputs).map(head);
  return heads.every((one) => one === heads[0]);
}

/** "the lowest price of the one with the lowest price". */
function isCircular(node: Branch): boolean {
  const of = Object.values(node.inputs)[0];
  if (!of || isLeaf(of)) return false;
  const read = JSON.stringify(of.params);
  return read.includes(JSON.stringify(node.params["column"]));
}

const head = (node: Node) => (isLeaf(node) ? node.relation : `${node.op} ${String(node.params["column"] ?? "")}`);
