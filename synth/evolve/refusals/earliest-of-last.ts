import type { Column } from "../../../core/relation.ts";
import { humanise } from "../../../logic/english/humanise.ts";
import { isTime } from "../../../logic/english/quantity.ts";
import { timeVerb } from "../../../logic/english/time-verbs.ts";
import { isChinese } from "../../../logic/values/language.ts";
import { type Branch, inputOf, isLeaf, type Node, nodesOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** "Date of the latest survey", “上次检修时间”: of what happens again and again, the time that was the last of them so far. */
const LATEST =
  /^(?:(?:date|year|month) (?:of )?(?:the )?)?(?:latest|most recent(?:ly)?)\s|^latest-\p{L}|^(?:最近|上次|上一次|上回|最新)/iu;
/** "Last repainted", "last flight": the last so far, or the last of all. */
const LAST =
  /^(?:(?:date|year|month) (?:of )?(?:the )?)?last[\s-](?!(?:date|day|month|season|year)\b)|^(?:最后|最末|末次)/iu;
/** What is done to a thing again and again, as long as there is one: a last flight or a last day of service is the end of it. */
const RECURRING =
  /\b(?:re(?!ach|ceiv|ject|leas|main|mov|sid|sign|tir)[a-z]+ed|rebuilt|(?:audit|calibrat|check|clean|dredg|edit|empti|erupt|examin|flood|inspect|maintain|measur|modifi|overhaul|paint|sampl|servic|survey|test|tun|updat|visit|vaccinat)ed|edit|eruption|flood|maintenance|overhaul|(?:calibrat|examinat|inspect|renovat|restorat|revis|vaccinat)i?on|renewal|review|repair|survey|service|check|audit|update)$|一次|[修检]|更新|查|保养|清洗|养护|校准|测|审|评估|换届|编辑/iu;
/** What goes from the one end of a column of times to the other. */
const FROM_END_TO_END = new Set(["date_span", "longest_gap"]);
/** What takes the first or the last of them. */
const AT_AN_END = new Set(["kth", "ranked_value", "top"]);

/**
 * The earliest of times each of which is the last of several: "the earliest year in which any pier was last repainted". Which was repainted most
 * recently is asked, where a verb says it; the one that was so long ago is told by how long it has waited, and no first time of anything.
 */
export function asksEarliestOfLast(node: Branch, bench: Workbench): boolean {
  const isEnd = AT_AN_END.has(node.op);
  const name = FROM_END_TO_END.has(node.op) ? node.params["column"] : isEnd ? node.params["by"] : undefined;
  if (name === undefined) return false;
  const from = inputOf(node);
  const column = from && bench.table(from)?.columns.find((one) => one.name === name);
  if (column === undefined || !isTime(column) || !isOfLast(column)) return false;
  return !(isEnd && node.params["end"] === "highest") || isLatestOfLast(column, from, bench);
}

/**
 * "The latest last survey": a noun with its superlative takes no second one, and only a verb says it ("was last surveyed most recently").
 * Chinese has a word for each (“上次检修时间最晚”).
 */
function isLatestOfLast(column: Column, from: Node | undefined, bench: Workbench): boolean {
  const nouns = from
    ? nodesOf(from).flatMap((one) => (isLeaf(one) ? bench.relation(one.relation).naming.singular : []))
    : [];
  return !isChinese(column.name) && nouns.every((noun) => timeVerb(column, noun) === undefined);
}

const isOfLast = ({ name }: Column): boolean => isNamedSo(humanise(name).trim());
const isNamedSo = (said: string): boolean => LATEST.test(said) || (LAST.test(said) && RECURRING.test(said));
