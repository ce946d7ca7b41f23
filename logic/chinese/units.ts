import { CLOCK_UNIT, clockText, isClock } from "../values/clock-unit.ts";
import { HOURS_UNIT, hoursText, isHours } from "../values/hours-unit.ts";
import { isCurrency, isKnownUnit, unitKey } from "../values/units.ts";
import { chineseNumber } from "./numerals.ts";

/** Currency signs and codes as they are said. */
const CURRENCIES: Readonly<Record<string, string>> = {
  $: "美元",
  "€": "欧元",
  "£": "英镑",
  "¥": "元",
  JPY: "日元",
  HK$: "港元",
  "₽": "卢布",
  "₩": "韩元",
  "₹": "卢比",
  CHF: "瑞士法郎",
};

/** A unit as a Chinese sentence says it: the site's own word, signs of money by name. */
export function unitWord(unit: string): string {
  const currency = isCurrency(unit) && !/\p{Script=Han}/u.test(unit) ? CURRENCIES[unitKey(unit)] : undefined;
  const sign = /\p{Script=Han}/u.test(unit) ? undefined : SIGNS[unitKey(unit)];
  return currency ?? COMPUTED[unit] ?? sign ?? unit;
}

/** Units that operations give their results, whatever language a site is in. */
const COMPUTED: Readonly<Record<string, string>> = {
  "percentage points": "个百分点",
  years: "年",
  months: "个月",
  weeks: "周",
  days: "天",
  hours: "小时",
  minutes: "分钟",
  seconds: "秒",
  [CLOCK_UNIT.en]: "秒",
  [CLOCK_UNIT.zh]: "秒",
  [HOURS_UNIT.en]: "分钟",
  [HOURS_UNIT.zh]: "分钟",
};

/** Signs of measures as a Chinese sentence says them; ℃ and dB are said as they are written. */
const SIGNS: Readonly<Record<string, string>> = {
  km: "公里",
  m: "米",
  cm: "厘米",
  mm: "毫米",
  "sq km": "平方公里",
  "sq m": "平方米",
  ha: "公顷",
  "cu m": "立方米",
  kg: "公斤",
  g: "克",
  mg: "毫克",
  t: "吨",
  l: "升",
  ml: "毫升",
  W: "瓦",
  kW: "千瓦",
  MW: "兆瓦",
  kWh: "千瓦时",
  hours: "小时",
  minutes: "分钟",
  seconds: "秒",
  "km/h": "公里/小时",
  "m/s": "米/秒",
};

/** "500万人", "30%", "4.5℃", "20 km": a unit of letters stands apart. */
export function chineseQuantity(decimal: string, unit: string | undefined): string {
  if (isClock(unit)) return clockText(decimal, "zh");
  if (isHours(unit)) return hoursText(decimal, "zh");
  // "1500万人", never "0.15亿万人": behind a scale word of the unit the number stays as it is.
  const isScaled = unit !== undefined && /^[十百千万亿]/.test(unitWord(unit));
  return quantityInFull(isScaled ? decimal : chineseNumber(decimal), unit);
}

/** The same in the figures that are given: "40200人". */
export function quantityInFull(figures: string, unit: string | undefined): string {
  if (isClock(unit)) return clockText(figures, "zh");
  if (isHours(unit)) return hoursText(figures, "zh");
  const word = unit === undefined ? "" : unitWord(unit);
  return `${figures}${/^[a-z]/i.test(word) ? " " : ""}${word}`;
}

/**
 * “录取人数” and “行程天数” say themselves what they count, where their figures are bare; what falls to each, or is a share, it is not, and
 * of “农场数”, “注册数” or “数据集数” the word before 数 is the end of another: what ends so many words counts only behind what it is known
 * to count for.
 */
const COUNTS = new RegExp(
  [
    "(?<!均)(?:(?<unit>(?<!机器|法|假|木偶|[雪泥])人|(?<![聊航春夏秋冬])天|(?<![应历])届|(?<!车)辆",
    "(?<=^|总|分|藏书|馆藏|图书|出版|发行|印刷|借阅|采购|捐赠)册",
    "(?<=^|总|地上|地下|建筑|大?楼|塔|塔身|住宅|主体)层",
    "(?<=^|总|馆藏|正文|内容|全书|图书|文件|文档|论文|报告|书籍|印刷|打印)页",
    "(?<=^|总|剧|播出|更新|已播|制作|拍摄|动画|动漫|节目)集)",
    "(?<=^|总|举办|演出|比赛|活动|放映|直播|培训)(?<times>场))数$",
  ].join("|"),
  "u",
);
/** "人均借阅次数", "每年培训天数" */
const OF_EACH = /[均每]/u;

/** Between a number and a noun, 名 and 位 count people; where no noun follows, the people have to be said themselves. */
const BY_HEAD = /^(?<scale>[十百千万亿]*)[名位]$/u;
const PERSONS = /(?<!均)人数$/u;
/** Where somebody came in is told by the same word. */
const PLACED = /(?:名次|排名|排位|位次|座次|席次)/u;

/** The unit that a question says of a quantity: its own, else that of what its name counts: of a “录取人数” of 48名 one asks 多少人. */
export function unitSaid(unit: string | undefined, name: string): string | undefined {
  const scale = BY_HEAD.exec(unit ?? "")?.groups?.["scale"];
  const isOfPeople = PERSONS.test(name) || (unit?.endsWith("名") === true && !PLACED.test(name));
  if (scale !== undefined && isOfPeople) return `${scale}人`;
  const { unit: counted, times = counted } = (unit === undefined && COUNTS.exec(name)?.groups) || {};
  return unit ?? (times !== "人" && OF_EACH.test(name) ? undefined : times);
}

/** What a question ends in that asks for a number: "是多少公里". */
export function asksNumber(unit: string | undefined): string {
  return unit?.startsWith("%") ? "是多少（以百分比表示）" : `是多少${spokenUnit(unit)}`;
}

/** The unit behind 多少: "公里", " km", ""; a time by the clock is given in several. */
export function spokenUnit(unit: string | undefined): string {
  if (unit === undefined || isClock(unit) || isHours(unit)) return "";
  const word = unitWord(unit);
  return /^[a-z]/i.test(word) ? ` ${word} ` : word;
}

/** Powers of ten of the scale words that a unit may begin with. */
const SCALES = [
  ["万亿", 12],
  ["亿", 8],
  ["千万", 7],
  ["百万", 6],
  ["十万", 5],
  ["万", 4],
  ["千", 3],
  ["百", 2],
] as const;

/** "亿欧元" as 10^8 "欧元"; undefined where the unit has no scale ("千米" is a unit of its own). */
export function scaledUnit(unit: string): { power: number; base: string } | undefined {
  if (unitKey(unit) !== unit) return undefined;
  const scale = SCALES.find(([word]) => unit.startsWith(word));
  const base = scale && unit.slice(scale[0].length);
  return scale && base && isKnownUnit(base) ? { power: scale[1], base } : undefined;
}
