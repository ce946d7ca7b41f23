/** What already says that it is a mean or an extreme, begins with a figure or says whose it is, is not "平均" once more. */
const NO_HEAD = /^(?:平均|年均|月均|日均|人均|户均|均|最|每|总|\d)|平均|的/u;
/** A longer name (characters) is easier to read with what is taken of it behind it. */
const LONGEST = 8;

/** "平均售价", "年均降水量的平均值" */
export function chineseMean(name: string): string {
  const plain = /^\p{Script=Han}+$/u.test(name) && name.length <= LONGEST && !NO_HEAD.test(name);
  return plain ? `平均${name}` : `${name}的平均值`;
}

/** “从开工日期到竣工日期相隔的天数” */
const LAPSE = /^(?<span>从.+到.+?)(?:相隔)?的(?<unit>[天月年])数$/u;

/** How the mean time between two days is asked for: “从开工日期到竣工日期平均间隔多少天”, and not for the mean of a number of days. */
export function meanLapse(name: string): string | undefined {
  const { span, unit } = LAPSE.exec(name)?.groups ?? {};
  return span === undefined ? undefined : `${span}平均间隔多少${unit === "月" ? "个月" : unit}`;
}
