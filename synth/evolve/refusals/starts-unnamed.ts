import { ENTRY } from "../../survey/naming/entry-noun.ts";
import { type Branch, inputOf, isLeaf, type Node, nodesOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** A table is said by its title and its page, for want of a word for what it holds. */
const isPlaced = (source: string): boolean => /[“《]/.test(source);

/**
 * A path that begins at a bare name: where the site has no word for what it names, nobody knows what is meant, though it has a page;
 * where the name is looked up in a part of a kind, the part is said for nothing; where it stands in a table that has to be told, what is
 * asked at its end is not in that table ("in the table of records, how many starts has the rider of A?"), and who holds the record of a
 * track is no rider of it.
 */
export function startsUnnamed(node: Branch, bench: Workbench): boolean {
  const start = inputOf(node);
  if (node.op !== "follow" || !start) return false;
  if (typeof node.params.label !== "string" || !isLeaf(start)) return startsBetween(start, bench);
  const { hasNoun, naming, relation, scoped } = bench.relation(start.relation);
  if (scoped === true) return true;
  // "Who is the owner of the yard of “Evening stall”?" Where a page lists them all, "entries" are clear, and the one is not.
  if (relation.source === "page_collection") return naming.singular === ENTRY.singular;
  return !hasNoun || isPlaced(naming.source);
}

/** A path that begins in a table that has to be told, taken together with the pages that its rows lead to. */
const startsBetween = (start: Node, bench: Workbench): boolean =>
  nodesOf(start).some((node) => !isLeaf(node) && node.op === "join" && node.params.on === undefined) &&
  bench.sources(start).some(({ naming, relation }) => relation.source !== "page_collection" && isPlaced(naming.source));
