import { chineseMean } from "../../../logic/chinese/mean-words.ts";
import { unitWord } from "../../../logic/chinese/units.ts";
import type { Called, QuestionWords, SaidQuantity } from "./words.ts";

const share = ({ all }: Called, { noun }: SaidQuantity, whose: string): string =>
  `${whose}在${all}的${noun}总和中所占的比例`;

/** The questions of matrices in Chinese. */
export const CHINESE_QUESTIONS: QuestionWords = {
  retrieval: ({ one }, { noun }) => `该${one}的${noun}是多少？`,
  sumOfParts: ({ all, one }, { noun }) => `在${all}的${noun}总和中，该${one}占百分之多少？`,
  ratio: ({ one }, a, b, same) =>
    // "每人多少万元": so much for each.
    !same && a.unit && b.unit && /^\p{Script=Han}+$/u.test(b.unit)
      ? `按${b.noun}平均，该${one}的${a.noun}为每${b.unit}多少${unitWord(a.unit)}？`
      : `该${one}的${same ? a.noun : withUnit(a)}与其${same ? b.noun : withUnit(b)}之比是多少？`,
  percentage: ({ one }, part, whole) => `该${one}的${part.noun}相当于其${whole.noun}的百分之多少？`,
  excess: ({ one }, more, less) => `该${one}的${more.noun}比其${less.noun}多多少？`,
  discount: ({ one }, less, more) => `该${one}的${less.noun}比其${more.noun}低百分之多少？`,
  changed: ({ one }, { noun }, { since, until, inPoints, went }) =>
    went === undefined
      ? {
          question: `从${since}年到${until}年，该${one}的${noun}的年均复合增长率是多少？`,
          assumptions: ["下降者以负数表示。"],
        }
      : went === "signed"
        ? {
            question: `从${since}年到${until}年，该${one}的${noun}变化了百分之多少？`,
            assumptions: [`百分比以${since}年的数值为基数，下降者以负数表示。`],
          }
        : {
            question: `从${since}年到${until}年，该${one}的${noun}${went === "up" ? "增长" : "下降"}了${inPoints ? "多少个百分点" : "百分之多少"}？`,
            assumptions: inPoints ? [] : [`百分比以${since}年的数值为基数。`],
          },
  shareRatio: (called, a, b) => `${share(called, a, `该${called.one}`)}，是${share(called, b, "其")}的多少倍？`,
  shareGap: (called, a, b) => ({
    question: `${share(called, a, `该${called.one}`)}比${share(called, b, "其")}高多少或低多少个百分点？`,
    assumptions: ["前一比例较低者以负数表示。"],
  }),
  timesStatedMean: ({ all, one }, { noun }) => ({
    question: `该${one}的${noun}是${all}中其他${one}的${chineseMean(noun)}的多少倍？`,
    assumptions: [`平均值为网站给出数值者的简单算术平均值，不含该${one}本身。`],
  }),
  conflict: ({ one }, of) => ({
    question: `该${one}的${withUnit(of)}是多少？如果网站上不同的地方说法不一，请给出其中最低值到最高值的区间，并说明各处的说法。`,
    assumptions: ["仅因其中之一经过四舍五入而不同的数值不算说法不一。"],
  }),
  sharedOut({ all, one }, total, by, or) {
    const basis = or ? `${by.noun}或者按照各自的${or.noun}` : by.noun;
    return {
      question: `假设将${all}的${total.noun}总和按照各自的${basis}的比例在它们之间重新分配，该${one}的${total.noun}${or ? "会介于哪两个值之间" : "会是多少"}？`,
      assumptions: ["总和保持不变。", ...(or ? ["两种分配方式分别给出区间的两端。"] : [])],
    };
  },
  bestRate: ({ one, others }, of, per, end) => ({
    question: `在${others}中，取${of.noun}与${per.noun}之比最${end === "highest" ? "高" : "低"}者。假如该${one}的${of.noun}与${per.noun}之比也达到这一水平，其${of.noun}会是多少？`,
    assumptions: [`该${one}的${per.noun}保持不变。`],
  }),
  commonRate: ({ one, others }, of, per) => ({
    question: `假如该${one}的${of.noun}与${per.noun}之比，等于${others}的${of.noun}合计与${per.noun}合计之比，其${of.noun}会比网站给出的数值多多少或少多少？`,
    assumptions: [`该${one}的${per.noun}保持不变。`, "会更少者以负数表示。"],
  }),
  outlook: ({ one }, { noun }, { since, until, at, byGrowth }) => ({
    question: byGrowth
      ? `如果该${one}的${noun}延续${since}年至${until}年的走势，到${at}年会是多少？请给出以下两个值构成的区间：对这些年份拟合得最好的直线所给出的值，以及按各年百分比变化的平均值增长所得出的值。`
      : `如果该${one}的${noun}沿着对${since}年至${until}年的数值拟合得最好的直线变化，到${at}年会是多少？`,
    assumptions: [
      "直线以年份为自变量，用最小二乘法拟合。",
      ...(byGrowth ? [`增长以${until}年的值为起点；百分比变化的平均值为算术平均值。`] : []),
    ],
  }),
  notStated: ({ all }, { noun }) => `在${all}中，网站未给出${noun}者不计入该项的总和与平均值。`,
  anyPeriod: "以网站给出该数值所属的时期为准",
  year: (year) => `${year}年`,
  partlyYear: (year) => `注明${year}年的数值为${year}年，其余以网站给出该数值所属的时期为准`,
  noUnit: "无（纯数字）",
  // "平方米/个" of a quantity per thing.
  unit: (unit) => unitWord(unit).replaceAll(" per ", "/"),
  mapping: ({ one }, { source }) => `每个名称所指的都是${source}中以该名称列出的${one}。`,
};

/** "面积（公顷）" */
function withUnit({ noun, unit }: SaidQuantity): string {
  const word = unit && unitWord(unit);
  return !word || noun.includes(word) ? noun : `${noun}（${word}）`;
}
