import type { Column } from "../../../core/relation.ts";
import { columnNoun } from "../../../logic/english/column-noun.ts";
import { headWord, nounKind } from "../../../logic/english/noun-kinds.ts";
import { type Branch, inputOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** Operations that ask what a column says of things, or tell these apart by it, by the parameter that names it. */
const ASKING: Readonly<Record<string, string>> = { lookup: "column", group: "by", mode: "column", distinct: "column" };

/** "Skating", "catering": the form of a verb that names what is done. */
const GERUND = /^\p{L}{2,}ing$/u;

/**
 * "What is the skating of the pond?" A heading that names what may be done at a thing, or is offered there, is no property of it: what
 * stands under it says whether, when or what for. Ratings, linings and settings are what came of doing something, or where, and so is
 * what has a page of its own ("Crossing"); figures and dates are asked for in words of their own.
 */
export function asksForDeed(node: Branch, bench: Workbench): boolean {
  const name = node.params[ASKING[node.op] ?? ""];
  const from = typeof name === "string" ? inputOf(node) : undefined;
  const column = from && bench.table(from)?.columns.find((one) => one.name === name);
  if (!column || column.type !== "text" || column.role === "label") return false;
  return isDeed(calledIn(node, column, bench));
}

/** A naming may say in other words what stands under a heading. */
const calledIn = (node: Branch, column: Column, bench: Workbench): string =>
  bench
    .sources(node)
    .map(({ naming }) => naming.names?.[column.name])
    .find((name) => name !== undefined) ?? columnNoun(column);

function isDeed(name: string): boolean {
  const head = headWord(name);
  if (!GERUND.test(head)) return false;
  const kind = nounKind(head);
  // The lexicon has such words mostly where they stand for more than the deed; parking, for it, is so much room.
  return kind === undefined || kind === "act" || kind === "quantity";
}
