/** The statements by which Chinese questions say how a measure of spread is taken; see `logic/english/spread-words.ts`. */

export const CHINESE_BASIS_NOTES = {
  variance: {
    population: "方差按总体方差计算（除以n）。",
    sample: "方差按样本方差计算（除以n−1）。",
  },
  deviation: {
    population: "标准差按总体标准差计算（除以n）。",
    sample: "标准差按样本标准差计算（除以n−1）。",
  },
} as const;

/** Type 7 of Hyndman and Fan (1996), in words. */
export const CHINESE_QUANTILE_NOTE =
  "百分位数按从小到大排列后线性插值计算，最小值为第0百分位数，最大值为第100百分位数。";
