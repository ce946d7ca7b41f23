import { conjuncts, type Test } from "../../../logic/condition.ts";
import { aroundYear, yearWithin } from "../../../logic/values/year-text.ts";
import { conditionOf } from "../condition-of.ts";
import { type Branch, inputOf, isLeaf, type Node } from "../node.ts";
import { borrowedColumns } from "./of-another.ts";

const CHOOSING = new Set(["filter", "identify", "identify_by"]);
const LIMITS = new Set(["<", ">", "<=", ">="]);

/**
 * Limits that nobody sets: another one for each year of one quantity ("fewer than 30 riders in 2021 and fewer than 20 in 2023"), where
 * one would do or a reason is missing; and just so many of what another thing has ("the mill whose river has exactly 2 weirs"),
 * which happens to be so and tells nobody which thing it is.
 */
export function setsOddLimits(node: Branch): boolean {
  if (!CHOOSING.has(node.op)) return false;
  const { tests, from } = chosenBy(node);
  const borrowed = from ? borrowedColumns(from) : new Set<string>();
  const { one } = node.inputs;
  const theirs = [...tests.filter(({ column }) => borrowed.has(column)), ...(one ? chosenBy(one).tests : [])];
  if (theirs.some(({ is }) => is === "=")) return true;
  return tests.some((one, at) => tests.slice(at + 1).some((other) => differByYear(one, other)));
}

function differByYear(one: Test, other: Test): boolean {
  if (!LIMITS.has(one.is) || one.is !== other.is || !("value" in one) || !("value" in other)) return false;
  const isSame = aroundYear(one.column) === aroundYear(other.column);
  const years = [one, other].map(({ column }) => yearWithin(column));
  return isSame && years.every((year) => year !== undefined) && years[0] !== years[1] && one.value !== other.value;
}

/** The conditions on the same rows, one choice within another, and the rows that were chosen from. */
function chosenBy(node: Node): { tests: readonly Test[]; from: Node | undefined } {
  if (isLeaf(node) || !CHOOSING.has(node.op)) return { tests: [], from: node };
  const input = inputOf(node);
  const within = input ? chosenBy(input) : { tests: [], from: undefined };
  const where = conditionOf(node);
  return { tests: [...(where ? conjuncts(where).flat() : []), ...within.tests], from: within.from };
}
