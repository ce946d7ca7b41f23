import type { Relation } from "../../../core/relation.ts";
import { type Branch, columnsRead, isLeaf, leaf, type Node, nodesOf, replace } from "../node.ts";
import type { Workbench } from "../workbench.ts";
import { isSame } from "./idle-conditions.ts";

/**
 * A list that says which things are meant where the answer would be the same of all things of their kind: "of the nine boats listed on
 * the page “Winter”, the mean length of those built of oak" where no other boat is. The reader looks for a reason of it, and there is none.
 */
export function hasIdleScope(tree: Branch, bench: Workbench): boolean {
  const freed = nodesOf(tree).flatMap((node) => {
    const whole = wholeOf(node, tree, bench);
    return whole ? [replace(tree, node, whole)] : [];
  });
  if (freed.length === 0) return false;
  const answer = bench.result(tree);
  return freed.some((without) => {
    const other = isLeaf(without) ? undefined : bench.result(without);
    return answer !== undefined && other !== undefined && isSame(answer, other);
  });
}

/** All things of the kind of which a list, or a part that the site names, gives some; undefined where it gives no rows alone. */
function wholeOf(node: Node, tree: Branch, bench: Workbench): Node | undefined {
  if (isLeaf(node)) {
    const { relation, scoped } = bench.relation(node.relation);
    const whole = scoped === true ? collections(bench).find((one) => holds(one, relation)) : undefined;
    return whole && leaf(whole.id);
  }
  const { left, right } = node.inputs;
  if (node.op !== "join" || node.params["on"] !== undefined || !left || !right || !isLeaf(left) || !isLeaf(right))
    return undefined;
  const [list, whole] = [left, right].map((one) => bench.raw.get(one.relation));
  if (!list || whole?.source !== "page_collection" || !holds(whole, list)) return undefined;
  const read = new Set(columnsRead(tree));
  const taken = new Set(node.params["columns"] as readonly string[]);
  const states = list.columns.some(({ name, role }) => role !== "label" && read.has(name) && !taken.has(name));
  return states ? undefined : right;
}

const collections = (bench: Workbench): Relation[] =>
  bench.survey.relations.flatMap(({ relation, scoped }) =>
    relation.source === "page_collection" && scoped !== true ? [relation] : [],
  );

/** Whether a collection has a page for each row of a part, and more. */
function holds(whole: Relation, part: Relation): boolean {
  const pages = new Set(whole.rows.map(({ about }) => about));
  return (
    part.rows.length < pages.size &&
    part.rows.every(({ about, total }) => total || (about !== undefined && pages.has(about)))
  );
}
