import { ownConditionColumns } from "../condition-columns.ts";
import { type Branch, inputOf, isLeaf, type Node } from "../node.ts";

/** Operations that hand rows on as they are. */
const PASSING = new Set(["join", "formula_column", "sort"]);
/** Parameters that name what is taken of the rows. */
const TAKEN = ["column", "by", "weight"];

/**
 * All that is taken of the rows belongs to the things that they point to, and no condition of their own chose them: "the mean
 * number of courses of the department for all programmes" is about departments, each as often as a programme names it. So it is where
 * they are chosen by what those are: "the mean number of courses of the department for the programmes whose department's dean is Ada
 * Holm" is asked of the departments of that dean.
 */
export function isOfAnother(node: Branch): boolean {
  const taken = TAKEN.flatMap((name) => {
    const column = node.params[name];
    return typeof column === "string" ? [column] : [];
  });
  const input = inputOf(node);
  if (!input || taken.length === 0 || node.params["take"] === "count") return false;
  const from = chosenByAnother(input);
  const borrowed = borrowedColumns(from);
  // "Which range has the highest mean altitude of the nearest hut of its peaks": a hut counts as often as peaks name it.
  if (node.op === "group" && borrowed.has(String(node.params["column"]))) return true;
  // "Which creature has the highest mean health of its attacks": grouped by what they point to, all of a group have the same.
  const isKey = (column: string) => node.op === "group" && column === node.params["by"] && linksBy(from, column);
  return taken.every((column) => borrowed.has(column) || isKey(column));
}

/** The rows before those conditions on them that are all on what they point to. */
function chosenByAnother(node: Node): Node {
  if (isLeaf(node) || node.op !== "filter") return node;
  const from = chosenByAnother(node.inputs["from"]!);
  const borrowed = borrowedColumns(from);
  const limited = ownConditionColumns(node);
  return limited.length > 0 && limited.every((column) => borrowed.has(column)) ? from : node;
}

/** What leaves the rows as they are, or leaves some of them out. */
const CHOOSING = new Set(["filter", "stated", "aside"]);

/**
 * Rows are ranked by what is stated of the things that they point to ("which flight's pilot died earliest"), or chosen and grouped
 * by it at once: that is asked of the pilots, of whom several rows tell.
 */
export function goesByAnother(node: Branch): boolean {
  const isGroup = node.op === "group";
  if (!isGroup && node.op !== "kth" && node.op !== "ranked_value") return false;
  const conditions: string[] = [];
  let from = inputOf(node);
  while (from && !isLeaf(from) && CHOOSING.has(from.op)) {
    const where = from.params["where"] as { column?: string } | undefined;
    if (where?.column !== undefined) conditions.push(where.column);
    from = inputOf(from);
  }
  const borrowed = from ? borrowedColumns(from) : new Set<string>();
  return borrowed.has(String(node.params["by"])) && (!isGroup || conditions.some((column) => borrowed.has(column)));
}

/** Whether this column is what the rows point to other things by. */
function linksBy(node: Node, column: string): boolean {
  if (isLeaf(node) || !PASSING.has(node.op)) return false;
  const rows = node.inputs[node.op === "join" ? "left" : "from"];
  return node.params["on"] === column || (rows !== undefined && linksBy(rows, column));
}

/** Columns that are joined to whole relations by what one of their columns names. */
export function borrowedColumns(node: Node): ReadonlySet<string> {
  if (isLeaf(node) || !PASSING.has(node.op)) return new Set();
  const rows = node.inputs[node.op === "join" ? "left" : "from"];
  const before = rows ? borrowedColumns(rows) : new Set<string>();
  if (node.op !== "join" || typeof node.params["on"] !== "string") return before;
  return new Set([...before, ...(node.params["columns"] as string[])]);
}

/** What sorts rows, by the parameter that says by what. */
const SORTING: Readonly<Record<string, string>> = { group: "by", mode: "column" };

/**
 * Rows are sorted by what the things have that they point to: "which parcel's depot has the fewest labels" asks for a parcel, and
 * the answer is a depot. Which column leads there is what the noun alone cannot say in English; in Chinese the last noun is the one that
 * is asked for.
 */
export function sortsByAnother(node: Branch, isChinese: boolean): boolean {
  const by = SORTING[node.op];
  if (by === undefined || isChinese) return false;
  let from = inputOf(node);
  while (from && !isLeaf(from) && CHOOSING.has(from.op)) from = inputOf(from);
  return from !== undefined && borrowedColumns(from).has(String(node.params[by]));
}
