import { keptOf } from "../../core/kept-of.ts";
import { isLeaf, type Node, nodesOf } from "./node.ts";

/** The columns that conditions are put on, each as often as there is a condition on it. */
export const conditionColumns = keptOf((tree: Node): readonly string[] => {
  const found: string[] = [];
  const collect = (data: unknown): void => {
    if (Array.isArray(data)) for (const item of data) collect(item);
    else if (data !== null && typeof data === "object") {
      if ("column" in data && typeof data.column === "string") found.push(data.column);
      for (const item of Object.values(data)) collect(item);
    }
  };
  for (const node of nodesOf(tree)) {
    if (isLeaf(node)) continue;
    collect(node.op === "dated_between" ? { column: node.params["column"] } : node.params["where"]);
  }
  return found;
});

const LIMITS: ReadonlySet<string> = new Set([">", "<", ">=", "<=", "between"]);

/** A condition that says above or below which figure things lie. */
export const isCutHere = (node: Node): boolean =>
  !isLeaf(node) &&
  node.op === "filter" &&
  LIMITS.has(String((node.params["where"] as { is?: string } | undefined)?.is));

/** Whether a figure says, here or within, which rows are meant. */
export const isCutAtLimit = (node: Node): boolean => nodesOf(node).some(isCutHere);
