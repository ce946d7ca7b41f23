import { type Reason, reasonsAside } from "../../../logic/english/aside-words.ts";
import { rowsNamed } from "../../../logic/english/rows-named.ts";
import { ownConditionColumns } from "../condition-columns.ts";
import { type Branch, isLeaf, nodesOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** Longer words (characters) are a text of their own; a question quotes one of them. */
const SHORT = 20;
const MOST_LONG = 1;

/**
 * Rows that are set aside for nothing: of a condition ("which have more than 100 guests?") the figures that a page gives in words of its
 * own mostly tell whether it is met ("80 in the house, 45 in the yard"), so that whoever sets it aside counts wrong. Or so much is
 * quoted of several rows that the question is lost in it.
 */
export function setsAsideIdly(node: Branch, bench: Workbench): boolean {
  if (node.op === "aside") return quotesTooMuch(node, bench);
  const own = ownConditionColumns(node);
  if (own.length === 0) return false;
  const asides = nodesOf(node).filter((one): one is Branch => !isLeaf(one) && one.op === "aside");
  return asides.some((aside) =>
    (reasonsOf(aside, bench) ?? []).some(({ column, said }) => own.includes(column.name) && /\d/.test(said ?? "")),
  );
}

const quotesTooMuch = (aside: Branch, bench: Workbench): boolean =>
  (reasonsOf(aside, bench) ?? []).filter(({ said }) => (said?.length ?? 0) > SHORT).length > MOST_LONG;

function reasonsOf({ params, inputs }: Branch, bench: Workbench): Reason[] | undefined {
  const from = inputs["from"];
  const table = from && bench.table(from);
  const of = params["of"] as readonly string[] | undefined;
  if (!table || !of) return undefined;
  return reasonsAside(
    table,
    (params["names"] as readonly string[]).flatMap((name) => rowsNamed(table, name)),
    of,
  );
}
