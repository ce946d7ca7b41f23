import type { Column } from "../../core/relation.ts";
import { isTime } from "../english/quantity.ts";
import { GuardError } from "../guard-error.ts";
import { isClock } from "../values/clock-unit.ts";
import { isHours } from "../values/hours-unit.ts";
import { isCurrency } from "../values/units.ts";
import { chineseColumn } from "./column-noun.ts";

/** Words that fit what a column measures. */
interface ChineseQuantityWords {
  /** "高于": strictly more. */
  more: string;
  less: string;
  /** "高": with 最 or 第二 before it. */
  high: string;
  low: string;
}

const TIME: ChineseQuantityWords = { more: "晚于", less: "早于", high: "晚", low: "早" };
const HEIGHT: ChineseQuantityWords = { more: "高于", less: "低于", high: "高", low: "低" };
/** A sum of money is high, and another exceeds it. */
const MONEY: ChineseQuantityWords = { ...HEIGHT, more: "超过" };
const LENGTH: ChineseQuantityWords = { more: "超过", less: "短于", high: "长", low: "短" };
const DISTANCE: ChineseQuantityWords = { more: "超过", less: "小于", high: "远", low: "近" };
const SIZE: ChineseQuantityWords = { more: "大于", less: "小于", high: "大", low: "小" };
/** Who is weighed is heavy; a weight itself is large. */
const WEIGHT: ChineseQuantityWords = { more: "超过", less: "轻于", high: "重", low: "轻" };
/** A result that is a time is fast or slow. */
const PACE: ChineseQuantityWords = { more: "慢于", less: "快于", high: "慢", low: "快" };
const NUMBER: ChineseQuantityWords = { more: "超过", less: "少于", high: "多", low: "少" };

/** The end of a name says what is measured: "人口密度" is no number of people. */
const BY_NAME: readonly (readonly [RegExp, ChineseQuantityWords])[] = [
  [/距离$/, DISTANCE],
  [
    /(?:(?<!功)率|比|比重|比例|占比|份额|密度|指数|价|价格|单价|售价|成本|费|费用|温|温度|气温|水平|评分|得分|分数|度数|成绩|海拔|高度|身高|树高|高程|寿命|浓度|坡度|纬度|水位|[洪枯潮]位|净高|标高|坝高|塔高|层高|总高|通高|桥高|株高|海拔|产值|总值|收入|额|值|增速|涨幅|级别|时速|速度|车速|流速|转速|风速|频率|均值|平均数|上限|下限|限值|等级|评级|星级)$/,
    HEIGHT,
  ],
  [
    /(?:长度|里程|全长|海岸线|时长|时间|周期|期限|时滞|工期|时限|年限|有效期|任期|河长|坝长|桥长|船长|体长|身长|总长|片长|保质期|学制|里程)$/,
    LENGTH,
  ],
  [
    /(?:增加量|减少量|增长量|增量|变化量|面积|规模|容量|库容|容积|口径|跨径|载重|吨位|体积|大小|尺寸|范围|流域|年龄|树龄|胸围|腰围|周长|围|冠幅|跨度|深度|宽度|厚度|尺寸|净宽|孔径|内径|外径|底径|腹径|足径|通径|直径|半径|流量|重量|质量|净重|毛重|总重|重|差|极差|标准差|位移|力|功率|强度)$/,
    SIZE,
  ],
  [/(?:体重)$/, WEIGHT],
  [
    /(?:人|人口|数|数量|人数|次数|[人场班车航架频批]次|户数|总数|量|产量|个数|件数|人员|编制|定员|定编|职工|学生|游客|乘客|招[生录聘收]?计划)$/,
    NUMBER,
  ],
];
/** What passes somewhere, or can be made, in a time is large or small, whatever it is counted in. */
const FLOW: ChineseQuantityWords = { more: "超过", less: "低于", high: "大", low: "小" };
const FLOWS = /(?:(?:[客货]运|吞吐|[客人车]流|发送|通行|运输|周转)量|产能)$/u;
/** Units of things that are counted. */
const COUNTED_UNIT =
  /^[十百千万亿]*[人个名位家所座部辆台套件次张项种条间户株棵头只匹艘架篇首幅册本卷期集场枚方颗块片对双副组批起例处层级班门届栋幢孔页字眼口支尊道根]$/;

const DEGREE = /^[级阶品]$/u;
const STEPS = /(?:台阶|石阶|阶梯|楼梯|踏步|阶|级)数?$/u;

const PEOPLE = /^[十百千万亿]*(?:人|名|位|人次)$/u;
/** A figure of one thing by another, or of each. */
const RELATIVE = /(?:平均|均值|人均|每|率|比|比重|比例|占比|份额|密度|指数|水平)/u;

/** A limit is high or low, whatever it is of. */
const LIMIT = /[上下]限$/u;

/** What is measured in these is large or small, whatever it is called. */
const SIZE_UNIT =
  /^[十百千万亿]*(?:毫米|厘米|分米|米|千米|公里|海里|里|平方.*|立方.*|公顷|亩|顷|吨|克|千克|公斤|斤|升|毫升|[mck]?m[²³]?|ha|kg|g|t|m?l|方)$/iu;

/** What takes so much of these is long or short. */
const TIME_UNIT = /^(?:秒|分钟|小时|个?(?:工作|日历|自然)?[天日]|周|个月|月|年)$/u;

/** Results, of which the better is the faster: a time that something took is still short or long. */
const RESULT = /(?:成绩|纪录|记录|最好|最佳|PB)$/iu;

/** A result in these is a time, and none of points. */
const CLOCKED = /^(?:秒|分钟|小时)$/u;

/** Sums that somebody pays or gets for something as a whole, and no prices. */
const SUM =
  /(?:经费|金额|总额|数额|款|投资|造价|收入|支出|产值|营收|利润|预算|决算|资金|资产|销售额|成交额|贷款|捐款|奖金|补贴|补助|拨款|税收|费用)$/u;

/** The comparison and the superlative that fit this column; `name` where the question calls it otherwise. */
export function chineseQuantityWords(column: Column, name: string = chineseColumn(column)): ChineseQuantityWords {
  if (isTime(column)) return TIME;
  // "飞行时间与准备时间之比": of two times there is no length.
  if (/之比$/u.test(name)) return HEIGHT;
  const bare = name
    .replace(/“[^”]+”(?=.)/gu, "")
    .replace(/（[^（）]*）(?=\p{Script=Han})/gu, "")
    .replace(/[（“”].*$/, "")
    .replace(/(?:之和|总和|的平均值|平均值)$/, "");
  if (isClock(column.unit)) return RESULT.test(bare) ? PACE : LENGTH;
  if (CLOCKED.test(column.unit ?? "") || isHours(column.unit)) return LENGTH;
  if (FLOWS.test(bare)) return FLOW;
  const known = BY_NAME.find(([pattern]) => pattern.test(bare))?.[1];
  // "招生名额 40人": what is counted in people is many or few, by whatever its name ends in.
  if (known === HEIGHT && PEOPLE.test(column.unit ?? "") && !RELATIVE.test(name) && !LIMIT.test(bare)) return NUMBER;
  // Of tons and cubic metres there are not many: a flow is large, an output is high.
  if (known === NUMBER && SIZE_UNIT.test(column.unit ?? "")) return /产量$/u.test(bare) ? HEIGHT : SIZE;
  // Something may be far, a mean of distances is large.
  if (known === DISTANCE && /(?:^平均|平均值$|之和$)/.test(name)) return SIZE;
  // A mean of a number of people is high or low, not many or few.
  if (known === NUMBER && /(?:^|的)(?:平均|人均)|平均值$/.test(name)) return HEIGHT;
  const isMoney = column.unit !== undefined && (isCurrency(column.unit) || /元$/u.test(column.unit));
  if ((known ?? HEIGHT) === HEIGHT && isMoney && SUM.test(bare)) return MONEY;
  if (known !== undefined || column.unit === undefined) return known ?? HEIGHT;
  if (TIME_UNIT.test(column.unit)) return LENGTH;
  // Of steps there are many, of what has a degree it is high.
  if (DEGREE.test(column.unit) && !STEPS.test(bare)) return HEIGHT;
  // What is called the highest is high, in metres too.
  if (/^最[高低]/u.test(bare)) return HEIGHT;
  return COUNTED_UNIT.test(column.unit) ? NUMBER : SIZE_UNIT.test(column.unit) ? SIZE : HEIGHT;
}

/** Times are counted from the first on, and not for long: the second and the third of them are "第二早" and "第三早". */
const COUNTED_TIME = /^第[二三]$/u;

/**
 * "最高", "第二高", "最低"
 *
 * @throws GuardError("counted_back") of a time that is counted from the last: “第三晚” is the third evening
 */
export function chineseRank(words: ChineseQuantityWords, end: "highest" | "lowest", place: string): string {
  if (words === TIME && place !== "最" && (end === "highest" || !COUNTED_TIME.test(place)))
    throw new GuardError("counted_back", `nobody calls a time "${place}${end === "highest" ? words.high : words.low}"`);
  return `${place}${end === "highest" ? words.high : words.low}`;
}

/** What a bare measure of a thing is said by alone: the heaviest is "最重", not "重量最大". */
const BY_ADJECTIVE: readonly (readonly [RegExp, string, string])[] = [
  [/^(?:高度|树高|塔高|楼高|株高)$/u, "高", "矮"],
  [/^身高$/u, "高", "矮"],
  [/^(?:长度|全长|总长|总长度|体长)$/u, "长", "短"],
  [/^(?:重量|体重|总重|净重)$/u, "重", "轻"],
  [/^宽度$/u, "宽", "窄"],
  [/^深度$/u, "深", "浅"],
  [/^厚度$/u, "厚", "薄"],
];

/** What the height of is said of by itself: the tallest of trees has the greatest “树高”. */
const HEIGHT_OF = /^(?<of>[^高身])高$/u;

/**
 * "重" of "重量" from its upper end, "轻" from its lower; undefined of what is not said by an adjective alone. Things have the height of
 * a part of them, or of what they are the sort of, without being tall: the “株高” of a sort of wheat is said in full.
 *
 * @param noun what is ranked is called
 */
export function aloneRanked(name: string, end: "highest" | "lowest", noun?: string): string | undefined {
  const of = HEIGHT_OF.exec(name)?.groups?.["of"];
  if (of !== undefined && noun !== undefined && !noun.includes(of)) return undefined;
  const found = BY_ADJECTIVE.find(([pattern]) => pattern.test(name));
  return found?.[end === "highest" ? 1 : 2];
}

/** How `aloneRanked` begins what is said of things that a name ranks. */
export const aloneForms = (name: string): string[] =>
  (["highest", "lowest"] as const).flatMap((end) => {
    const said = aloneRanked(name, end);
    return said === undefined ? [] : [`最${said}的`, `第二${said}的`];
  });
