import { withDoersBeside } from "./opened-deeds.ts";

/** "2012年至2024年", "2012年1月至2023年12月", "2025年" */
const SPAN = String.raw`(?:1[5-9]|20)\d\d年(?:\d{1,2}月)?(?:至(?:1[5-9]|20)\d\d年(?:\d{1,2}月)?)?`;
/** "2012年至2024年的某县的产量": the time stands before whose it is without 的. */
const BEFORE_OWNER = new RegExp(
  `(?<=^|[，、]|对|得出的?)(${SPAN})的(?=(?!\\d|[^，。？]{0,16}(?:拟合|直线|抛物线))[^，。？、的“”]{2,16}的)`,
  "gu",
);
/** "口岸的2014年至2024年客流的增加量", "雪场的到机场的距离", "工程的从开工到竣工相隔的天数" */
const BEFORE_ADVERBIAL = new RegExp(
  `(?<=[\\p{Script=Han}）])(?<!所得|得出)的(?=${SPAN}(?!的(?:那|这))|(?:到|距)[^，。？的]{1,8}的(?:距离|平均距离)|从[^，。？]{2,14}到[^，。？]{2,14}(?:(?:相隔)?的整?(?:天|月|年|小时|周)数|间隔的时间)|去世时的)`,
  "gu",
);

/**
 * A Chinese sentence without each 的 that stands between a thing and when, from where, or at what time something is said of it.
 *
 * @param nouns what things are called: where a noun begins with a time (“2025年展会”), the 的 before it ends what is said of the things
 */
export function fewerDe(question: string, nouns: readonly string[] = []): string {
  const dated = nouns.filter((noun) => /^\d/.test(noun));
  const said = question.replace(BEFORE_OWNER, "$1");
  const isBeforeNoun = (at: number) => dated.some((noun) => said.startsWith(noun, at + 1));
  const fewer = said.replace(BEFORE_ADVERBIAL, (de, at: number) => (isBeforeNoun(at) ? de : ""));
  return withDoersBeside(fewer);
}
