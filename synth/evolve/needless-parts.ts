import { isOfType } from "../survey/cells/columns.ts";
import { type Branch, inputOf, isLeaf, type Node, nodesOf, rewrite } from "./node.ts";
import { listingOf } from "./refusals/whole-list.ts";
import type { Workbench } from "./workbench.ts";

/**
 * The tree without words that narrow nothing: rows that are said to state something where a condition leaves none that does not ("among
 * the players whose page gives the caps" of forwards who all have them), and names of all there are ("Season 1, Season 2 and Season 3").
 */
export function withoutNeedlessParts(tree: Branch, bench: Workbench): Branch {
  const whole = rewrite(tree, (node) =>
    namesAll(node, bench) ? (node as Branch).inputs["from"]! : undefined,
  ) as Branch;
  if (!nodesOf(whole).some(isStated)) return whole;
  const said = rewrite(whole, (node) => withoutStated(node, bench)) as Branch;
  // What is told of some rows of a thing is told of all that is asked of it.
  return nodesOf(said).some(isStated) ? whole : said;
}

const isStated = (node: Node): node is Branch => !isLeaf(node) && node.op === "stated";

/** A condition on its own, where it keeps the same rows without what they are to state. */
function withoutStated(node: Node, bench: Workbench): Node | undefined {
  if (isLeaf(node) || node.op !== "filter") return undefined;
  const stated = node.inputs["from"]!;
  if (!isStated(stated)) return undefined;
  const from = inputOf(stated);
  const bare = { ...node, inputs: { from: from! } };
  const kept = bench.table(bare);
  const named = stated.params["columns"] as readonly string[];
  const areAll = kept?.rows.every(({ cells }) =>
    named.every((name) => {
      const at = kept.columns.findIndex((column) => column.name === name);
      return at >= 0 && isOfType(cells[at]!.value, kept.columns[at]!);
    }),
  );
  return areAll ? bare : undefined;
}

/** Names of all rows of what the site lists as a whole. */
function namesAll(node: Node, bench: Workbench): boolean {
  if (isLeaf(node) || node.op !== "named") return false;
  const from = node.inputs["from"]!;
  if (!isLeaf(from) || listingOf(bench.relation(from.relation), bench.survey).isPart) return false;
  return bench.table(node)?.rows.length === bench.table(from)?.rows.length;
}
