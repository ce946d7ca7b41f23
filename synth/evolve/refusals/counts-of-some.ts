import { humanise } from "../../../logic/english/humanise.ts";
import { isTableFamily } from "../../survey/collections/table-family.ts";
import { type Branch, isLeaf, nodesOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** "Boats we have sailed", "Players who scored", "Films that I've seen": which of them stand there. */
const WHICH = /\s(?:that |which )?(?:we|i|who|that|which)(?:['’]ve|['’]d)?\s\p{L}/iu;
/** What counts the rows of each, and by which parameter. */
const COUNTING: Readonly<Record<string, string>> = { group: "by", mode: "column" };

/**
 * How many each thing has, by tables that are headed by which of them they hold: "which maker has fewer than three models" of "Boats we
 * have sailed" on the page of each. It has more, and a question that leaves the heading out says that it has not.
 */
export function countsSome(node: Branch, bench: Workbench): boolean {
  const by = COUNTING[node.op];
  if (by === undefined || (node.op === "group" && node.params["take"] !== "count")) return false;
  return nodesOf(node).some((leaf) => {
    if (!isLeaf(leaf)) return false;
    const { relation, naming } = bench.relation(leaf.relation);
    const [subject] = relation.columns;
    return (
      isTableFamily(relation) &&
      subject?.name === node.params[by] &&
      WHICH.test(relation.name) &&
      !WHICH.test(` ${humanise(naming.plural)}`)
    );
  });
}
