import { sayOneSize } from "../association.ts";
import { type Branch, inputOf, isLeaf, type Node, nodesOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** Operations that choose by a figure which rows come first. */
const FOREMOST = new Set(["kth", "top"]);
const LIMITS = new Set([">", "<", ">=", "<=", "between"]);

/**
 * Things that are chosen by two figures, one after the other, to look up a third of them: "the new dwellings of the parish with the
 * fewest dwellings among those below 1,000 acres". Who comes first in a part may be asked; a fact of him by way of it is a riddle.
 */
export function choosesTwice({ op, params, inputs }: Branch): boolean {
  if (op !== "lookup" || params["label"] !== undefined) return false;
  const chosen: string[] = [];
  for (let node: Node | undefined = inputs["from"]; node && !isLeaf(node); node = inputOf(node)) {
    if (FOREMOST.has(node.op)) chosen.push(String(node.params["by"]));
    // A thing that its figures describe is found by all of them together.
    if (node.op !== "identify") chosen.push(...limited(node));
  }
  return chosen.length > 1 && !chosen.includes(String(params["column"]));
}

/** Two limits for one thing: whoever has more than ten births and fewer than twenty deaths is of a certain size, and nothing else. */
export function limitsOneSizeTwice(tree: Branch, bench: Workbench): boolean {
  const limits = nodesOf(tree).flatMap((node) =>
    isLeaf(node) ? [] : limited(node).map((column) => ({ node, column })),
  );
  return limits.some(({ node, column }, at) => {
    const from = inputOf(node);
    const table = from && bench.table(from);
    if (!table) return false;
    const has = (name: string) => table.columns.some((one) => one.name === name);
    return limits
      .slice(at + 1)
      .some(
        (other) =>
          other.column !== column && has(column) && has(other.column) && sayOneSize(table, column, other.column),
      );
  });
}

/** The columns of which the conditions of a step say above or below which figure. */
function limited({ params }: Branch): string[] {
  const tests: string[] = [];
  const collect = (condition: unknown): void => {
    if (Array.isArray(condition)) for (const one of condition) collect(one);
    else if (condition !== null && typeof condition === "object") {
      const { column, is } = condition as { column?: unknown; is?: unknown };
      if (typeof column === "string" && LIMITS.has(String(is))) tests.push(column);
      else for (const one of Object.values(condition)) collect(one);
    }
  };
  collect(params["where"]);
  return tests;
}
