import { kept } from "../../core/kept.ts";
import type { Column } from "../../core/relation.ts";
import { isCountable, isPlural } from "../english/english.ts";
import { isOnlyAdjective } from "../english/noun-kinds.ts";
import { headerUnit, isRate } from "./infer-column.ts";
import { isBareScale, spokenScale } from "./scale-unit.ts";
import { isCurrency, isKnownUnit, unitKey } from "./units.ts";

/** A unit that the title of a table states for its figures. */
export interface TableUnit {
  /** "million €", "thousands", "km" */
  unit: string;
  kind: "scale" | "money" | "measure";
}

/** "in € millions", "in thousands of euros", at the end of the title or of a part of it. */
const STATED = /(?:^|[\s,;:(（–—-])in\s+([^\s,;:()（）][^,;:()（）]{0,30}?)\s*(?=$|[,;:()（）])/giu;
/** "(USD millions, except per share)", "[km]" */
const BRACKETED = /[([（]\s*([^\s,;()[\]（）][^,;()[\]（）]{0,30}?)\s*(?=[,;)\]）])/gu;
/** "Wholesale price by quarter, EUR/MWh": a unit alone behind the last comma. */
const AT_END = /[,;]\s*(?:in\s+)?([^\s,;:()（）]{1,24})\s*$/gu;
/** "Portland, ME": a place is told from its namesakes like this. */
const STATE = /^[A-Z]{2}$/;
/** "单位：万元" */
const CHINESE = /单位\s*[:：]?\s*([^\s,，;；()（）]{1,12})/gu;
/** What is counted by these stands behind figures of other things: in a title they are its words, no unit of its figures. */
const COUNTED =
  /^(?:people|points|votes|seats|credits|students|employees|goals|games|rooms|beds|copies|pages|stone|years|months|weeks|days|in|里)$/;
/** A letter in brackets is a group, a note or a version. */
const ONE_LETTER = /^[A-Za-z]$/;
/** Columns of one quantity at several times or places are headed by these. */
const PERIOD =
  /^(?:(?:fy|cy|h[12]|q[1-4]|[1-4]q)?[\s'’/-]?(?:1[5-9]|20)\d\d(?:[\s/–-]+\d{2,4})?(?:年|[eEfFpP])?|(?:q[1-4]|h[12]|fy)(?:[\s'’-]*\d{2,4})?|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6}\.?(?:\s+\d{2,4})?|\d{1,2}月|第?[一二三四]季度|totals?|sum|year|annual|合计|总计|全年)$/i;
/** "Year > 2010": a heading over the years that only says so. */
const OVER_PERIODS = /^(?:years?|months?|quarters?|年份|年度|月份|季度) > /i;
/** "% of labour force", "per cent" */
const SHARE = /^(?:%|per ?cent)(?:\s+of\s.+)?$/i;
/** "EUR/MWh", "%": a rate, too, is in these. */
const OF_RATES = /^%|\/|\sper\s/i;
/** What counts people or things ("门店数") is no sum of money. */
const CHINESE_COUNT = /(?:人次|数量?)$/u;
/** Accounts head sums by what was done with the money or by when they stood so: "预算数", "捐赠总数", "期末数". */
const CHINESE_SUM =
  /(?:[预决核概结]算|执行|完成|调整|计划|实际|发生|拨款|缴费|捐赠|捐款|[收付缴贷借欠税]款|[应实][收付缴]|收入|支出|结转|金额|资金|余额|余|基|增减|变动|累计|合计|[本上当去]年|[本上]期|同期|[年期][初末])总?数$/u;
/** Amounts of a share, not of the whole. */
const OF_A_SHARE = /\b(?:eps|dps|bvps|nav|per)\b/i;

/** What a title says of the figures below it; undefined where it says nothing, or two things. */
export function unitOfTitle(title: string): TableUnit | undefined {
  return MAY_STATE.test(title) ? statedUnit(title) : undefined;
}

/** One look that spares most titles the patterns. */
const MAY_STATE = /\bin\b|[([（]|单位|[,;]\s*\S{1,24}$/i;

const statedUnit = kept((title): TableUnit | undefined => {
  const found = [...title.matchAll(STATED), ...title.matchAll(BRACKETED), ...title.matchAll(CHINESE)]
    .map(([, words = ""]) => readUnit(words.replace(/^in\s+/i, "").trim()))
    .concat(unitAtEnd(title) ?? [])
    .filter((one) => one !== undefined);
  const [first] = found;
  return first && found.every(({ unit }) => unit === first.unit) ? first : undefined;
});

function unitAtEnd(title: string): TableUnit | undefined {
  const [[, words = ""] = []] = [...title.matchAll(AT_END)];
  return STATE.test(words) ? undefined : readUnit(words);
}

/** "Wholesale price, EUR/MWh" -> "Wholesale price" */
export const withoutUnitAtEnd = (title: string): string =>
  unitAtEnd(title) === undefined ? title : title.replace(AT_END, "");

/**
 * Is a heading nothing but the unit of the figures below it: "GWh", "EUR/MWh", "Tonnes"? Words for things that are counted are no
 * such, and neither are those that head a column as often by themselves ("Page", "Month").
 */
export function isUnitAlone(heading: string): boolean {
  const words = heading.trim();
  return readUnit(words) !== undefined && (!/^\p{L}{4,}$/u.test(words) || isPlural(words) || SHARE.test(words));
}

/** "EUR 1,000", "Unit: tonnes", "All amounts in CHF": a line above a table that says nothing but the unit of its figures. */
export function unitOfLine(line: string): string | undefined {
  const words = line
    .trim()
    .replace(/^[([]|[)\]]$/g, "")
    .replace(/^(?:units?\s*[:：]\s*|(?:all\s+)?(?:amounts|figures|values)\s+(?:are\s+)?in\s+|in\s+)/i, "");
  return spokenScale(words) ?? (isUnitAlone(words) ? readUnit(words)?.unit : undefined);
}

/** "单位：万元、万人次、块" */
const CHINESE_LIST = /单位\s*[:：]\s*([^\s,，;；()（）]+(?:[、,，]\s?[^\s,，;；()（）、]+)+)/u;

/**
 * A table's columns with the units that its title lists one by one, where it lists as many as there are columns of figures
 * that state none; undefined where it does not.
 */
export function withListedUnits(columns: readonly Column[], title: string): Column[] | undefined {
  const units = CHINESE_LIST.exec(title)?.[1]?.split(/[、,，]\s?/u) ?? [];
  const bare = columns.filter(({ type, role, unit }) => type === "number" && role === "measure" && !unit);
  if (units.length < 2 || units.length !== bare.length || !units.every(isKnownUnit)) return undefined;
  return columns.map((column) => {
    const at = bare.indexOf(column);
    return at < 0 ? column : { ...column, unit: units[at]! };
  });
}

/**
 * "（每股收益、员工人数除外）", "except headcount and earnings per share": what a line that states a unit excepts from it. "Excluding tax"
 * says what the figures leave out, and is true of those in this unit.
 */
const EXCEPTED =
  /(?:除\s*(?<zh>[^（）()；;。]+?)\s*(?:外|以外|之外)|(?<behind>[^（）()；;。，,：:]+?)\s*除外|\bexcept(?:ing)?(?: for)? (?<en>[^()；;.]+))/iu;
/** "Earnings per share data", "员工人数等": what says no more of what is excepted. */
const NO_MORE = /\s(?:amounts?|data|figures?|values?)$|等$/iu;

/** What a line above a table says of its figures, and which of them it excepts; undefined where it states no unit. */
export function unitAbove(line: string): { unit: TableUnit; except: string[] } | undefined {
  const { zh, behind, en } = EXCEPTED.exec(line)?.groups ?? {};
  const said = zh ?? behind ?? en;
  const bare = line.replace(EXCEPTED, "").replace(/[（(]\s*[）)]/gu, "");
  const words = bare.replace(/^(?:units?\s*[:：]|(?:all )?(?:amounts|figures|values) (?:are )?in)\s*/iu, "");
  const unit = unitOfTitle(bare) ?? unitOfTitle(`(${words.replace(/[,;:.\s]+$/u, "")})`);
  const terms = (said ?? "").split(/[、，,；;]|\s(?:and|or)\s|[及和与]/u);
  const except = terms.map((term) => term.trim().toLowerCase().replace(NO_MORE, "").trim()).filter(Boolean);
  return unit && { unit, except };
}

function readUnit(words: string): TableUnit | undefined {
  if (SHARE.test(words)) return { unit: "%", kind: "measure" };
  const scaled = spokenScale(words);
  const counted = scaled?.replace(/^\S+\s/, "");
  if (scaled !== undefined && counted !== undefined)
    return { unit: scaled, kind: isBareScale(scaled) ? "scale" : isCurrency(counted) ? "money" : "measure" };
  if (ONE_LETTER.test(words) || !isKnownUnit(words) || COUNTED.test(unitKey(words)) || /\s/.test(unitKey(words)))
    return isCurrency(words) ? { unit: words, kind: "money" } : undefined;
  return { unit: words, kind: isCurrency(words) || /[元]$/.test(words) ? "money" : "measure" };
}

/**
 * Gives a table's columns the unit of its title, where they state none: a scale to all that is measured, money to what is
 * money, anything else where all columns are of one quantity at several times, or one column alone is measured, and to parts of
 * what the title is about.
 *
 * @param except what the line that states the unit excepts from it, in lower case
 */
export function withTableUnit(
  columns: readonly Column[],
  { unit, kind }: TableUnit,
  except: readonly string[] = [],
): Column[] {
  const bare = columns.filter(
    (column) => column.type === "number" && column.role === "measure" && !column.unit && !isExcepted(column, except),
  );
  const alike = bare.length === 1 || bare.every(({ name }) => PERIOD.test(name.replace(OVER_PERIODS, "")));
  // "Inward" and "Outward" under "Cargo by port (tonnes)" are parts of what the title is about; "Ship calls" beside them are not.
  const parts = bare.filter(({ name }) => isOnlyAdjective(name.trim()));
  return columns.map((column) => {
    if (!bare.includes(column) || headerUnit(column.name) !== undefined) return column;
    const whole = column.name.replace(/\s*\([^()]*\)/g, "");
    if (OF_A_SHARE.test(column.name) || (isRate(column.name) && !OF_RATES.test(unit))) return column;
    const isPart = parts.length > 1 && parts.includes(column);
    const isCount = isCountable(whole) || isChineseCount(whole.replace(/（[^（）]*）/gu, ""));
    const fits = alike || isPart || kind === "scale" || (kind === "money" && !isCount);
    return fits ? { ...column, unit } : column;
  });
}

/** Whether a heading is, or its head is, one of what is excepted: "Average headcount" of "headcount", "在职员工人数" of "员工人数". */
function isExcepted({ name }: Column, except: readonly string[]): boolean {
  const words = name
    .toLowerCase()
    .replace(/\s*[（(][^（）()]*[）)]/gu, "")
    .trim();
  return except.some((one) => words.endsWith(one) && !/\p{Script=Latin}$/u.test(words.slice(0, -one.length)));
}

const isChineseCount = (name: string): boolean => CHINESE_COUNT.test(name) && !CHINESE_SUM.test(name);
