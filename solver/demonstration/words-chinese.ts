import type { DemonstrationWords } from "./demonstration-words.ts";

/** What each operation does, as one says it; an operation that is not here is "计算". */
const OPERATIONS: Readonly<Record<string, string>> = {
  change: "求前后的变化",
  "coefficient-of-variation": "求变异系数",
  "count-above-average": "数出高于平均值的有几个",
  "count-above-group": "数出高于该组的有几个",
  count: "计数",
  "date-span": "求最早与最晚日期的间隔",
  "days-between": "求两个日期相隔的天数",
  difference: "求差",
  distinct: "数出有几种不同的值",
  "exponential-smoothing": "用指数平滑法预测",
  filter: "按条件筛选",
  follow: "沿着名称找到对应的条目",
  "formula-column": "逐行按公式计算",
  "group-dispersion": "比较各组的离散程度",
  group: "分组汇总",
  "growth-forecast": "按增长率预测",
  "identify-by": "按描述确定是哪一个",
  identify: "按描述确定是哪一个",
  includes: "判断是否包含",
  "interquartile-range": "求四分位距",
  intersection: "求交集",
  join: "把两处的数据按名称对应起来",
  kth: "找出排在该名次的一个",
  "label-of": "读出名称",
  "largest-change": "找出变化最大的一次",
  "linear-fit": "作线性拟合",
  "linear-forecast": "按线性趋势预测",
  "logistic-forecast": "按逻辑斯谛曲线预测",
  "longest-gap": "找出最长的间隔",
  "longest-run": "找出最长的连续段",
  "longest-streak": "找出最长的连续段",
  lookup: "查出对应的值",
  "mean-absolute-deviation": "求平均绝对偏差",
  mean: "求平均值",
  "median-absolute-deviation": "求绝对中位差",
  median: "求中位数",
  mode: "求众数",
  "moving-average": "求移动平均",
  named: "取出点名的条目",
  "none-of": "排除点名的条目",
  outlook: "推算以后的值",
  overlap: "求重叠的时间",
  pearson: "求皮尔逊相关系数",
  "percent-difference": "求相差百分之几",
  "percent-of": "求占百分之几",
  probability: "求概率",
  product: "求积",
  "quadratic-forecast": "按二次趋势预测",
  quantile: "求分位数",
  range: "求极差",
  "ranked-value": "读出排在该名次的值",
  ratio: "求比值",
  series: "按时间排成序列",
  sort: "排序",
  spearman: "求斯皮尔曼等级相关系数",
  stated: "留下列有该项的条目",
  stdev: "求标准差",
  "sum-of": "求和",
  sum: "求和",
  "take-until": "依次取到满足条件为止",
  "time-between": "求相隔的时间",
  top: "取排在最前的几个",
  trend: "求趋势",
  "turning-year": "找出转折的年份",
  union: "求并集",
  variance: "求方差",
  weekday: "求星期几",
  years_between: "求两个年份相差的年数",
  "weighted-mean": "求加权平均值",
};

const quoted = (text: string) => `“${text}”`;

export const CHINESE_WORDS: DemonstrationWords = {
  gap: "",
  found: (facts, more) => `找到：${facts.join("；")}${more > 0 ? `；另有 ${more} 个数值` : ""}。`,
  fact: (label, printed) => `${inChinese(label)}：${printed}`,
  plan(columns, pages, more, steps) {
    const rest = more > 0 ? `等 ${pages.length + more} 个页面` : "";
    const from = pages.length > 0 ? `从${pages.map(quoted).join("、")}${rest}` : "";
    const what = columns.length > 0 ? `查到${columns.map(quoted).join("、")}` : "查到所需的数值";
    return `需要${from}${what}，再用 ${steps} 步算出答案。`;
  },
  next: (columns, title) =>
    columns.length === 0 ? `接下来看${quoted(title)}。` : `接下来需要${quoted(title)}的${columns.join("、")}。`,
  start: (url) => `先打开${url === undefined ? "首页" : ` ${url}`}。`,
  first: (title) => `首先要看${quoted(title)}。`,
  back: (again) => (again ? "再退一步。" : "先退回去。"),
  file: () => "这是一个文件，直接读取。",
  address: () => "直接打开它的网址。",
  lookForLink: (text) => `在本页查找链接${quoted(text)}。`,
  linkFound: () => "找到了。",
  linkFurtherDown: () => "链接应该还在后面。",
  link: (text) => `点击链接${quoted(text)}。`,
  onTheWay: () => "沿路继续。",
  goOn: () => "继续。",
  lookFor: (text) => `页面较长，查找${quoted(text)}。`,
  nextPart: (label, more) =>
    `还没有看到${inChinese(label)}${more === 0 ? "" : `等 ${more + 1} 个数值`}，继续看下一部分。`,
  compute: () => "所需的数值都有了，开始计算：",
  step: ({ op, text }, values) => {
    const result = / = ([^=]+)$/.exec(text)?.[1];
    const name = OPERATIONS[op] ?? "计算";
    const from = values.length === 0 ? "" : `（${values.join("；")}）`;
    return `${name}${from}${result === undefined ? "" : `，得到 ${inChinese(result)}`}`;
  },
  answer: (text) => `所以答案是${text}。`,
};

/** "Population of Norway" is "Norway的Population" where both are the site's own words. */
function inChinese(label: string): string {
  return label.replace(/^(.+?) of (.+)$/u, "$2的$1");
}
