import type { Column } from "../../core/relation.ts";
import { unitsIn } from "../../logic/values/convert.ts";
import { isMeanFlow } from "../../logic/values/mean-flow.ts";
import { isCurrency, sameUnit } from "../../logic/values/units.ts";
import type { SaidQuantity } from "./words/words.ts";

type Measured = SaidQuantity & { additive: boolean };

const LENGTH_UNIT =
  /^(?:[mck]?m|in|inch(?:es)?|ft|feet|yards?|yd|mi|miles?|(?:kilo|centi|milli)?met(?:er|re)s?|米|千米|公里|厘米|毫米)\.?$/i;
/** In these, things are measured that nobody lays end to end. */
const SMALL_UNIT = /^(?:[cm]m|in|inch(?:es)?|(?:centi|milli)met(?:er|re)s?|厘米|毫米)\.?$/i;
const AREA_UNIT = /²|\b(?:sq|square|ha|hectares?|acres?)\b|平方|公顷|亩/i;
/** What takes time or room on a disk: nobody deals it out anew, or reckons it by something else of the same thing. */
const INCIDENTAL_UNIT =
  /^(?:[kmgt]i?b|bytes?|s|secs?|seconds?|min|mins|minutes?|h|hrs?|hours?|days?|weeks?|months?|years?|秒|分|分钟|小时|天|日|年)\.?$/i;
/** A unit of each sort that what is dealt out is measured in. */
const AMOUNTS = ["kg", "l", "m³", "kWh"];
/** What lies end to end. Heights, depths and widths of different things have no sum that anybody asks for. */
const RUNS_ON =
  /\b(?:length|distance|coast(?:line)?|border|boundar(?:y|ies)|roads?|roadways?|rail(?:way)?s?|tracks?|routes?|lines?|networks?|canals?|trails?|paths?|pipelines?|waterways?|cables?|shel(?:f|ves)|frontage|perimeter|mileage)\b|长度|里程|海岸线|边界|全长|总长/i;
/** The sides of one thing, said bare: nobody divides its height above the sea by one of them. */
const SIDE =
  /^(?:(?:total|overall|mean|average|maximum|minimum|full) )?(?:length|width|height|depth|breadth|beam|diameter|thickness|span)$/i;
/** Words that two quantities share when they are of one thing: "coal exports", "coal imports"; two characters of Chinese. */
const WORD = /\p{Script=Han}|(?!\p{Script=Han})\p{L}{4,}/gu;
const COMMON = new Set(["total", "number", "mean", "average", "maximum", "minimum", "annual", "with", "from", "above"]);

/** How long the weather was so: it is so in several places at a time, and no hours of sun add up over them. */
const WEATHER =
  /\b(?:sunshine|sunny|(?:rain|rainy|frost|frosty|snow|foggy|hot|heat|ice) (?:days?|hours?))\b|日照|[高低]温日|[雨雪雾霜晴]日/i;

/** May values of it be added up over things? A column of lengths only where what it measures lies end to end. */
export const addsUp = ({ noun, unit, additive }: Measured): boolean =>
  additive &&
  !WEATHER.test(noun) &&
  (unit === undefined || !LENGTH_UNIT.test(unit) || (RUNS_ON.test(noun) && !SMALL_UNIT.test(unit)));

/** What a thing can hold or do stays with it. */
const ABILITY = /\bcapacit(?:y|ies)\b|容量|能力|吞吐/i;

/** Is it so much of a thing that it may be told per something else: a total, or the mean over time of what would else be one? */
export const isAmountOf = (column: Pick<Column, "name" | "additive" | "unit">): boolean =>
  column.additive === true || isMeanFlow(column);

/** Can what all have together be shared out anew? Money, or what is weighed or poured, can; counted things, land and capacities stay where they are. */
export const isTransferable = (quantity: Measured): boolean =>
  addsUp(quantity) &&
  quantity.unit !== undefined &&
  !ABILITY.test(quantity.noun) &&
  (isMoney(quantity) || AMOUNTS.some((unit) => unitsIn(quantity.unit!, unit) !== undefined));

/** "万元", "亿元": money by the ten thousand is money. */
const unscaled = (unit: string): string => unit.replace(/^[百千万亿]+(?=\p{Script=Han})/u, "");

/** Chinese counts things by a word behind the figure, in units of ten thousand where there are many. */
const COUNTED = /^[百千万亿]?[人户名位个家所座处栋幢间套件篇部项册本台辆艘架张枚株棵只头]$/;
const PEOPLE = /^[百千万亿]?[人户名位]$/;
/** Are they people, by the word that Chinese counts them by? */
export const arePeople = ({ unit }: { unit?: string | undefined }): boolean => unit !== undefined && PEOPLE.test(unit);

/** Is it something that others are reckoned by: how many there are, how large it is? "Per berth", "per hectare", and no "per kilowatt". */
const isBase = ({ unit }: Measured): boolean => unit === undefined || AREA_UNIT.test(unit) || COUNTED.test(unit);
export const isMoney = ({ unit }: { unit?: string | undefined }): boolean =>
  unit !== undefined && isCurrency(unscaled(unit));

/**
 * Two totals of different units in the order in which somebody divides them: by how many there are, or how large it is; money by
 * what it is paid for. Undefined where nobody does.
 *
 * @param size of a quantity's values: of two that both are reckoned by, the larger is divided
 */
export function rate<M extends Measured>(one: M, other: M, size: (of: M) => number): readonly [M, M] | undefined {
  if (!addsUp(one) || !addsUp(other)) return undefined;
  if ([one, other].some(({ unit }) => unit !== undefined && INCIDENTAL_UNIT.test(unit))) return undefined;
  if (isMoney(one) !== isMoney(other)) return isMoney(one) ? [one, other] : [other, one];
  if (isRunTime(one, other)) return [one, other];
  if (isRunTime(other, one)) return [other, one];
  if (isBase(one) && isBase(other)) return size(one) < size(other) ? [other, one] : [one, other];
  if (isBase(other)) return [one, other];
  return isBase(one) ? [other, one] : undefined;
}

/** What was made in so long, by what can be made at a time: how much of the time a plant runs. */
export const isRunTime = (made: Pick<Measured, "unit">, rated: Pick<Measured, "unit">): boolean =>
  made.unit !== undefined &&
  rated.unit !== undefined &&
  unitsIn(made.unit, "kWh") !== undefined &&
  unitsIn(rated.unit, "kW") !== undefined;

/**
 * Money and what it is paid for of one thing: so much of a weight, a volume or an area. What is counted is left to `rate`: a fee per
 * course, or a price per stage, is nobody's figure.
 */
export function moneyPer<M extends Measured>(one: M, other: M): readonly [M, M] | undefined {
  const [money, base] = isMoney(one) ? [one, other] : [other, one];
  if (!isMoney(money) || isMoney(base) || base.unit === undefined) return undefined;
  const isMeasured = AREA_UNIT.test(base.unit) || AMOUNTS.some((unit) => unitsIn(base.unit!, unit) !== undefined);
  return isMeasured && !ABILITY.test(base.noun) ? [money, base] : undefined;
}

/** How long or large something is: it is so in whatever year one asks. */
export const isTimeless = ({ unit }: { unit?: string | undefined }): boolean =>
  unit !== undefined && (AREA_UNIT.test(unit) || isLength({ unit }));

export const isLength = ({ unit }: { unit?: string | undefined }): boolean =>
  unit !== undefined && LENGTH_UNIT.test(unit);

/** In these somebody tells how long what is paid for goes on: so much a month. */
const TERM_UNIT = /^(?:days?|weeks?|months?|years?|天|日|周|个?月|年)$/i;
/** Money and how long it is paid, or the work that it is for goes on. */
export function moneyOver<M extends Measured>(one: M, other: M): readonly [M, M] | undefined {
  const [money, term] = isMoney(one) ? [one, other] : [other, one];
  return isMoney(money) && term.unit !== undefined && TERM_UNIT.test(term.unit) ? [money, term] : undefined;
}

/** Do two quantities of one unit have a ratio that somebody asks for? */
export function haveRatio(a: Measured, b: Measured): boolean {
  if (a.unit === undefined || !sameUnit(a.unit, b.unit)) return false;
  if (addsUp(a) && addsUp(b)) return true;
  // How many times as many use one thing as suffer from another, nobody asks.
  if (/[%‰]/.test(a.unit)) return false;
  if (SIDE.test(a.noun) && SIDE.test(b.noun)) return true;
  const shared = sharedWords(a.noun, b.noun);
  return /\p{Script=Han}/u.test(a.noun) ? shared.length > 1 : shared.length > 0;
}

function sharedWords(a: string, b: string): string[] {
  const words = (noun: string) => noun.toLowerCase().match(WORD) ?? [];
  const others = new Set(words(b));
  return [...new Set(words(a))].filter((word) => others.has(word) && !COMMON.has(word));
}
