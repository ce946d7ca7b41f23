import type { Point } from "./series.ts";
import { saysSeason } from "./time-of-row.ts";
import { chinesePeriod, type Grain, type Period, periodWords } from "./values/period.ts";

/** What the periods of a series are called one by one, and what kind of periods they are. */
export interface TimeWords {
  noun: Grain;
  /** "2019", "2013/14", "March 2019", "Q1 2019": as printed where a season or quarter is, by where it lies on the axis. */
  of: (at: number) => string;
}

/** Times that rows state, one after the other. */
export interface StatedTimes {
  /** What the column is called that states them. */
  heading: string;
  points: readonly Pick<Point, "at" | "period" | "printed">[];
}

/** How a question names the periods of a series; "2009/10" is a season where the site says so, and a year of accounts elsewhere. */
export function timeWords(series: StatedTimes): TimeWords {
  const { noun: grain, said, other } = named(series);
  const noun = grain === "season" && !saysSeason(series.heading) ? "year" : grain;
  return { noun, of: (at) => said.get(at) ?? periodWords(other(at)) };
}

/** `timeWords` in Chinese. */
export interface ChineseTimeWords {
  /** 年份, 赛季, 季度, 月份 */
  noun: string;
  of: (at: number) => string;
  asks: string;
  /** 上一年, 上个月 */
  before: string;
  /** 多少年, 多少个月 */
  many: string;
}

const CHINESE: Readonly<Record<Grain, Omit<ChineseTimeWords, "of">>> = {
  year: { noun: "年份", asks: "是哪一年", before: "上一年", many: "多少年" },
  season: { noun: "赛季", asks: "是哪个赛季", before: "上一赛季", many: "多少个赛季" },
  quarter: { noun: "季度", asks: "是哪个季度", before: "上一季度", many: "多少个季度" },
  month: { noun: "月份", asks: "是哪个月", before: "上个月", many: "多少个月" },
};

/** How a Chinese question names the periods of a series. */
export function chineseTimeWords(series: StatedTimes): ChineseTimeWords {
  const { noun, said, other } = named(series);
  const words = noun === "quarter" ? new Map<number, string>() : said;
  return { ...CHINESE[noun], of: (at) => words.get(at) ?? chinesePeriod(other(at)) };
}

function named({ points }: StatedTimes) {
  const [first] = points;
  const alike = points.every(({ period }) => period.grain === first?.period.grain);
  const noun: Grain = first && alike ? first.period.grain : "year";
  const anyYear = first?.period.anyYear === true;
  // Seasons and quarters are called as the site calls them.
  const isPrinted = noun === "season" || noun === "quarter";
  const said = new Map(isPrinted ? points.map(({ at, printed }) => [at, printed]) : []);
  return { noun, said, other: (at: number): Period => ({ grain: noun, at, ...(anyYear ? { anyYear } : {}) }) };
}
