import type { Random } from "../../core/random.ts";
import { type Branch, columnsRead, isLeaf, leaf, type Node, nodeKey, nodesOf, over, replace, rewrite } from "./node.ts";
import type { Workbench } from "./workbench.ts";

/** Share of the sets that are reduced to what states a column which others leave out, where there are such columns… */
const REDUCED = 0.4;
/** …and where hardly a column is complete. */
const REDUCED_WHERE_FEW = 0.85;
const FEW_COMPLETE = 3;
/** Share of them that two such columns are asked of. */
const TWO = 0.35;

/**
 * The set reduced to the rows of its relation that state one or two columns which the others leave out: "among those of the ten
 * cars whose page gives a price". As it was where nothing is left out, and most of the time.
 */
export function stateSome(bench: Workbench, set: Node, random: Random): Node {
  const source = wholeOf(set);
  const surveyed = source === undefined ? undefined : bench.relation(source);
  const partial = surveyed ? bench.partial(surveyed) : [];
  if (!surveyed || partial.length === 0) return set;
  const complete = bench.columns(leaf(surveyed.relation.id)).length;
  if (random.next() >= (complete < FEW_COMPLETE ? REDUCED_WHERE_FEW : REDUCED)) return set;
  const weighed = partial.map((one) => ({ one, at: random.next() ** (1 / (one.salience * one.coverage)) }));
  const chosen = weighed
    .sort((a, b) => b.at - a.at)
    .slice(0, random.next() < TWO ? 2 : 1)
    .map(({ one }) => one);
  const whole = leaf(surveyed.relation.id);
  const reduced = over("stated", whole, { columns: chosen.map(({ column }) => column.name).sort() });
  const rows = bench.table(reduced)?.rows.length ?? 0;
  if (rows < Math.max(LEAST_ROWS, surveyed.relation.rows.length * LEAST_LEFT)) return set;
  const tree = replace(set, whole, reduced);
  return bench.table(tree) ? tree : set;
}

/** Rows that are left at least, by number and as a share. */
const LEAST_ROWS = 5;
const LEAST_LEFT = 0.4;

/** The relation that a set is all of, or the part of that a condition keeps. */
function wholeOf(set: Node): string | undefined {
  if (isLeaf(set)) return set.relation;
  return set.op === "filter" ? wholeOf(set.inputs["from"]!) : undefined;
}

/** Whether a question over rows that state something reads any of it. */
export const readsStated = (tree: Branch): boolean => nodesOf(withoutIdleStated(tree)).some(isStated);

/** The tree without having to state what it then does not read. */
export function withoutIdleStated(tree: Branch): Branch {
  if (!nodesOf(tree).some(isStated)) return tree;
  const read = new Set(columnsRead(tree));
  return rewrite(tree, (node) => {
    if (!isStated(node)) return undefined;
    const given = node.params["columns"] as string[];
    const columns = given.filter((column) => read.has(column));
    if (columns.length === given.length) return undefined;
    return columns.length === 0 ? node.inputs["from"]! : { ...node, params: { columns } };
  }) as Branch;
}

const isStated = (node: Node): node is Branch => !isLeaf(node) && node.op === "stated";

/** A relation is read once in part and once as a whole, or in different parts: what "all of them" are would change within a question. */
export function statesUnevenly(tree: Node): boolean {
  const nodes = nodesOf(tree);
  if (!nodes.some(isStated)) return false;
  const read = new Map<string, string>();
  for (const node of nodes) {
    if (isLeaf(node)) continue;
    for (const input of Object.values(node.inputs)) {
      if (!isLeaf(input)) {
        // A condition before it would hold for the things that are told by it, too.
        if (isStated(node)) return true;
        continue;
      }
      const as = isStated(node) ? nodeKey(node) : "";
      if (read.has(input.relation) && read.get(input.relation) !== as) return true;
      read.set(input.relation, as);
    }
  }
  return false;
}
