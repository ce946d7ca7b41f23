import type { Column } from "../../../core/relation.ts";
import { type Branch, inputOf, isLeaf, type Node } from "../node.ts";
import type { Workbench } from "../workbench.ts";
import { areAkin } from "./akin.ts";
import { borrowedColumns } from "./of-another.ts";
import { isTime } from "./own-sizes.ts";

const CHOOSING = new Set(["filter", "identify"]);
const PASSING = new Set(["stated", "aside"]);
const LIMITS = new Set([">", "<", ">=", "<=", "between"]);

/**
 * A limit on a figure of the things and a limit on a figure of what they name, which have nothing to do with each other: "how many
 * courses have fewer than 20 credits and a department founded after 1950". When both came to be belongs together, and so do
 * two figures that words say are of one matter. By what sort the other one is things are chosen freely.
 */
export function mixesLimits(node: Branch, bench: Workbench): boolean {
  if (!CHOOSING.has(node.op)) return false;
  const { names, from } = limitsOf(node);
  const table = names.length > 1 && from ? bench.table(from) : undefined;
  if (!table || !from) return false;
  const borrowed = borrowedColumns(from);
  if (borrowed.size === 0) return false;
  const found = names.flatMap((name) => table.columns.find((column) => column.name === name) ?? []);
  const theirs = found.filter(({ name }) => borrowed.has(name));
  const own = found.filter(({ name }) => !borrowed.has(name));
  return theirs.some((one) => own.some((other) => !belong(one, other)));
}

const belong = (one: Column, other: Column): boolean => (isTime(one) && isTime(other)) || areAkin(one, other);

/** The columns that limits are put on, one choice within another, and the rows that were chosen from. */
function limitsOf(node: Node): { names: string[]; from: Node | undefined } {
  if (isLeaf(node)) return { names: [], from: node };
  if (node.op === "join") return { names: limitsOf(node.inputs["left"]!).names, from: node };
  if (!CHOOSING.has(node.op) && !PASSING.has(node.op)) return { names: [], from: node };
  const input = inputOf(node);
  const within = input ? limitsOf(input) : { names: [], from: undefined };
  return { names: [...limitedIn(node.params["where"]), ...within.names], from: within.from };
}

function limitedIn(where: unknown): string[] {
  if (Array.isArray(where)) return where.flatMap(limitedIn);
  if (where === null || typeof where !== "object") return [];
  const { column, is } = where as { column?: unknown; is?: unknown };
  if (typeof column === "string") return LIMITS.has(String(is)) ? [column] : [];
  return Object.values(where).flatMap(limitedIn);
}
