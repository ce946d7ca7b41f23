import { columnsRead, type Node } from "./node.ts";
import { isCharge } from "./refusals/own-sizes.ts";
import type { Workbench } from "./workbench.ts";

/** What is asked first of what is sold or rated. */
const RATED = /\b(?:rating|stars|score)s?\b|评分|星级/i;

/**
 * Whether a question reads what people look for first: what is charged for the things or how they are rated, and what the site's
 * own lists print of each.
 */
export function readsMainFigures(tree: Node, bench: Workbench): boolean {
  const read = new Set(columnsRead(tree));
  return bench.sources(tree).some(({ relation, columns }) => {
    const listed = (bench.survey.printed?.get(relation.id) ?? []).flatMap((print) => [...print.listed]);
    if (
      listed.some((name) => read.has(name) && relation.columns.some((one) => one.name === name && one.role !== "label"))
    )
      return true;
    return columns.some(({ column }) => read.has(column.name) && (isCharge(column) || RATED.test(column.name)));
  });
}
