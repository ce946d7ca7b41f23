import { CHINESE_ENTRY } from "../../../logic/chinese/phrasing.ts";
import { ENTRY } from "../../survey/naming/entry-noun.ts";
import type { SurveyedRelation } from "../../survey/surveyed.ts";
import { isLeaf, type Node, nodesOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** What a site has no word for; what it calls so in its own words stands in quotation marks. */
const SAID = new RegExp(`\\b(?:${ENTRY.singular}|${ENTRY.plural})\\b|${CHINESE_ENTRY}`);
/** Asked for by nothing at all: "哪一个的场次少于3". */
const SAID_BY_NOTHING = /哪一个(?=的)/u;
/** What is called by when it was is no "哪一个". */
const BY_TIME = /(?:日期|时间|年月|日|年份|年度)$/u;
const QUOTED = /“[^”]*”/g;

/** A question that calls rows "entries" for want of a word: nobody who knows the site would put it so. */
export function callsEntries({ question, tree }: { question: string; tree: Node }, bench: Workbench): boolean {
  const text = question.replace(QUOTED, "");
  if (text.includes("哪一个") && unnamedIn(tree, bench).some(isCalledByTime)) return true;
  return (SAID.test(text) || SAID_BY_NOTHING.test(text)) && readsUnnamed(tree, bench);
}

const isCalledByTime = ({ label }: SurveyedRelation): boolean =>
  label !== undefined && (label.column.type === "date" || BY_TIME.test(label.column.name.trim()));

/** Are any of the rows that are read such as the site has no word for? */
export const readsUnnamed = (tree: Node, bench: Workbench): boolean => unnamedIn(tree, bench).length > 0;

const unnamedIn = (tree: Node, bench: Workbench): SurveyedRelation[] =>
  nodesOf(tree).flatMap((node) => {
    if (!isLeaf(node)) return [];
    const surveyed = bench.relation(node.relation);
    const { singular } = surveyed.naming;
    return singular === ENTRY.singular || singular === CHINESE_ENTRY ? [surveyed] : [];
  });
