import type { Column } from "../../../core/relation.ts";
import { humanise } from "../../../logic/english/humanise.ts";
import { type Branch, isLeaf, type Node, nodesOf } from "../node.ts";

const WON = /^(?:胜|胜场|胜场数|胜局|赢|w|won|wins?)$/iu;
const LOST = /^(?:负|负场|负场数|负局|输|l|lost|loss(?:es)?|defeats?)$/iu;
/** What a table of results counts for each of those that play each other. */
const RESULTS =
  /^(?:赛|场次|比赛场次|[胜负平][盘局场]?数?|[胜负平]场数|平局数?|净胜球|积分|w|l|d|t|p|pld|gp|gd|pts|points?|won|wins?|lost|loss(?:es)?|defeats?|drawn?|draws?|ties|tied|played|games(?: played)?|matches(?: played)?|goal difference)$/iu;

const said = ({ name }: Pick<Column, "name">) => humanise(name.split(/\s>\s/).at(-1) ?? name).trim();

/** Whether a column counts results of those that play each other: what one wins another loses, and all together come to nothing. */
export function isOfRivals(column: Column, siblings: readonly Column[]): boolean {
  const names = siblings.map(said);
  return RESULTS.test(said(column)) && names.some((name) => WON.test(name)) && names.some((name) => LOST.test(name));
}

/** Only one of them is left: its years add up. */
export const isOfOne = (from: Node): boolean =>
  nodesOf(from).some(
    (node): node is Branch =>
      !isLeaf(node) && node.op === "filter" && (node.params["where"] as { is?: string } | undefined)?.is === "equals",
  );
