import { CHINESE_CUE } from "../chinese/given-words.ts";

/** What introduces an answer; only what follows the last of these is read. */
const CUE = /^[\s\S]*\b(?:final answer|the answer|answer|result)\s*(?:is|was|:|=|：)\s*(?:is\s+|:\s*)?/i;
const TAG = /<(answer|final_answer)>([\s\S]*?)<\/\1>/gi;
const BOX = /\\boxed\{((?:[^{}]|\{[^{}]*\})*)\}/g;

/** The answer within what was said: what a tag, a box or words like "final answer:" introduce, without emphasis. */
export interface Said {
  text: string;
  /** Did something introduce it? Then its first line is the answer, and what follows gives reasons. */
  introduced: boolean;
}

export function saidAnswer(given: string): Said {
  const marked = [...given.matchAll(TAG)].at(-1)?.[2] ?? [...given.matchAll(BOX)].at(-1)?.[1];
  const plain = (marked ?? given).replace(/\*\*|__|`/g, "");
  const text = plain.replace(CUE, "").replace(CHINESE_CUE, "");
  return {
    text: text.replace(/\s*\n\s*/g, "\n").trim(),
    introduced: marked !== undefined || text.length < plain.length,
  };
}

const NEGATED = "(?:(?:could|can|did|do|does|was|were|am|is|are|has|have)(?:\\s?not|n['’]t)|cannot|can['’]t)";
/** What one does not know or could not do: an answer to nothing. */
const NOT_KNOWN = new RegExp(
  [
    `\\b${NEGATED}\\s(?:\\w+\\s){0,2}?(?:find|found|determine|determined|know|known|locate|located|open|opened|access|accessed|verify|answer|answered|retrieve|load|able|tell|establish)\\b`,
    "\\bunable to\\b|\\bimpossible to\\b|\\bfailed to\\b",
    "\\b(?:found|find|have|has|had|is|are|was|were|there['’]s|there)\\s(?:is |are |was |were )?no\\s(?:\\w+\\s){0,2}?(?:pages?|information|data|answers?|results?|evidence|mention|records?|figures?|sources?)\\b",
    "^(?:i have )?no (?:idea|clue)\\b|^no one (?:knows|can (?:say|tell|know))\\b|^it (?:is|was)(?:\\s?not|n['’]t) (?:possible|clear|known)\\b|^(?:hard|difficult) to (?:say|tell)\\b",
    "^no\\s(?:\\w+\\s){0,2}?(?:information|data|answers?|results?|evidence|mention|records?|figures?|sources?|pages?)\\b",
    "^(?:unknown|undetermined|n/?a|not (?:available|found|enough|known|sufficient|applicable|possible|determinable)|insufficient|none of the (?:pages|sources|results|documents|sites|links|tools)|i (?:give up|have no idea))\\b",
    "无法(?:确定|判断|找到|得知|回答|获取|打开|访问|查到|确认)|(?:未能|没能|不能)(?:确定|判断|找到|回答|打开|访问)|不知道|不清楚|没有?(?:找到|查到)|未找到|没有?(?:任何|足够的?|相关的?)*(?:信息|资料|数据)|^(?:未知|暂无|不详)|不(?:能|太)?确定|说不(?:准|好|清)|不好说|难以(?:确定|判断)|不一定",
  ].join("|"),
  "iu",
);
/** What a page does not say: no answer either, except to a question for yes or no. */
const NOT_SAID =
  /\b(?:do|does|did)(?:\s?not|n['’]t)\s(?:\w+\s)?(?:list|state|give|say|mention|provide|disclose|contain|show|include|specify|report)\b|\b(?:is|are|was|were)(?:\s?not|n['’]t)\s(?:\w+\s)?(?:available|listed|stated|given|mentioned|provided|disclosed|specified|shown)\b|^not (?:stated|disclosed|given|listed|provided|mentioned|specified)\b/i;

/** Does it begin by saying that there is no answer? What comes after an answer was given is no refusal. */
export function isRefusal(text: string, asked: "yes_or_no" | "value"): boolean {
  const [first = ""] = text.trim().split(/[,;.!?\n，；。！？]|\sbut\s/u);
  return NOT_KNOWN.test(first) || (asked === "value" && NOT_SAID.test(first));
}
