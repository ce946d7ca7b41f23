import type { Change } from "../change.ts";

/** How a question names a change of a series of years, and asks for it where it has its own form. */
interface ChineseChange {
  /** "2010年至2020年人口的增加量" */
  noun: string;
  /** "2010年至2020年，人口增加了多少": the unit follows. */
  question?: string;
  notes: string[];
}

/** What stands higher or lower, and is not more or less: rates, levels, marks and prices. */
const LEVEL =
  /(?:率|比重|占比|比例|指数|[温高强浓密湿]度|气温|水温|水位|价格?|[单均房售油]价|得分|评分|(?:总|平均|最高|最低|录取|投档)分(?:数线?)?)$/u;
/** What a quantity did that is now larger, or smaller: it is not a rate that increases, but one that rises. */
export const movedVerb = (quantity: string, falls: boolean): string =>
  LEVEL.test(quantity.replace(/\s*[（(][^（()）]*[)）]$/u, "")) ? (falls ? "下降" : "上升") : falls ? "减少" : "增加";

/** “2010年至2020年人口增加” of “2010年至2020年人口的增加量”: of what is ranked by it one says that it increased the most; undefined of what is no such change. */
export function movedMost(name: string): string | undefined {
  const { quantity, moved } = /^(?<quantity>.+)的(?<moved>增加|减少)量$/u.exec(name)?.groups ?? {};
  return quantity === undefined ? undefined : `${quantity}${movedVerb(quantity, moved === "减少")}`;
}

/** `changeWords` in Chinese; `of`: how a question names the periods. */
export function chineseChange(
  change: Change,
  subject: string,
  since: number,
  until: number,
  falls: boolean,
  of: (at: number) => string = (year) => `${year}年`,
): ChineseChange {
  const span = `${of(since)}至${of(until)}`;
  const moved = falls ? "减少" : "增加";
  switch (change) {
    case "absolute":
      return {
        noun: `${span}${subject}的${moved}量`,
        question: `从${of(since)}到${of(until)}，${subject}${movedVerb(subject, falls)}了多少`,
        notes: [],
      };
    case "percent":
      return {
        noun: `${span}${subject}的${falls ? "降幅" : "增幅"}（百分比）`,
        question: `从${of(since)}到${of(until)}，${subject}${movedVerb(subject, falls)}了百分之多少`,
        notes: [],
      };
    case "mean_yearly":
      return {
        noun: `${span}${subject}的逐年变化率的平均值`,
        notes: [
          `${since + 1}年至${until}年的每一年都与上一年相比，取这${until - since}个百分比的算术平均值，不是复合增长率；下降按负数计算。`,
        ],
      };
    case "cagr":
      return {
        noun: `${span}${subject}的年均复合增长率`,
        notes: [`年均复合增长率＝（${until}年的值÷${since}年的值）的${until - since}次方根－1。`],
      };
  }
}
