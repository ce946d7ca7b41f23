import type { Column } from "../../../core/relation.ts";
import { goAlong } from "../association.ts";
import { type Branch, inputOf, isLeaf } from "../node.ts";
import type { Workbench } from "../workbench.ts";
import { areAkin } from "./akin.ts";
import { isCost, isTime } from "./own-sizes.ts";

/** A choice of the first few. */
interface Chosen {
  column: Column;
  end: unknown;
}

/**
 * What is among the first few by both of two columns, where nobody looks for both at once: ends that are no distinction ("the
 * fewest seats", "listed earliest"), a time, two prices, or columns that have nothing to do with each other in words or in figures. Who buys wants
 * what is cheap and much of anything else.
 */
export function isOddMeeting(node: Branch, bench: Workbench): boolean {
  if (node.op !== "intersection") return false;
  const chosen = Object.values(node.inputs).flatMap((input): Chosen[] => {
    const from = inputOf(input);
    if (isLeaf(input) || input.op !== "top" || !from) return [];
    const column = bench.table(from)?.columns.find(({ name }) => name === input.params["by"]);
    return column ? [{ column, end: input.params["end"] }] : [];
  });
  const [one, other] = chosen;
  if (!one || !other) return false;
  if (!chosen.every(isDistinction)) return true;
  // What came first was the least or the cheapest at the time, and how many are called first is the asker's own: no one looks for both at once.
  if (chosen.some(({ column }) => isTime(column)) || chosen.every(({ column }) => isCost(column))) return true;
  const set = inputOf(inputOf(node)!);
  const table = set && bench.table(set);
  if (isBargain(one, other) || areAkin(one.column, other.column)) return false;
  return !table || !goAlong(table, one.column.name, other.column.name);
}

/** The most of what is measured, the cheapest and the dearest. */
const isDistinction = ({ column, end }: Chosen): boolean => end === "highest" || isCost(column);

/** Cheap, and much of something that is measured. */
function isBargain(one: Chosen, other: Chosen): boolean {
  const [cheap, much] = isCost(one.column) ? [one, other] : [other, one];
  const isMuch = much.column.role === "measure" && much.end === "highest" && !isCost(much.column);
  return isCost(cheap.column) && cheap.end === "lowest" && isMuch;
}
