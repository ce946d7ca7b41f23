import { humanise } from "../../../logic/english/humanise.ts";
import { headWord } from "../../../logic/english/noun-kinds.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { isTableFamily } from "../../survey/collections/table-family.ts";
import { conditionColumns } from "../condition-columns.ts";
import { type Branch, inputOf, isLeaf, nodesOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** What sorts rows by a column, and by which of its parameters. */
const SORTING: Readonly<Record<string, string>> = { mode: "column", distinct: "column", group: "by" };

/**
 * Rows of tables on several pages that are called by what a column of theirs is headed, sorted or chosen by that column: "which
 * director has the most directors", "how many directors were directed by A". A row is a term of office there, and no director.
 */
export function isByOwnName(node: Branch, bench: Workbench): boolean {
  if (node.op === "lookup") return asksOwnName(node, bench);
  const sorted = SORTING[node.op];
  const used = sorted === undefined ? conditionColumns(node) : [String(node.params[sorted] ?? "")];
  if (used.length === 0) return false;
  if (used.some((column) => isHeadOf(column, node, bench))) return true;
  return nodesOf(node).some((leaf) => {
    if (!isLeaf(leaf)) return false;
    const { relation, naming } = bench.relation(leaf.relation);
    if (!isTableFamily(relation)) return false;
    const own = new Set([naming.singular, naming.plural].map(foldText));
    return relation.columns.some(({ name }) => used.includes(name) && own.has(foldText(humanise(name))));
  });
}

const UNDER = /^(?:assistant|associate|deputy|junior|sub|trainee|vice)\b/i;

/**
 * "Who is the grower of the rose grower with the most beds", "how many rose growers are there whose grower is Acme": what the things are
 * called by their last word they do not have, too.
 */
function isHeadOf(column: string, node: Branch, bench: Workbench): boolean {
  const of = inputOf(node);
  const [from] = of ? nodesOf(of).filter(isLeaf) : [];
  if (from === undefined) return false;
  const { singular } = bench.relation(from.relation).naming;
  // An assistant coach has a coach.
  return /\s/.test(singular) && !UNDER.test(singular) && headWord(singular) === foldText(humanise(column));
}

/** "What was the coxswain of the coxswain who …": a thing is nobody's but its own. */
function asksOwnName(node: Branch, bench: Workbench): boolean {
  const column = String(node.params["column"] ?? "");
  if (isHeadOf(column, node, bench)) return true;
  const asked = foldText(humanise(column));
  const of = inputOf(node);
  const [from] = of ? nodesOf(of).filter(isLeaf) : [];
  return from !== undefined && foldText(bench.relation(from.relation).naming.singular) === asked;
}
