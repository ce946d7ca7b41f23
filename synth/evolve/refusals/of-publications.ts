import { isPublication } from "../../survey/naming/publications.ts";
import type { Candidate } from "../candidate.ts";
import { columnsRead, isLeaf, nodesOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** What such a thing has itself. */
const OF_ITSELF = /\b(?:pages?|words?|price|copies|circulation|issues?|number|edition)\b|页|价|份|期|字/i;

/**
 * Figures that a publication states are those of whom or what it is about: a bulletin has no income, and the closure lasts as long
 * as its notice says. Over the years they are asked for without it.
 */
export function isOfPublication({ question, tree }: Pick<Candidate, "question" | "tree">, bench: Workbench): boolean {
  const columns = columnsRead(tree);
  // "Annual Bulletin 2004, Annual Bulletin 2005 …" are named as well as "the bulletins".
  const asked = question.toLowerCase();
  return nodesOf(tree).some((node) => {
    if (!isLeaf(node)) return false;
    const { naming, relation } = bench.relation(node.relation);
    const { singular, plural } = naming;
    if (relation.source !== "page_collection" || !isPublication(singular)) return false;
    if (![singular, plural].some((noun) => asked.includes(noun.toLowerCase()))) return false;
    return relation.columns.some(
      ({ name, role }) => role === "measure" && columns.includes(name) && !OF_ITSELF.test(name),
    );
  });
}
