import { type Branch, isLeaf, type Node, nodesOf, ownColumnsRead, pruneJoins } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** What keeps rows, or says more of them: what it makes is asked about by what reads it. */
const KEEPING: ReadonlySet<string> = new Set([
  ...["filter", "stated", "aside", "join", "formula_column", "sort", "during", "dated_between", "named"],
]);
/** What asks about rows that were chosen already. */
const OF_CHOSEN: ReadonlySet<string> = new Set(["label_of", "lookup", "follow"]);

/**
 * Rows out of a table that no question mentions, because the year in its headings tells where it is found: "which monument has
 * the smallest height" of the five that were given a grant in 2013. Only what such a table itself states says which rows are
 * meant, so that something of it has to be asked, or be a condition.
 */
export function leavesPartUnsaid(tree: Branch, bench: Workbench): boolean {
  // What is computed and then not read is not asked.
  return nodesOf(pruneJoins(tree)).some((node) => {
    if (isLeaf(node) || KEEPING.has(node.op) || OF_CHOSEN.has(node.op)) return false;
    const { from, left, of } = node.inputs;
    return [from, left, of].some((rows) => rows !== undefined && isUnsaid(node, rows, bench));
  });
}

function isUnsaid(node: Branch, rows: Node, bench: Workbench): boolean {
  const chain: Branch[] = [node];
  let at = rows;
  while (!isLeaf(at)) {
    if (!KEEPING.has(at.op)) return false;
    chain.push(at);
    const next: Node | undefined = at.inputs["left"] ?? at.inputs["from"] ?? at.inputs["of"];
    if (next === undefined) return false;
    at = next;
  }
  const surveyed = bench.relation(at.relation);
  // Rows that are no things of the kind (grants, appearances) are not taken for all of it.
  if (!surveyed.label || !(surveyed.ofPart || surveyed.ofYear)) return false;
  const own = new Set(surveyed.columns.map(({ column }) => column.name));
  return !chain.some((one) => one.op !== "join" && readsOwn(one, own));
}

/** What names some of the rows one by one says which are meant, too. */
const readsOwn = (node: Branch, own: ReadonlySet<string>) =>
  node.op === "named" || ownColumnsRead(node).some((name) => own.has(name));
