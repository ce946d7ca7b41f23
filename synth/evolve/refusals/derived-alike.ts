import { foldText } from "../../../logic/values/normalise.ts";
import { type Branch, inputOf, isLeaf, replace } from "../node.ts";
import type { Workbench } from "../workbench.ts";
import { GUESSED } from "./uninformative.ts";

/** Steps that make something of one fact which holds less than the fact does: the weekday of a date, the full years since it. */
const DERIVING = new Set(["weekday", "time_between"]);
/** More candidates than these are not all the same. */
const MOST_CANDIDATES = 60;

/**
 * "On which day of the week did the largest ship leave", where all but one left on a Monday: the dates of the ships differ, and what is
 * made of them does not, so that who guesses without choosing the ship is right.
 */
export function isDerivedAlike(node: Branch, bench: Workbench): boolean {
  const fact = inputOf(node);
  if (!DERIVING.has(node.op) || Object.keys(node.inputs).length !== 1 || !fact || isLeaf(fact)) return false;
  if (fact.op !== "lookup" || fact.params["label"] !== undefined) return false;
  const choice = inputOf(fact);
  const from = choice && !isLeaf(choice) ? inputOf(choice) : undefined;
  const table = from && bench.table(from);
  const label = table?.columns.findIndex(({ role }) => role === "label") ?? -1;
  if (!from || !table || label < 0 || table.rows.length > MOST_CANDIDATES) return false;
  const counts = new Map<string, number>();
  let found = 0;
  for (const { cells } of table.rows) {
    const params = { ...fact.params, label: cells[label]!.value.printed };
    const result = bench.result(replace(node, fact, { ...fact, params, inputs: { from } }));
    if (result?.type !== "value") continue;
    found += 1;
    const answer = foldText(result.value.printed);
    counts.set(answer, (counts.get(answer) ?? 0) + 1);
  }
  return found > 1 && Math.max(...counts.values()) >= GUESSED * found;
}
