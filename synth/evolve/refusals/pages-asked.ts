import { PAGE_COLUMN } from "../../survey/collections/table-families.ts";
import { isTableFamily } from "../../survey/collections/table-family.ts";
import { isPublication } from "../../survey/naming/publications.ts";
import { conditionColumns } from "../condition-columns.ts";
import { type Branch, isLeaf, type Node, nodesOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** What share of a whole is such: that so much of it stands on one page is a fact about the site, not about its subject. */
const DRAWN = new Set(["probability", "percent_of"]);
/** What describes one thing. */
const DESCRIBING = new Set(["identify", "label_of", "lookup"]);

/**
 * Whether a question asks for the page on which something stands, or tells things by it: "the page of the dearest drug". A notice
 * or a report is such a page, too: it says something of a thing, and the thing does not have it.
 */
export function asksForPage(node: Branch, tree: Branch, bench: Workbench): boolean {
  const read = conditionColumns(node);
  const isOwn = node === tree || node.op === "filter";
  if (DRAWN.has(tree.op) && isOwn && read.includes(PAGE_COLUMN)) return true;
  if (node.op === "lookup" && node.params["column"] === PAGE_COLUMN) return true;
  if (node.op !== "lookup" && !DRAWN.has(tree.op) && !DESCRIBING.has(tree.op)) return false;
  const publications = publicationsOf(node, bench);
  if (publications.size === 0) return false;
  if (node.op === "lookup") return publications.has(String(node.params["column"]));
  return (DRAWN.has(tree.op) || DESCRIBING.has(tree.op)) && read.some((name) => publications.has(name));
}

/** The columns that say in which publication a row stands. */
function publicationsOf(node: Node, bench: Workbench): ReadonlySet<string> {
  return new Set(
    nodesOf(node).flatMap((one) => {
      if (!isLeaf(one)) return [];
      const { relation } = bench.relation(one.relation);
      const [subject] = relation.columns;
      return subject && isTableFamily(relation) && isPublication(subject.name) ? [subject.name] : [];
    }),
  );
}
