import { dataRows } from "../../core/relation.ts";
import { foldText } from "../../logic/values/normalise.ts";
import { type Branch, columnsRead, isLeaf, nodesOf } from "../evolve/node.ts";
import type { Workbench } from "../evolve/workbench.ts";
import { ENTRY } from "../survey/naming/row-naming.ts";
import type { Survey } from "../survey/survey.ts";
import type { SurveyedRelation } from "../survey/surveyed.ts";

/** A table of fewer rows is taken in at a glance. */
const LEAST_ROWS = 6;
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
  if (dataRows(relation).length < LEAST_ROWS) return "few_rows";
  const read = columnsRead(tree);
  if (read.some((name) => NO_NOUN.test(name))) return "no_noun";
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

/**
 * The table with rows called as its own heading calls them: what the site calls the pages that they lead to ("compile-time
 * options") need not be what stands in the table.
 */
export function calledByHeading(surveyed: SurveyedRelation, { language }: Survey): SurveyedRelation {
  const { label, naming } = surveyed;
  const heading = foldText(label?.column.name ?? "");
  if (language !== "en" || heading.includes(foldText(naming.singular)) || heading.includes(foldText(naming.plural)))
    return surveyed;
  return { ...surveyed, naming: { ...naming, ...ENTRY }, hasNoun: false, nouns: [] };
}
