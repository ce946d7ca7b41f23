import type { Candidate } from "../candidate.ts";
import { inputOf, isLeaf, nodesOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** What is said of sorts and values: "the most frequent colour". */
const FREQUENT = /\bmost frequent\b|最常见的/u;

/**
 * "The most frequent regatta among all prizes": what has a page of its own is a thing, and things are not frequent among others. Who or
 * which of them has the most is asked in other words.
 */
export function callsThingFrequent(
  { question, tree }: Pick<Candidate, "question" | "tree">,
  bench: Workbench,
): boolean {
  if (!FREQUENT.test(question)) return false;
  return nodesOf(tree).some((node) => {
    const from = isLeaf(node) || node.op !== "mode" ? undefined : inputOf(node);
    return (
      from !== undefined &&
      !isLeaf(node) &&
      bench.table(from)?.columns.some(({ name, type }) => name === node.params["column"] && type === "entity") === true
    );
  });
}
