import type { Column, Relation } from "../../../core/relation.ts";
import { foldText } from "../../../logic/values/normalise.ts";

/** Of what stands in one of the two columns so much stands in the other as well, somewhere. */
const SHARED = 0.5;
/** Fewer sides than this are two camps, and no field of those who meet. */
const LEAST_SIDES = 4;

/**
 * Does each row tell of two of one kind: who won and who lost, who sold and who bought, where something left and where it came to?
 * What takes place between two is a thing of its own each time, and what stands above such rows in the plural ("Ties", "Transfers")
 * names it, though the same sides come back.
 *
 * @param aside the column of what the rows of one page are told apart by: it is neither side
 */
export function areMeetings({ columns, rows }: Relation, aside: number): boolean {
  const sides = columns.flatMap((column, at) => {
    if (at === 0 || at === aside || !isNaming(column)) return [];
    const names = rows.map(({ cells }) => foldText(cells[at]!.value.printed));
    return names.includes("") ? [] : [names];
  });
  return sides.some((one, at) => sides.slice(at + 1).some((other) => meet(one, other)));
}

function meet(one: readonly string[], other: readonly string[]): boolean {
  if (new Set([...one, ...other]).size < LEAST_SIDES || one.some((name, row) => name === other[row])) return false;
  return isAmong(one, other) && isAmong(other, one);
}

function isAmong(names: readonly string[], others: readonly string[]): boolean {
  const [own, known] = [new Set(names), new Set(others)];
  return [...own].filter((name) => known.has(name)).length >= SHARED * own.size;
}

const isNaming = ({ type, unnamed }: Column): boolean => !unnamed && (type === "text" || type === "entity");
