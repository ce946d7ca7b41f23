import { conjuncts } from "../../../logic/condition.ts";
import { PAGE_COLUMN } from "../../survey/collections/table-families.ts";
import { isTableFamily } from "../../survey/collections/table-family.ts";
import { conditionColumns } from "../condition-columns.ts";
import { conditionOf } from "../condition-of.ts";
import { type Branch, inputOf, isLeaf, type Node, nodesOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";
import { countsPagesByParts } from "./parts-as-pages.ts";

/** What share of a whole is such. */
const SHARES = new Set(["probability", "percent_of"]);
/** What keeps rows as they are, or says more of them. */
const KEEPING: ReadonlySet<string> = new Set(["filter", "stated", "aside", "join"]);
/** How far values lie apart; their range is plain enough. */
const SPREADS = new Set([
  "stdev",
  "variance",
  "coefficient_of_variation",
  "interquartile_range",
  "mean_absolute_deviation",
  "median_absolute_deviation",
  "quantile",
]);

/**
 * What is asked of pages that the site has no word for: which has the most of something, how many there are in all and on
 * average, and how many pages have so many.
 */
const OF_NAMELESS: ReadonlySet<string> = new Set(["sum", "top", "kth", "label_of", "mean", "median", "count"]);

/**
 * Questions about where rows stand and not about what they are: "the most frequent class" and "how many different classes"
 * of methods that classes list, the share of them that one class has, and how far apart the numbers of them lie. Where the
 * site has no word for what has them, their numbers are not compared at all: "the ratio of the functions of two pages".
 */
export function isOfPages(node: Branch, tree: Node, bench: Workbench): boolean {
  const from = inputOf(node);
  if (!from) return false;
  if (SPREADS.has(node.op)) return isTally(from, bench);
  if (node.op === "count_above_average" && isTallyOfValues(from, bench)) return true;
  const isCounted = node.op === "filter" && !isLeaf(tree) && tree.op === "count" && tree.inputs["from"] === node;
  if (!OF_NAMELESS.has(node.op) && !isCounted && isTally(from, bench, PAGE_COLUMN)) return true;
  if (countsPagesByParts(node, tree, bench)) return true;
  if (node.op === "filter" && picksPages(node, subjectOf(from, bench))) return true;
  if (node.op === "mode" || node.op === "distinct")
    return node.params["column"] === subjectOf(from, bench) && (node.op === "mode" || isLeaf(from));
  const isShare = !isLeaf(tree) && SHARES.has(tree.op) && (node === tree || node.op === "filter");
  const subject = isShare ? subjectOf(from, bench) : undefined;
  if (subject !== undefined) return conditionColumns(node).includes(subject);
  // "What percentage of the constructors have … among their class's methods?"
  return isShare && nodesOf(from).some((inner) => !isLeaf(inner) && inner.op === "join" && joinsPages(inner, bench));
}

/** "Columns whose table is “deck” or “port”": one page has them, and nobody takes the parts of a few together. */
function picksPages(node: Branch, subject: string | undefined): boolean {
  const where = subject === undefined ? undefined : conditionOf(node);
  if (!where) return false;
  return conjuncts(where).some((tests) => {
    const named = tests.filter(({ column }) => column === subject);
    return named.some(({ is }) => is === "in" || is === "equals");
  });
}

/** Parts of pages with what their pages say. */
function joinsPages(join: Branch, bench: Workbench): boolean {
  const left = join.inputs["left"];
  return left !== undefined && join.params["on"] === subjectOf(left, bench);
}

/** The column that says on which page a row stands; undefined where the rows are no parts of pages. */
function subjectOf(node: Node, bench: Workbench): string | undefined {
  if (!isLeaf(node)) return KEEPING.has(node.op) ? subjectOf(inputOf(node)!, bench) : undefined;
  const { relation } = bench.relation(node.relation);
  return isTableFamily(relation) ? relation.columns[0]!.name : undefined;
}

/** Parts of pages counted by what they state: "how many types have more options than all types have on average". */
function isTallyOfValues(node: Node, bench: Workbench): boolean {
  if (isLeaf(node) || node.op !== "group" || node.params["take"] !== "count") return false;
  const subject = subjectOf(node.inputs["from"]!, bench);
  return subject !== undefined && subject !== node.params["by"];
}

/** Rows counted page by page, where pages are called so, if that is asked. */
function isTally(node: Node, bench: Workbench, called?: string): boolean {
  if (isLeaf(node)) return false;
  const from = inputOf(node);
  if (node.op !== "group") return from !== undefined && isTally(from, bench, called);
  const subject = from && node.params["take"] === "count" ? subjectOf(from, bench) : undefined;
  return subject !== undefined && subject === node.params["by"] && (called === undefined || subject === called);
}
