import { kept } from "../../core/kept.ts";
import type { Column, ColumnRole, ColumnType } from "../../core/relation.ts";
import type { NumberValue, Value } from "../../core/value.ts";
import { isOfEach } from "../chinese/of-each.ts";
import { isCountable } from "../english/english.ts";
import { isParticiple } from "../english/participles.ts";
import { inUnit } from "../match/match-quantity.ts";
import { hasFigure, plainText } from "./cell-text.ts";
import { isPriced } from "./priced.ts";
import { scaleLetter, spokenScale } from "./scale-unit.ts";
import { isKnownUnit, sameUnit, unitKey } from "./units.ts";

/** A column is of a type when at least this share of its readable cells is. */
const TYPE_SHARE = 0.7;
/** Words that recur among figures say why there is none ("out of print"): so many different ones at most, on no more than half. */
const MOST_REASONS = 2;
const LEAST_FIGURES = 3;
/** A category recurs: its distinct values are at most this share of its cells, of which there are at least `CATEGORY_CELLS`. */
const CATEGORY_SHARE = 0.5;
const CATEGORY_CELLS = 4;
const CATEGORY_LENGTH = 60;
/** Bare integers within these bounds are calendar years when all of a column's values are. */
const YEARS = { from: 1500, to: 2100 };
/** Where the header says that it is a year, it may lie this far back. */
const OLDEST_SAID = 100;
const LATEST_SAID = 2999;
/** Where it says what was done, and neither when nor how many, whole numbers from here on are years however few they are. */
const OLDEST_DONE = 1800;
/** A column of fewer years is not proof without a header that says so. */
const YEAR_CELLS = 3;

const YEAR_NAME =
  /\b(?:year|years?|yr|founded|established|inception|built|opened|released|born|died|since)\b|年份|年度|^年$|(?:成立|建立|建成|建造|创建|创立|创办|开通|开放|启用|竣工|出版|发行|上映|发布|发现|出生|逝世|加入|设立|注册)(?:年|年代|时间|于)?$/i;
/** "nights per year", "visitors a year": so many in each. */
const IN_EACH_YEAR = /(?:\b(?:per|each|every|an?|in the)\s|\/\s?)(?:calendar\s)?(?:year|yr)\b/i;
const DURATION_NAME = /\b(?:years? (?:old|of age)|years? in|number of years|age|duration|length)\b/i;
const RANK_NAME =
  /^(?:#|no\.?|nr\.?|№|pos\.?|position|rank|ranking|place|standing|edition|episode|chapter)$|\brank(?:ing|ed)?\b|\bcountry comparison\b|排名|名次|序号|^(?:届[次别]|期[次别]|年级)$/i;
/** "1998届", "2003级": whose year it was, and no count of anything. */
const CLASS_OF = /^[届级]$/u;
const EDITION_NAME = /^edition$/i;
const IDENTIFIER_NAME =
  /\b(?:id|ids|code|codes|isbn(?:-1[03])?|issn|doi|sku|phone|tel|telephone|fax|zip|postcode|postal code|url|uri|e-?mail|ip|rfc|cve|hash|serial|account|reference|ref)\b\.?$|^(?:lane|heat|(?:bib|shirt|jersey|squad|start|lane|track|platform|gate|room) (?:number|no\.?|nr\.?))$|^(?:道次|泳道|赛道|组次|签位|背号|球衣号码)$|\b(?:article|catalogu?e|item|listing|order|part|product|stock) ?(?:no\.?|nr\.?|number)$|\S ?#$|编号|代码|代号|电话(?:号码)?$|传真(?:号码)?$|邮编|邮政编码|(?<![型信符称分])号$|身份证|序列号|端口号?$|版本号|网址|邮箱/i;
const NOT_ADDITIVE_NAME =
  /\b(?:rates?|prices?|fee|msrp|rrp|serves|range|sleeps|ratios?|percent(?:age)?|shares?|index|indices|average|avg|mean|median|mode|per|density|temperature|temp|ages?|expectancy|growth|score|scores|rating|ratings|grade|gpa|rank|elevation|altitude|height|breadth|width|radius|diameter|wingspan|(?:territorial|contiguous) (?:sea|zone)|highest|lowest|depth|latitude|longitude|coordinates|gini|prevalence|probability|frequency|speed|pressure|humidity|level|limit|minimum|maximum|min|max|version|efficiency|yield|zoom|resolution|magnification|ph|turbidity|hardness|salinity|conductivity|acidity|aperture|focal length|distance (?:from|to))\b|%|率|平均|人均|户均|均价|单价|价格|比例|比重|占比|份额|指数|密度|温度|气温|湿度|年龄|评分|得分|分数|成绩|寿命|海拔|高度|高程|深度|增速|涨幅|同比|环比|每|最高|最低|最大|最小|经度|纬度|等级|级别|速度|浓度|浊度|浑浊度|硬度|酸碱度|酸度|盐度|色度|电导率|流行度/i;
/** What one thing costs whoever has it, and how far or fast it goes, is so much for each. */
const FOR_EACH =
  /\bcosts? (?:to|of) (?:own(?:ing|ership)?|buy(?:ing)?|run(?:ning)?|rent(?:ing)?|liv(?:e|ing))\b|\b(?:mpg|mph|rpm|km\/h)\b/i;
/** What somebody weighs is a fact about them; what several weigh together is none. */
const OF_A_BODY = /^(?:body |playing |birth |curb |kerb )?weight(?:\s*\([^)]*\))?$|^体重$/i;
/** "Speed cameras", "temperature stations": what is counted is the things, and what they measure only tells which. */
const QUALIFIED_THINGS =
  /\b(?:speed|pressure|temperature|humidity|height|depth|altitude|level|price|age|frequency)\s(?!(?:bands|degrees|feet|figures|inches|levels|limits|met(?:er|re)s|points|prices|ranges|rates|ratios|readings|records|scores|shares|values|years)$)(\p{L}{3,}(?<!s)s)$/iu;
const RATE_UNIT = /^%|\/|\bper\b|^°|^K$|^(?:mph|mpg|kn|km\/h|dB|psi|bar|hPa|kPa|MPa|Hz|kHz|MHz|GHz|NTU|FTU|pH)$/;
/** "Area (km²)", "Price, EUR", "Population [thousands]" */
const UNIT_IN_NAME = /[([]\s?(?:in\s)?([^()[\]]{1,24})\s?[)\]]\s*$/;

const UNIT_BEHIND_IN = /\sin\s(per ?cent|\S{1,24})$/i;

/** "品　牌", "会 员 价": characters set apart so that labels of two and of four are equally wide. */
const SPACED = /^\p{Script=Han}(?:\s+\p{Script=Han})+(?=$|\s*[（(:：])/u;

/** "thousands", "US$ millions", "'000", "thousand florins": the numbers stay as printed, the question says their unit. */
const SCALE_UNIT =
  /^(?:\S{1,4}\s)?(?:thousands?|millions?|billions?|['’]?000s?)(?:\sof\s[\p{L}\s]+|\s\S{1,4}|\s\p{L}{3,15}s)?$/iu;

/**
 * What a column holds and what it is for, from its header and from all of its values. Never looks outside the column: which
 * column names the rows is decided by `assignLabel`.
 *
 * @param values one per cell; @param texts the same cells as printed
 */
export function inferColumn(name: string, values: readonly Value[], texts: readonly string[]): Column {
  const header = plainText(name).replace(SPACED, (set) => set.replace(/\s+/gu, ""));
  const type = columnType(values);
  const role = columnRole(header, type, values, texts);
  const column: Column = { name: header, type, role };
  if (type !== "number") return column;
  // "1998届" is of 1998: what is said behind a year counts nothing.
  const unit = (role === "year" ? undefined : commonUnit(values)) ?? unitOfName(header, values);
  if (unit !== undefined) column.unit = unit;
  if (role === "measure") column.additive = isAdditive(header, unit, values);
  return column;
}

function columnType(values: readonly Value[]): ColumnType {
  const counts = new Map<string, number>();
  let readable = 0;
  for (const { kind } of values) {
    if (kind === "missing" || kind === "unsure") continue;
    readable++;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  for (const type of ["number", "date", "entity", "list"] as const) {
    if (readable > 0 && (counts.get(type) ?? 0) / readable >= TYPE_SHARE) return type;
  }
  return isFiguresOrReasons(values, readable) ? "number" : "text";
}

/** "£12", "£30", "out of print", "£9", "out of print": figures of one unit, and a word or two where there is none. */
function isFiguresOrReasons(values: readonly Value[], readable: number): boolean {
  const numbers = values.filter(isNumber);
  if (numbers.length < LEAST_FIGURES || numbers.length * 2 < readable) return false;
  const words = values.filter(({ kind }) => kind === "text").map(({ printed }) => plainText(printed).toLowerCase());
  const reasons = new Set(words);
  const recurring = reasons.size <= MOST_REASONS && reasons.size < words.length && ![...reasons].some(hasFigure);
  return (
    recurring &&
    numbers.length + words.length === readable &&
    numbers.every(({ unit }) => sameUnit(unit, numbers[0]!.unit))
  );
}

function columnRole(name: string, type: ColumnType, values: readonly Value[], texts: readonly string[]): ColumnRole {
  if (type === "date") return "date";
  if (type === "list") return "text";
  if (IDENTIFIER_NAME.test(name) && !RANK_NAME.test(name) && !areSorts(type, values, texts)) return "identifier";
  if (type === "number") return numberRole(name, values.filter(isNumber));
  return isCategory(values, texts) ? "category" : "text";
}

/** "Dress code: smart casual" here and there: plain words that come back are sorts, and no codes. */
const areSorts = (type: ColumnType, values: readonly Value[], texts: readonly string[]): boolean =>
  type === "text" &&
  isCategory(values, texts) &&
  texts.some((text) => /\p{Ll} \p{L}/u.test(text)) &&
  texts.every((text) => text.trim() === "" || /^\p{L}\p{Ll}+(?:[ -]\p{L}\p{Ll}+)*$/u.test(text.trim()));

function numberRole(name: string, numbers: readonly NumberValue[]): ColumnRole {
  if (numbers.length > 0 && numbers.every(isClassOf)) return "year";
  // "c. 1736" is a year, too, though nobody knows which.
  const bare = numbers.every(
    (n) =>
      n.unit === undefined &&
      n.precision === 0 &&
      (n.approximate ? /\d{4}$/ : /^\d+(?:\s?[[(].*|\D{0,2})$/).test(n.printed),
  );
  const counted = DURATION_NAME.test(name) || IN_EACH_YEAR.test(name);
  const said = (YEAR_NAME.test(name) || isParticiple(name.trim())) && !counted;
  // "Felled: 1911" says when; "Felled: 240" may say how many.
  const [oldest, newest] = YEAR_NAME.test(name) ? [OLDEST_SAID, LATEST_SAID] : [OLDEST_DONE, YEARS.to];
  if (said && bare && numbers.length > 0 && numbers.every((n) => +n.decimal >= oldest && +n.decimal <= newest))
    return "year";
  const recent = bare && !counted && numbers.every((n) => +n.decimal >= YEARS.from && +n.decimal <= YEARS.to);
  // "Edition 2025": no fair was held two thousand times.
  if (EDITION_NAME.test(name) && recent && numbers.length >= YEAR_CELLS) return "year";
  if (RANK_NAME.test(name)) return "rank";
  if (recent && numbers.length >= YEAR_CELLS) return "year";
  const counting = numbers.length >= YEAR_CELLS && numbers.every((n, index) => n.decimal === String(index + 1));
  return bare && counting ? "rank" : "measure";
}

/** Is it the year by which a class is called? */
const isClassOf = ({ unit = "", precision, decimal }: NumberValue): boolean =>
  CLASS_OF.test(unit) && precision === 0 && +decimal >= YEARS.from && +decimal <= YEARS.to;

function isCategory(values: readonly Value[], texts: readonly string[]): boolean {
  const cells = texts.filter((_, index) => values[index]?.kind !== "missing").map((text) => plainText(text));
  if (cells.length < CATEGORY_CELLS || cells.some((cell) => cell.length > CATEGORY_LENGTH)) return false;
  return new Set(cells).size <= cells.length * CATEGORY_SHARE;
}

function isAdditive(name: string, unit: string | undefined, values: readonly Value[]): boolean {
  if (isPriced(name.trim(), unit) || isRate(name) || OF_A_BODY.test(name.trim()) || FOR_EACH.test(name)) return false;
  if (isOfEach(name.trim())) return false;
  // What is counted comes in whole numbers: "points" of 9.8 are an average.
  if (unit === undefined && isCountable(name) && values.some((value) => isNumber(value) && value.precision > 0))
    return false;
  if (unit !== undefined)
    return !RATE_UNIT.test(unit) && !RATE_UNIT.test(unitKey(unit)) && !NOT_ADDITIVE_NAME.test(unit);
  return !values.some((value) => isNumber(value) && value.unit !== undefined && RATE_UNIT.test(value.unit));
}

/** "cameras" of "speed cameras"; other names as they are. */
export const withoutQualifier = (name: string): string => name.trim().replace(QUALIFIED_THINGS, "$1");

/**
 * Does a header name a rate, a share, an average or a score? In brackets only what makes the whole one counts: "GDP (official
 * exchange rate)" is an amount, "fee (per day)" a rate.
 */
export const isRate = kept((name): boolean => {
  const open = name.replace(/\([^()]*\)/g, " ");
  const inside = name.match(/\([^()]*\)/g)?.join(" ") ?? "";
  return (
    NOT_ADDITIVE_NAME.test(withoutQualifier(open)) ||
    /%|\b(?:per|percent|average|mean|median|index|share)\b/i.test(inside)
  );
});

/** The unit that all numbers share, in its most frequent spelling; absent where there is none or they differ. */
function commonUnit(values: readonly Value[]): string | undefined {
  const spellings = new Map<string, number>();
  let first: NumberValue | undefined;
  for (const value of values) {
    if (!isNumber(value)) continue;
    first ??= value;
    if (!sameUnit(first.unit, value.unit)) return undefined;
    if (value.unit !== undefined) spellings.set(value.unit, (spellings.get(value.unit) ?? 0) + 1);
  }
  return [...spellings].sort((a, b) => b[1] - a[1])[0]?.[0];
}

function unitOfName(name: string, values: readonly Value[]): string | undefined {
  if (values.some((value) => isNumber(value) && value.unit !== undefined)) return undefined;
  // "Area (km²) > land": what the first level says holds for the second.
  return name
    .split(/\s>\s/)
    .map(headerUnit)
    .findLast((unit) => unit !== undefined);
}

function isNumber(value: Value): value is NumberValue {
  return value.kind === "number";
}

/** "Area (km²)" -> "km²", "Revenue (millions)" -> "millions", "Rate in %" -> "%", where what stands there is a unit. */
export const headerUnit = kept((name): string | undefined => {
  const found = UNIT_IN_NAME.exec(name);
  const inside = found?.[1]?.trim();
  if (found === null || inside === undefined) return unitBehindIn(name) ?? unitOfKey(name)?.unit;
  // "元，含税": what follows in words says of what kind the amounts are.
  const taken = /^([^，,]+)[，,]\s?\p{Script=Han}+$/u.exec(inside)?.[1];
  if (taken !== undefined && isKnownUnit(taken)) return taken;
  const first = unitBefore(name.slice(0, found.index), inside);
  const scale = scaleLetter(name.slice(0, found.index), inside) ?? spokenScale(inside);
  return first ?? scale ?? (isKnownUnit(inside) || SCALE_UNIT.test(inside) ? inside : undefined);
});

/** "Vacancy rate in %" -> "%", "Population in thousands" -> "thousands"; "Wins in a row" states none. */
function unitBehindIn(name: string): string | undefined {
  const unit = UNIT_BEHIND_IN.exec(name)?.[1];
  if (unit === undefined || unit === "a") return undefined;
  if (/^per ?cent$/i.test(unit)) return "%";
  return isKnownUnit(unit) || SCALE_UNIT.test(unit) ? unit : undefined;
}

/** "price_kr_per_kg" -> "kr/kg", "area_km2" -> "km2", "cost_eur" -> "EUR": how files write a unit behind a quantity. */
function unitOfKey(name: string): { unit: string; bare: string } | undefined {
  const [, bare, of, by] = KEY.exec(name) ?? [];
  if (bare === undefined || of === undefined || (by === undefined && NO_UNIT.test(of))) return undefined;
  const unit = [of, of.toUpperCase()].map((one) => (by === undefined ? one : `${one}/${by}`)).find(isKnownUnit);
  return unit === undefined ? undefined : { unit, bare };
}
/** "price_min" is the least, "logged_in" a state; of single letters these alone are units as a matter of course. */
const NO_UNIT = /^(?:min|in|at|no|[^mtg])$/;
const KEY = /^([\p{Ll}\d]+(?:_[\p{Ll}\d]+)*?)_([\p{Ll}\d]+)(?:_per_([\p{Ll}\d]+))?$/u;

/** "Mean high °C (°F)", "Rainfall mm (inches)": what stands in brackets is the same in another unit. */
function unitBefore(text: string, inside: string): string | undefined {
  const last = /\s(\S{1,6})\s*$/u.exec(text)?.[1];
  return last !== undefined && last !== inside && inUnit("1", last, inside) ? last : undefined;
}

/** A header without the unit that it states: "Area (km²)" -> "Area", "Mean high °C (°F)" -> "Mean high". */
export function withoutHeaderUnit(name: string): string {
  const unit = headerUnit(name);
  if (unit === undefined) return name;
  const inKey = UNIT_IN_NAME.test(name) ? undefined : unitOfKey(name);
  if (inKey) return inKey.bare;
  if (!UNIT_IN_NAME.test(name)) return name.replace(UNIT_BEHIND_IN, "");
  const bare = name.replace(/\s*[([][^()[\]]*[)\]]\s*$/, "");
  return bare.endsWith(` ${unit}`) && !UNIT_IN_NAME.exec(name)?.[1]?.includes(unit)
    ? bare.slice(0, -unit.length - 1)
    : bare;
}
