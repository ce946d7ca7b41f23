import type { Relation } from "../../../core/relation.ts";
import { measureWord } from "../../../logic/chinese/measure-words.ts";

/** What a thing is titled, behind the word for it: "论文题目", "视频标题", "讲座主题"; a 副标题 is of nothing that it names. */
const TITLED = /^(?<what>\p{Script=Han}{2,}?)(?:[中英外]文)?(?:题目|标题|题名|主题)[：:\s]*$/u;
/** Where questions are set, a 题目 is one of them. */
const OF_QUESTIONS = /(?:考试|测试|测验|试卷|练习|作业|竞赛|作文|[面笔口]试|复习|问卷|历年|真题|考核)$/u;

/**
 * What things are whose titles a column holds: 论文 of "论文题目". A title is given by nobody and takes place nowhere: what is asked
 * about is what bears it. Headings of anything else as they are.
 */
export function titledBy(heading: string): string {
  const { what } = TITLED.exec(heading.trim())?.groups ?? {};
  return what === undefined || OF_QUESTIONS.test(what) ? heading : what;
}

/** Who speaks, or where and when one is to be: a paper has neither. */
const HELD =
  /^(?:报告|汇报|主讲|演讲|讲座|举办|举行)(?:人|嘉宾|专家|者|地点|场所|会场)(?:姓名)?$|^(?:主讲|演讲)(?:人|者|嘉宾)?$|^讲者$/u;

/** Are they given before an audience, what a word for papers ("报告") calls them, too? */
export const areTalks = ({ columns }: Pick<Relation, "columns">): boolean =>
  columns.some(({ name }) => HELD.test(name.replace(/\s+/gu, "").replace(/[：:]$/u, "")));

/** 讲座 of what a column calls 报告, where they are given before an audience and the site's own list of them says it clearly. */
export const talkNoun = (noun: string, relation: Relation, listed: string | undefined): string =>
  listed !== undefined && noun.endsWith("报告") && measureWord(listed) === "场" && areTalks(relation) ? listed : noun;
