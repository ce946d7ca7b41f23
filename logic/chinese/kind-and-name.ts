import { measureWord } from "./measure-words.ts";
import { officialTitle } from "./official-titles.ts";
import type { ChineseThings } from "./phrase.ts";
import { CHINESE_ENTRY, chineseNames } from "./phrasing.ts";

/** Somebody, a body of people or a place: its name is one at first sight. */
const SOMEBODY_OR_PLACE = /^[位名家所支座条处口栋间]$/u;
/** What is named by words of any kind: nobody sees where such a name ends. */
const NAMED_AT_WILL =
  /(?:任务|事件|活动|剧情|关卡|副本|成就|技能|法术|武器|道具|装备|卡牌|展览|特展|行动|演习|项目|课题|计划)$/u;
/** Words that make a phrase or a sentence. */
const PHRASE = /[的之了着吗呢]|哪|何|为什么|怎么/u;
const MARKED = /[“”《》]/u;
/** So many characters at the end of a name say what it is: "滨河改造项目". */
const HEAD = 2;

/**
 * One thing as a question names it: 任务“雨中来信”, for behind a bare name that is a phrase the sentence is read twice. Persons, bodies
 * and places have names that are known for such, and so has what says by its end what it is.
 *
 * @param column what is asked of it
 */
export function chineseKindAndName(name: string, things: Pick<ChineseThings, "noun" | "titled">, column = ""): string {
  const official = officialTitle(name, column);
  if (official !== undefined) return official;
  const [said = name] = chineseNames([name], things);
  const { noun } = things;
  if (said.startsWith("《") || noun.length < HEAD || noun === CHINESE_ENTRY) return said;
  const isBare =
    SOMEBODY_OR_PLACE.test(measureWord(noun)) || !/\p{Script=Han}/u.test(name) || name.includes(noun.slice(-HEAD));
  if (isBare || !(NAMED_AT_WILL.test(noun) || PHRASE.test(name))) return said;
  return `${noun}${MARKED.test(said) ? said : `“${said}”`}`;
}
