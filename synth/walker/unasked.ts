import { dataRows } from "../../core/relation.ts";
import { humanise } from "../../logic/english/humanise.ts";
import { type Branch, columnsRead, isLeaf, nodesOf } from "../evolve/node.ts";
import type { Workbench } from "../evolve/workbench.ts";
import type { SurveyedRelation } from "../survey/surveyed.ts";

/** A table of fewer rows is taken in at a glance. */
const LEAST_ROWS = 6;
/** What only picks a value or a row: in a table of fewer rows it is seen at once. */
const PICKING = new Set(["ranked_value", "kth", "lookup", "label_of", "named"]);
const SEARCHED_ROWS = 25;
/** Headings that say what the things do: "Begins", "Meets". */
const DOES = /^(?:begins|starts|ends|opens|closes|meets|runs|departs|arrives|leaves|finishes)$/i;
/** Headings that ask, or that stand under another: "Adaptive?", "BLOB size > 100k" are no words for a quantity or kind. */
const NO_NOUN = /[?!>:]/;
/** Numbers that tell kinds and places apart, without a unit: a mean or a highest of them says nothing. */
const CODES =
  /\b(?:(?:sub)?types?|modes?|class|flags?|offset|port|level|parameter|column|row|line|chapter|section|page|step|bits?|value|default|unit|range|limit)\b/i;
/** Operations that hold numbers of all rows against each other. */
const WEIGHING = new Set(["sum", "mean", "median", "range", "stdev", "count_above_average", "ranked_value"]);
/** Numbers without a unit of which one is so many times another measure different things. */
const MOST_TIMES = 100;

/** Why nobody would ask this about one table, in a word; undefined where nothing speaks against it. */
export function unasked(
  tree: Branch,
  bench: Workbench,
  { relation, hasNoun, columns }: SurveyedRelation,
): string | undefined {
  const rows = dataRows(relation).length;
  if (rows < LEAST_ROWS) return "few_rows";
  if (rows < SEARCHED_ROWS && nodesOf(tree).every((node) => isLeaf(node) || PICKING.has(node.op))) return "at_a_glance";
  const read = columnsRead(tree);
  if (read.some((name) => NO_NOUN.test(name) || DOES.test(humanise(name)))) return "no_noun";
  for (const node of nodesOf(tree)) {
    if (isLeaf(node)) continue;
    // "How many different eventlogs": what a column is called is seldom a word for what its cells are.
    if (node.op === "distinct") return "no_noun";
    const name = String(node.params["column"] ?? node.params["by"] ?? "");
    const column = columns.find((one) => one.column.name === name)?.column;
    if (column?.type !== "number" || column.role !== "measure" || column.unit) continue;
    if (CODES.test(name)) return "codes";
    if (WEIGHING.has(node.op) && (!hasNoun || isMixed(bench, node, name))) return "incomparable";
  }
  return undefined;
}

/** Numbers of such different sizes that they cannot be of one thing. */
function isMixed(bench: Workbench, node: Branch, name: string): boolean {
  const values = bench.columns(node.inputs["from"]!).find(({ column }) => column.name === name)?.values ?? [];
  const sizes = values.flatMap((value) => (value.kind === "number" ? [Math.abs(Number(value.decimal))] : []));
  const stated = sizes.filter((size) => size > 0);
  return stated.length > 0 && Math.max(...stated) > MOST_TIMES * Math.min(...stated);
}
