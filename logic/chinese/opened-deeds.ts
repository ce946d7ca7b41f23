/** What was done to things that are counted, as a heading has it before them. */
const DEEDS = "修复|新增|新建|新开|优化|删除|处理|解决|受理|查处|培养|引进|收录|发布|改造|完成|承办|举办|获得";

/** "修复问题 63项": what was done to so many stands before them with 的. */
const DONE_TO = new RegExp(`^(${DEEDS})(?=\\p{Script=Han}{2,}$)(?!.*[的数量])`, "u");
/** "某站的修复的问题数量": whose deed it was stands before the verb, as who did it, and needs no 的 of its own. */
const OF_DOER = new RegExp(`(?<=[\\p{Script=Han}\\p{L}\\d）”])的(?=(?:${DEEDS})的\\p{Script=Han}{2,8}数量)`, "gu");

/** 修复的问题 of “修复问题”; other headings as they are. */
export const openedDeed = (heading: string): string => heading.replace(DONE_TO, "$1的");

/** A Chinese sentence in which nobody's deed has a 的 between them and it: "某站修复的问题数量". */
export const withDoersBeside = (question: string): string => question.replace(OF_DOER, "");
