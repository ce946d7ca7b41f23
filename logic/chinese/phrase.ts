import type { Deed } from "./deeds.ts";

/** A restriction that stands before a noun with 的: "失业率高于8%". */
export interface ChineseClause {
  /** `whose`: it speaks of something that the things have ("哪个省的失业率高于8%"); `that`: of the things themselves. */
  form: "whose" | "that";
  text: string;
  /** It says only that these are stated: "列有高度". */
  states?: readonly string[];
  /** What the column is called that it speaks of, where it does not begin with that: "在1980年之前进入研究院". */
  about?: string;
  /** The sort that it says the things are of, by a word that can stand before their noun: “青铜器” of “类别为青铜器”. */
  sort?: string;
}

/** A piece of a Chinese question, as `Phrase` is one of an English question. */
export type ChinesePhrase =
  | {
      kind: "things";
      /** What the things are called: "省". */
      noun: string;
      /** What the site counts them by, where it says so: "株" of trees. */
      measure?: string;
      /** All that the source has, where that is not all of their kind: “所列的13家医院”. */
      whole?: string;
      /** Their names are titles, which stand in 《》. */
      titled?: true;
      clauses: readonly ChineseClause[];
      /** Where they stand, as noun phrases: "统计局网站", "统计局网站“人口”页面". */
      sources: readonly string[];
      /** Sentences that must stand in the question. */
      notes: string[];
      /** A finished noun phrase for exactly these things: "面积最大的三个省"; clauses then restrict within it. */
      fixed?: string;
      /** `fixed` is a list of so many names. */
      listed?: number;
      /** What is taken of them all is taken of a figure of each: "各年" of sums that are made year by year. */
      each?: string;
      /** There is exactly one. */
      one?: boolean;
      /** The question for its name: "失业率最高的是哪个省". */
      asked?: string;
      /** The question for how many they are, where the noun's measure word does not give it. */
      counted?: string;
      /** What rows were grouped by, where the things are called by a part of it: "所在河流" of rivers. */
      groupedBy?: string;
      /** `fixed` without the noun at its end: "面积最大的三个". */
      short?: string;
      /**
       * What was taken of the rows of each group, and of which rows: "平均售价" of "商品", chosen from "售价高于50元的商品中"; and what
       * those that they are grouped by did to them.
       */
      grouped?: { column: string; quantity: string; members: string; within: string; deed?: Deed };
      /** `fixed` in its parts: the things that they were chosen from, and what was chosen of them. */
      chosen?: { within: string; what: string };
      /** What those are called that some of their columns lead to. */
      ledTo?: Readonly<Record<string, string>>;
      /** How people call columns that an operation made. */
      names?: Readonly<Record<string, string>>;
      /** How the figures of columns that an operation made are to be taken, where they are told and not only compared. */
      taken?: Readonly<Record<string, string>>;
      /** Columns that say who or what it was at the time of each of them. */
      atTheTime?: readonly string[];
      /** They are what one other thing owns, which a sentence of its own can describe: "有一家医院建院时间早于1950年". */
      owned?: { by: string; opening: string };
      /** Whose they are, and what of it they are, where a column led to them; `isLed`: another column led to that: “负责专家” of “松鹤”. */
      led?: { owner: string; pointer: string; isLed: boolean };
      /** The order in which they are listed, where it is part of the answer: "按面积从大到小排列". */
      order?: string;
    }
  | {
      kind: "value";
      /** "所有省的失业率的平均值" */
      text: string;
      /** The greatest or the least of what stands there: "所有省中，" "面积" "的最大值". */
      extreme?: { within: string; name: string; end: string; rank: string };
      /** The name of the one thing that it is of, which `text` begins with. */
      owner?: string;
      /** What follows it in the question: "是多少公里", "是哪一年", "是什么". */
      asks: string;
      sources: readonly string[];
      notes: string[];
      /** Which of several values are rounded, where not all are: "均方误差和预测值". */
      rounded?: string;
      /** The whole question, where `text` + `asks` would not be Chinese. */
      question?: string;
    };
export type ChineseThings = Extract<ChinesePhrase, { kind: "things" }>;
export type ChineseValue = Extract<ChinesePhrase, { kind: "value" }>;
