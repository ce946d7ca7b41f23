import { columnsRead, isLeaf, type Node, nodesOf } from "./node.ts";
import { isCharge } from "./refusals/own-sizes.ts";
import type { Workbench } from "./workbench.ts";

/** What is asked first of what is sold or rated. */
const RATED = /\b(?:rating|stars|score)s?\b|评分|星级/i;

/**
 * Whether a question is about what people look for first: what is charged for the things or how they are rated, and what the site's
 * own lists print of each. What it ranks things by is what it is about; where it ranks none, all that it reads.
 */
export function readsMainFigures(tree: Node, bench: Workbench): boolean {
  const ranked = nodesOf(tree).flatMap((node) =>
    isLeaf(node) || (node.op !== "kth" && node.op !== "ranked_value") ? [] : [String(node.params["by"])],
  );
  const read = new Set(ranked.length > 0 ? ranked : columnsRead(tree));
  return bench.sources(tree).some(({ relation, columns }) => {
    const listed = (bench.survey.printed?.get(relation.id) ?? []).flatMap((print) => [...print.listed]);
    const isListed = listed.some(
      (name) => read.has(name) && relation.columns.some((one) => one.name === name && one.role !== "label"),
    );
    return (
      isListed || columns.some(({ column }) => read.has(column.name) && (isCharge(column) || RATED.test(column.name)))
    );
  });
}
