import { dataRows } from "../../../core/relation.ts";
import { isTableFamily } from "../../survey/collections/table-family.ts";
import type { SurveyedRelation } from "../../survey/surveyed.ts";
import { headNoun } from "../column-links.ts";
import { type Branch, isLeaf, type Node } from "../node.ts";
import type { Workbench } from "../workbench.ts";

// A search asks for the same relations again and again.
const known = new WeakMap<SurveyedRelation["relation"], boolean>();

/** "Directors" that pages of theatres list, of whom one directed two: are persons counted, or how often each is listed? */
export function isCalledTwice({ relation, naming }: SurveyedRelation): boolean {
  let found = known.get(relation);
  if (found === undefined) {
    found =
      isTableFamily(relation) &&
      relation.columns.some(
        ({ name, unnamed }, at) =>
          at > 0 && !unnamed && headNoun(name) === headNoun(naming.singular) && leadsTwice(relation, at),
      );
    known.set(relation, found);
  }
  return found;
}

/** Things of one name on two pages may be two; what both lead to is one. */
function leadsTwice(relation: SurveyedRelation["relation"], at: number): boolean {
  const pages = dataRows(relation).flatMap(({ cells }) => {
    const { value } = cells[at]!;
    return value.kind === "entity" ? [value.href] : [];
  });
  return new Set(pages).size < pages.length;
}

/** Whether a question is about such rows in any way but by how many of them each page lists. */
export function countsTwice(tree: Branch, bench: Workbench): boolean {
  return ofRows(tree, undefined, new Set(), bench);
}

function ofRows(node: Node, parent: Branch | undefined, above: ReadonlySet<string>, bench: Workbench): boolean {
  if (!isLeaf(node)) {
    const ops = new Set([...above, node.op]);
    return Object.values(node.inputs).some((input) => ofRows(input, node, ops, bench));
  }
  const surveyed = bench.relation(node.relation);
  if (!isCalledTwice(surveyed)) return false;
  const isTally = parent?.op === "group" && parent.params["by"] === surveyed.relation.columns[0]!.name;
  return !isTally || above.has("sum");
}
