import { foldText } from "../../../logic/values/normalise.ts";
import { ENTRY } from "../../survey/naming/entry-noun.ts";
import type { Candidate } from "../candidate.ts";
import { isLeaf, type Node, nodesOf } from "../node.ts";
import { MOST_WORDS, wordsToRead } from "../scores.ts";
import type { Workbench } from "../workbench.ts";
import { callsThingFrequent } from "./frequent-things.ts";
import { isOfPublication } from "./of-publications.ts";
import type { Reason } from "./reasons.ts";
import { straysFromScope } from "./strays-from-scope.ts";

/** A question about a whole site that calls its rows no better than this; “Born” entries are cells of a column. */
const ENTRIES = /^On (?:.*[^”] )?entr(?:y|ies)\b|条目/;
/** The rows of a list without a word for them, by where it stands. */
const LISTED_ENTRIES = /^[^“?]*\bthe \S+ entries listed\b/;
/** “从成立到“协作”一栏的年份的年数”: what lies between two times has to say what happened at each. */
const QUOTED_TIME = /从[^，。？]*”一栏的[^，。？]*(?:[天月年]数|间隔|相隔)/u;
/** What stands under a heading that is a clause is only asked for, or is a condition: nobody counts “Worked in” entries. */
const QUOTED_ENTRY = /“[^”]*” (?:entr(?:y|ies)|dates?|years?|figures?)\b/;
/** "With “Monday” under “Closed”", "what is given under “Closed” for …": nobody puts it so. */
const QUOTED_UNDER = /(?:”|\bgiven) under “/;
/** "The highest value for “Boxed” in 2009": what was measured has no noun. */
const QUOTED_VALUE = /\bvalues? for “/;
/** "使用车辆是座席少于300个的那种车型的线路": what is described within a description has to be parsed twice. */
const DESCRIBED_TWICE = /(?:其|的|者)?是[^，、]{6,}的那\p{Script=Han}{1,2}\p{Script=Han}{1,6}的\p{Script=Han}/u;
/** “教练是加入时间早于2020年、身高超过180厘米的那位教练的球队”: two conditions on what stands within others. */
const TWICE_WITHIN = /是[^，、。？]{4,}、[^，。？]{4,}的那\p{Script=Han}/u;
/** “甲的乙的丙的丁的戊”: whoever reads so many 的 in a row has forgotten whose it was. */
const MOST_DE = 3;
const ownersInRow = (question: string): number[] =>
  question
    .replace(/“[^”]*”|《[^》]*》/gu, "")
    .split(/[，。？！；：（）]|(?<![于但只总])是/u)
    .map((part) => part.split("的").length - 1);
/**
 * "What was the brand of the bike with the lowest price when tested sold through?": a heading that is a participle and a preposition asks
 * at the end of a long subject, where nobody waits for it.
 */
const STRANDED =
  /\b(?:what|which|who(?:m)?|where) (?:is|are|was|were) (?:\S+ ){6,}\p{Ll}+ (?:about|across|against|at|by|for|from|in|into|of|on|over|through|to|under|via|with)\?/iu;
/** "The theme of the edition of the talk of Ada Holm": a chain of three is taken apart link by link, and nobody would say it. */
const NOUN = "(?:(?!(?:at|by|for|from|in|of|on|that|the|which|who|whose|with)\\b)[^\\s“”]+ ){1,5}";
const CHAIN = new RegExp(`\\b(?:as|holds|of) the ${NOUN}of the ${NOUN}of `);
/** "Where was the keeper of the tower of the survey with …": so it is with two links in a row, wherever the chain begins. */
const TWO_LINKED = new RegExp(`\\bthe ${NOUN}of the ${NOUN}of |\\bof the ${NOUN}of the ${NOUN}(?:that|which) `);
const followsTwice = (tree: Node): boolean =>
  nodesOf(tree).filter((node) => !isLeaf(node) && node.op === "follow").length > 1;
/** A row of tabs above a table ("All Routes Fast Routes Scenic Routes") is no name of it. */
const TABS = /“All (\p{L}+)\b[^”]+\1(?:”|\p{Lu})/u;

/** Why nobody would put a question in these words, in one word; undefined where somebody might. */
export function textObjection(candidate: Candidate, bench: Workbench): Reason | undefined {
  const { question, tree, execution } = candidate;
  if (wordsToRead(question) > MOST_WORDS) return "too_long";
  if ([QUOTED_ENTRY, QUOTED_UNDER, QUOTED_VALUE, QUOTED_TIME].some((form) => form.test(question)))
    return "quoted_heading";
  if (TABS.test(question)) return "tabs";
  if (STRANDED.test(question)) return "stranded";
  if (straysFromScope(question, tree, bench)) return "out_of_scope";
  // The name of the site may be one.
  const bare = question.replaceAll(bench.survey.siteName, "");
  if (CHAIN.test(bare) || (TWO_LINKED.test(bare) && followsTwice(tree))) return "chain";
  if (DESCRIBED_TWICE.test(question) || TWICE_WITHIN.test(question)) return "described_twice";
  if (ownersInRow(question).some((many) => many > MOST_DE)) return "string_of_owners";
  if (isOfPublication(candidate, bench)) return "of_publication";
  if (callsThingFrequent(candidate, bench)) return "frequent_thing";
  if (ENTRIES.test(question) && gathersUnnamed(tree, bench)) return "no_noun";
  if (LISTED_ENTRIES.test(question) && listsUnnamed(tree, bench)) return "no_noun";
  const { answer } = execution;
  if (answer.type === "name" && foldText(question).includes(foldText(answer.text))) return "answer_given";
  if (answer.type === "list" && answer.items.some((item) => item.type === "name" && question.includes(item.text)))
    return "answer_given";
  return undefined;
}

/**
 * Rows of tables on many pages for which the site has no word: nobody knows which "entries" are meant. Where each is a
 * page of its own, or one table is named, it is clear.
 */
function gathersUnnamed(tree: Node, bench: Workbench): boolean {
  return nodesOf(tree).some((node) => {
    if (!isLeaf(node)) return false;
    const { hasNoun, relation } = bench.relation(node.relation);
    const pages = new Set(relation.rows.flatMap(({ about }) => (about === undefined ? [] : [about])));
    return !hasNoun && relation.source !== "page_collection" && pages.size < relation.rows.length;
  });
}

/**
 * What a list has side by side has nothing in common but the list where neither it nor the pages that it leads to have a word;
 * and pages without a word for them have nothing to do with the facts of other pages.
 */
function listsUnnamed(tree: Node, bench: Workbench): boolean {
  const isJoined = nodesOf(tree).some((node) => !isLeaf(node) && node.op === "join");
  return nodesOf(tree).some((node) => {
    if (!isLeaf(node)) return false;
    const { hasNoun, naming, relation } = bench.relation(node.relation);
    const isPages = relation.source === "page_collection";
    return (!hasNoun && !isPages) || (isJoined && isPages && naming.singular === ENTRY.singular);
  });
}
