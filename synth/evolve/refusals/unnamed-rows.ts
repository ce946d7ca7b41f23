import { CHINESE_ENTRY } from "../../../logic/chinese/phrasing.ts";
import { ENTRY } from "../../survey/naming/row-naming.ts";
import { isLeaf, type Node, nodesOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** What a site has no word for; what it calls so in its own words stands in quotation marks. */
const SAID = new RegExp(`\\b(?:${ENTRY.singular}|${ENTRY.plural})\\b|${CHINESE_ENTRY}`);
const QUOTED = /“[^”]*”/g;
/** What headings have words for, but for a few: "countries and other entries". */
const OTHERS = /\bother entries\b/;

/** A question that calls rows "entries" for want of a word: nobody who knows the site would put it so. */
export function callsEntries({ question, tree }: { question: string; tree: Node }, bench: Workbench): boolean {
  const text = question.replace(QUOTED, "");
  return SAID.test(text) && !OTHERS.test(text) && readsUnnamed(tree, bench);
}

/** Are any of the rows that are read such as the site has no word for? */
export const readsUnnamed = (tree: Node, bench: Workbench): boolean =>
  nodesOf(tree).some((node) => {
    if (!isLeaf(node)) return false;
    const { singular } = bench.relation(node.relation).naming;
    return singular === ENTRY.singular || singular === CHINESE_ENTRY;
  });
