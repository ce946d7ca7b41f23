import { keptOf } from "../../core/kept-of.ts";
import { type Branch, isLeaf, type Node, nodesOf } from "./node.ts";

/** The columns that data of a condition names, in order, each as often as it is named. */
function namedIn(data: unknown): string[] {
  if (data === null || typeof data !== "object") return [];
  const inner = (Array.isArray(data) ? data : Object.values(data)).flatMap(namedIn);
  return "column" in data && typeof data.column === "string" ? [data.column, ...inner] : inner;
}

// Trees that are rewritten keep their conditions.
const readIn = keptOf((where: object): readonly string[] => namedIn(where));
const NONE: readonly string[] = [];

/** The columns that the condition of one step is put on, whatever stands before it: rule after rule asks for them. */
export function ownConditionColumns({ op, params }: Pick<Branch, "op" | "params">): readonly string[] {
  if (op === "dated_between") return namedIn({ column: params["column"] });
  const { where } = params;
  return where === null || typeof where !== "object" ? NONE : readIn(where);
}

/** The columns that conditions are put on, each as often as there is a condition on it. */
export const conditionColumns = keptOf((tree: Node): readonly string[] =>
  nodesOf(tree).flatMap((node) => (isLeaf(node) ? NONE : ownConditionColumns(node))),
);

const LIMITS: ReadonlySet<string> = new Set([">", "<", ">=", "<=", "between"]);

/** A condition that says above or below which figure things lie. */
export const isCutHere = (node: Node): boolean =>
  !isLeaf(node) &&
  node.op === "filter" &&
  LIMITS.has(String((node.params["where"] as { is?: string } | undefined)?.is));

/** Whether a figure says, here or within, which rows are meant. */
export const isCutAtLimit = (node: Node): boolean => nodesOf(node).some(isCutHere);
