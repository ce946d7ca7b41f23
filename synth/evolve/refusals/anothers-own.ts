import type { Column } from "../../../core/relation.ts";
import { humanise } from "../../../logic/english/humanise.ts";
import { isCurrency, sameUnit } from "../../../logic/values/units.ts";
import { type Branch, isLeaf, type Node, nodesOf, ownColumnsRead } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/**
 * What is read of the pages of another kind that pages lead to is said as if it were their own, though they have the like of it: "the
 * restoration from before 1960" by the year of the building that was restored, where a restoration has a year. A column
 * that says whose it is ("Year of construction" of a building) may be taken.
 */
export function takesForOwn(tree: Branch, bench: Workbench): boolean {
  const nodes = nodesOf(tree);
  const read = new Set(nodes.flatMap((node) => (isLeaf(node) || node.op === "join" ? [] : ownColumnsRead(node))));
  return nodes.some((node) => {
    if (isLeaf(node) || node.op !== "join" || node.params["on"] !== undefined) return false;
    const { left, right } = node.inputs;
    const [ours, theirs] = [kindOf(left, bench), kindOf(right, bench)];
    if (!ours || !theirs || ours.naming.plural === theirs.naming.plural) return false;
    const own = ours.relation.columns.filter(({ role }) => role !== "label");
    const added = theirs.relation.columns.filter(
      ({ name }) => read.has(name) && (node.params["columns"] as string[]).includes(name),
    );
    return added.some(
      (column) => !saysWhose(column, theirs.naming.singular) && own.some((other) => isLike(column, other)),
    );
  });
}

/** The pages of one kind that rows are of. */
function kindOf(node: Node | undefined, bench: Workbench) {
  const kinds = node ? nodesOf(node).flatMap((inner) => (isLeaf(inner) ? [bench.relation(inner.relation)] : [])) : [];
  const [first] = kinds;
  return first?.relation.source === "page_collection" ? first : undefined;
}

const isTime = ({ type, role }: Column) => type === "date" || role === "year";
const isMoney = ({ unit }: Column) => unit !== undefined && isCurrency(unit);

/** Both say when, or both what is paid. */
const isLike = (a: Column, b: Column): boolean =>
  (isTime(a) && isTime(b)) || (isMoney(a) && isMoney(b) && sameUnit(a.unit, b.unit));

const saysWhose = ({ name }: Column, noun: string): boolean =>
  ` ${humanise(name)} `.includes(` ${noun.split(" ").at(-1)!} `);
