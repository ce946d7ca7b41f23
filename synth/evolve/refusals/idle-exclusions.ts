import { reasonsAside } from "../../../logic/english/aside-words.ts";
import { rowsNamed } from "../../../logic/english/rows-named.ts";
import { conditionColumns } from "../condition-columns.ts";
import { type Branch, inputOf, isLeaf, nodesOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** What puts a condition on rows. */
const CHOOSING: ReadonlySet<string> = new Set(["filter", "probability"]);
/** Longer words (characters) are a text of their own; a question quotes one of them. */
const SHORT = 20;
const MOST_LONG = 1;

/**
 * Rows that are set aside for nothing: of a condition ("which have more than 100 guests?") the words that a page gives instead of a
 * figure mostly tell whether it is met ("80 in the house, 45 in the yard"), so that whoever sets it aside counts wrong. Or so much
 * is quoted of several rows that the question is lost in it.
 */
export function setsAsideIdly(node: Branch, bench: Workbench): boolean {
  if (node.op === "aside") return quotesTooMuch(node, bench);
  if (!CHOOSING.has(node.op)) return false;
  const inner = nodesOf(node).filter((one): one is Branch => !isLeaf(one));
  const doubted = new Set(
    inner.flatMap(({ op, params }) => (op === "aside" ? ((params["of"] as readonly string[] | undefined) ?? []) : [])),
  );
  const own = conditionColumns({ op: node.op, params: node.params, inputs: {} });
  return own.some((name) => doubted.has(name));
}

function quotesTooMuch({ params, ...node }: Branch, bench: Workbench): boolean {
  const from = inputOf({ params, ...node });
  const table = from && bench.table(from);
  const of = params["of"] as readonly string[] | undefined;
  if (!table || !of) return false;
  const rows = (params["names"] as readonly string[]).flatMap((name) => rowsNamed(table, name));
  return reasonsAside(table, rows, of).filter(({ said }) => (said?.length ?? 0) > SHORT).length > MOST_LONG;
}
