import { type Branch, isLeaf, type Node } from "../node.ts";

/** Operations that hand rows on as they are. */
const PASSING = new Set(["join", "formula_column", "sort"]);
/** Parameters that name what is taken of the rows. */
const TAKEN = ["column", "by", "weight"];

/**
 * All that is taken of the rows belongs to the things that they point to, and no condition of their own chose them: "the mean
 * number of courses of the department for all programmes" is about departments, each as often as a programme names it.
 */
export function isOfAnother(node: Branch): boolean {
  const taken = TAKEN.flatMap((name) => {
    const column = node.params[name];
    return typeof column === "string" ? [column] : [];
  });
  const [from] = Object.values(node.inputs);
  if (!from || taken.length === 0 || node.params["take"] === "count") return false;
  const borrowed = borrowedColumns(from);
  // "Which range has the highest mean altitude of the nearest hut of its peaks": a hut counts as often as peaks name it.
  if (node.op === "group" && borrowed.has(String(node.params["column"]))) return true;
  // "Which creature has the highest mean health of its attacks": grouped by what they point to, all of a group have the same.
  const isKey = (column: string) => node.op === "group" && column === node.params["by"] && linksBy(from, column);
  return taken.every((column) => borrowed.has(column) || isKey(column));
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
