import { measureWord } from "../../../logic/chinese/measure-words.ts";
import { headWord, nounKind } from "../../../logic/english/noun-kinds.ts";
import { isChinese } from "../../../logic/values/language.ts";

/** What comes out anew each time that something is done again: a side wins three matches in a row. */
const REPEATED =
  /^(?:bout|championship|contest|count|cup|draw|edition|election|fixture|game|heat|leg|match|measurement|observation|race|reading|regatta|result|round|sample|season|series|stage|survey|test|tournament|trial)$/;

const TURNS = /^[场届次轮期局盘]$/u;
/** Counted by turns as well, and each a thing of its own. */
const APART = /(?:讲座|报告|报告会|讲坛|演唱会|音乐会|展览?|论坛|节日?|纪念日|活动|培训)$/u;
const TIMES = /[年月周日季]$|年[度份]$|月份$|季度$|赛季$|学期$|[届期轮]$/u;

/**
 * May rows be outcomes of one process, of which a run says that something lasted? Talks, trails and tools are each a thing of its
 * own, and how large some of them that happen to follow each other are says nothing. Chinese ones are told by what they are counted by:
 * 场 and 届, not 起 or 项.
 *
 * @param noun what one of the rows is called
 */
export const areOutcomes = (noun: string): boolean =>
  (isChinese(noun) && !APART.test(noun) && (TURNS.test(measureWord(noun)) || TIMES.test(noun))) ||
  REPEATED.test(headWord(noun)) ||
  nounKind(noun) === "time";
