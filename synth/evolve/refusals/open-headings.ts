import { columnNoun } from "../../../logic/english/column-noun.ts";
import { type Branch, inputOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** What counts the sorts of a column, by the parameter that says which. */
const SORTING: Readonly<Record<string, string>> = { mode: "column", distinct: "column", group: "by" };
const OPEN_END = /\s(?:near|at|by|from|in|into|on|to|toward|towards|with|under|over|against)$/i;

/**
 * "How many different landed nears are there": a heading that goes on in its values ("Landed near: Oban") says of a thing what
 * each of them is, and is no word for them.
 */
export function sortsByOpenHeading(node: Branch, bench: Workbench): boolean {
  const param = SORTING[node.op];
  const from = inputOf(node);
  if (param === undefined || !from) return false;
  const column = bench.columns(from).find((one) => one.column.name === node.params[param])?.column;
  return column !== undefined && OPEN_END.test(columnNoun(column).replace(/^“(.+)” entry$/u, "$1"));
}
