import { keptOfTwo } from "../../../core/kept-of.ts";
import type { Column } from "../../../core/relation.ts";
import { measureWord } from "../../../logic/chinese/measure-words.ts";
import { humanise } from "../../../logic/english/humanise.ts";
import { nounKind } from "../../../logic/english/noun-kinds.ts";
import { withoutQualifier } from "../../../logic/values/infer-column.ts";
import { isPriced } from "../../../logic/values/priced.ts";
import { isCurrency, unitKey } from "../../../logic/values/units.ts";
import { quantityOf } from "../../../logic/values/year-text.ts";
import { type Branch, inputOf, isLeaf, type Node, nodesOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";
import { isNormOfEach } from "./norms-of-each.ts";
import { isOfOne, isOfRivals } from "./of-rivals.ts";
import { isOfOffer } from "./offers-of-work.ts";
import { isPaid } from "./own-sizes.ts";
import { isPaidToAttend } from "./paid-to-attend.ts";
import { isOnScale } from "./scale-measures.ts";
import { areShared } from "./shared-counts.ts";
import { isUsedAgain } from "./used-again.ts";

const ADDING = new Set(["sum", "take_until"]);
const LENGTHS = new Set(["km", "m", "cm", "mm", "mi", "ft", "in", "yd", "里", "nm"]);
const LOADS = new Set(["kg", "g", "mg", "t", "lb", "oz", "stone", "斤", "l", "ml", "gal"]);
/** What lies along the land, and makes up a network. */
const NETWORK =
  /\b(?:border|cable|canal|coast|coastline|dike|fence|line|network|path|pipeline|quay|rail|railway|river|road|route|runway|shelf|shoreline|street|track|trail|tunnel|wall)s?\b|(?:岸线|道路|公路|铁路|里程|管线|渠道|河道|步道|海岸)/i;
/** Loads of what is held, taken or made; those of single objects are no parts of one load. */
const QUANTITY =
  /\b(?:cargo|catch|caught|crop|emissions?|exports?|freight|harvest|held|imports?|known|landed|landings?|load|output|produced|production|quantity|stocks?|supply|tonnage|waste|yield)\b|(?:产量|捕捞|排放|吞吐|储量|运量|总量|库存|馆藏量)/i;
/** How many sorts there are of something. The same sort may stand in several places: such numbers make up none of all sorts. */
export const SORTS =
  /\b(?:countries|genres|kinds|languages|nationalities|nations|sorts|species|types|varieties)\b|国家|语种|品种|物种|项目/i;
/** “展出品种”, “鸟类种数”: so they are, whatever measure word stands behind the figure. */
const CHINESE_SORTS = /(?:[品物语树]种|种类|种)(?:总?数量?)?(?:\s*[（(][^（()）]*[)）])?$/u;
/** How long each work is to read: nobody reads all of them as one. */
const OF_A_WORK =
  /^(?:总?页数|总?字数|篇幅)(?:\s*[（(][^）)]*[）)])?$|^(?:number of |total )?pages$|^(?:page|word) count$/iu;
/** How large, heavy, high or loud each is. */
const ACROSS =
  /\b(?:height|width|depth|diameter|displacement|engine (?:capacity|size)|girth|weight|length|pitch|tuning|gauge|calib(?:re|er)|gradient|slope|hardness|strength)\b/i;
/** How hard, strong or hot each is: two of them together are no harder. */
const INTENSITY =
  /\b(?:acidity|alkalinity|ph|brightness|density|hardness|horsepower|humidity|intensity|loudness|luminosity|magnitude|potency|pressure|strength|temp(?:erature)?|torque|toughness|velocity|viscosity|voltage)\b|\b(?:brake|engine|max(?:imum)?|motor|peak) power\b|^power(?:\s*\([^)]*\))?$|硬度|强度|密度|压力|气压|温度|湿度|电压|粘度|黏度|亮度|马力|(?:发动机|引擎|电机|最大)功率|^功率$|酸碱?度|震级|浓度|[孔酒糖]度|度数|扭矩/i;
/** How strong, tough or skilled each is held to be: what two of a kind have together none of them has. 运力 and 劳动力 are amounts. */
const STRENGTH_OF_ONE =
  /(?<![运电人畜兵物财产]|劳动|劳|能)力(?:数?值|上限)?(?:\s*[（(][^）)]*[）)])?$|(?:生命|攻击|防御|耐久|经验|魔法|法力|体力|精力|声望|好感|熟练|敏捷|幸运|饱食|威力|阈|峰|限)值$|^(?:身高|体高|肩高|等级)$|\b(?:attack|defen[cs]e|hit points|stamina|agility|dexterity|armou?r class|firepower)(?:\s*\([^)]*\))?$/i;
/** Units of what a force, a wave or a current is like, whatever it is called. */
const INTENSE_UNIT =
  /^(?:hp|bhp|PS|k?N|lbf|Nm|[hkMG]?Pa|psi|m?bar|[kM]?V|[kMG]?Hz|dB|lx|cd|H[BV]|HRC|马力|伏|千伏|帕|千帕|兆帕|百帕|赫兹?|分贝)$/;
/** Those that are somebody's: several people's make up none. */
const OF_A_FAMILY = /\b(?:children|daughters|grandchildren|marriages|siblings|sons|spouses|wives)\b|[子儿]女|孩子/i;
/** The same days are snowy at several places. */
const DAYS = /\b(?:days|nights|weeks)\b(?! (?:of work|worked|spent|lost))|[日天]数/i;
/** What is counted in whole days or longer goes on beside others: "term: 3 years", "工期：90日历天". */
const LASTING_UNIT =
  /^(?:(?:calendar |working |business )?days?|weeks?|months?|years?|个?(?:日历|工作|自然)?[天日]|个?(?:月|星期|周|学期)|年)$/i;
/** …but for what was spent of them, by whomever. */
const SPENT = /\b(?:lost|spent|taken|used|work(?:ed)?)\b|[工人]日|出勤|缺勤|工作量/i;
/** What several reach at different times nobody reaches at once. */
const EXTREME =
  /\b(?:at once|at the same time|deepest|highest|largest|longest|most|peak|record|simultaneous|tallest|widest)\b|高峰|峰值|最多|同时/i;
/** What a single engine or vehicle has run: of several it is run by none. */
const RUN_UP = /\b(?:engine|flying|operating|running) hours\b|\b(?:mileage|odometer)\b|行驶里程|表显里程/i;
/** Whether a column says how long or how far each has run so far. */
export const isRunUp = ({ name }: Pick<Column, "name">): boolean =>
  RUN_UP.test(name) || /^(?:number of )?hours$/i.test(humanise(name));
/** Of files nobody has all versions. */
const DATA = /^(?:[KMGTkmgt]i?B|bytes?|字节|兆)$/;
/** Parts that one specimen of a kind has: nobody has all of them together. */
const OF_A_SPECIMEN =
  /\b(?:antennae|axles|blades|buttons|chromosomes|clutch|cylinders|decks|doors|floors|gears|hatches|hulls|keys|leaflets|leaves|legs|litter|masts|petals|rungs|sails|sepals|stamens|stor(?:eys|ies)|strands|strings|teeth|tiers|valves|wheels)\b|层数|花瓣|花萼|染色体|车门|车轮|气缸|琴弦|琴键|桅杆|舱口|窝卵|产仔/i;
/** What a thing that is sold is like: goods are not put together. */
const OF_GOODS =
  /^(?:brand|guarantee|manufacturer|model(?: number)?|(?:asking |guide |list |our |retail |sale )?price|rrp|sku|warranty|品牌|售价|价格|型号)$/i;

/**
 * Whether figures of several things make up one whole that people speak of: money, land and energy, loads held or made, lengths
 * of networks, and what is counted; heights, girths and weights of objects make up none, nor do intensities (hardness, pressure,
 * voltage, the power of an engine) and what scales tell (bitterness, ratings), parts of single specimens, the measures of goods and times that run beside each other (terms,
 * guarantees, the days that each of several works took).
 */
export const addUp = (column: Column, siblings: readonly Column[]): boolean => addUpBeside(siblings, column);

const addUpBeside = keptOfTwo((siblings: readonly Column[], column: Column): boolean => {
  const { unit } = column;
  const name = quantityOf(column.name);
  if (countsSorts(column) || (/^[个种]$/u.test(unit ?? "") && CHINESE_SORTS.test(name)) || areSortsHeld(column))
    return false;
  // What one pays for a thing is paid by many.
  if (unit !== undefined && isCurrency(unit))
    return !isPaid({ name: humanise(name), unit }) && !isPriced(humanise(name), unit);
  if (
    OF_A_WORK.test(name.trim()) ||
    isNormOfEach({ name }, siblings) ||
    OF_A_SPECIMEN.test(name) ||
    OF_A_FAMILY.test(name) ||
    EXTREME.test(name) ||
    STRENGTH_OF_ONE.test(name.trim()) ||
    RUN_UP.test(name) ||
    (unit !== undefined && LASTING_UNIT.test(unit) && !SPENT.test(name))
  )
    return false;
  if (unit !== undefined && /^ccm?$/i.test(unit)) return QUANTITY.test(name);
  if (isIntensity(column) || isOnScale(column) || (unit !== undefined && DATA.test(unit))) return false;
  if (siblings.some((other) => OF_GOODS.test(humanise(other.name).trim()))) return false;
  if (unit === undefined) return !ACROSS.test(name) && !SORTS.test(name) && !DAYS.test(name);
  if (LENGTHS.has(unitKey(unit))) return NETWORK.test(name);
  return !LOADS.has(unitKey(unit)) || QUANTITY.test(name);
});

/** “在售茶叶: 120种”: several shops have the same sorts. What is issued (“新书: 30种”) is issued once. */
const areSortsHeld = ({ name, unit }: Column): boolean => /^[种类款]$/u.test(unit ?? "") && !ISSUED.test(name);
const ISSUED = /新|出版|发行|重印|再版|研制|授权|登记|获批/u;

/** Whether figures under a heading count the sorts of what it names: the same taxon grows in several gardens. */
export const countsSorts = ({ counts }: Pick<Column, "counts">): boolean =>
  counts !== undefined && (SORTS.test(counts) || nounKind(counts) === "group");

/** Whether a column tells by degrees what each thing is like: how hot, hard, strong or sour. */
export const isIntensity = ({ name, unit }: Pick<Column, "name" | "unit">): boolean =>
  INTENSITY.test(withoutQualifier(name)) || (unit !== undefined && (INTENSE_UNIT.test(unit) || /^[°º℃℉]/.test(unit)));

/** A sum of what makes up no whole: "the doors of all tents of a brand", "the diameters of all bowls", "the losses of all clubs". */
export function isOddSum(node: Branch, bench: Workbench): boolean {
  const adds = ADDING.has(node.op) || (node.op === "group" && node.params["take"] === "sum");
  const from = inputOf(node);
  if (!(adds || addsThings(node)) || !from || isOfYears(from)) return false;
  const columns = bench.table(from)?.columns ?? [];
  const column = columns.find(({ name }) => name === node.params["column"]);
  if (column !== undefined && node.op !== "group" && isOfRivals(column, columns) && !isOfOne(from)) return true;
  if (column !== undefined && isPaidToAttend(column, from, bench)) return true;
  const nouns = nodesOf(from).flatMap((one) => (isLeaf(one) ? bench.relation(one.relation).naming.singular : []));
  const isNoSum = (noun: string) => column !== undefined && (goAgain(column, noun) || isOfOffer(column, noun));
  if (column !== undefined && (nouns.some(isNoSum) || areShared(column, from, bench))) return true;
  if (node.op === "year_totals" && SHARED_OUT.test(String(node.params["column"]).trim())) return true;
  return (
    column !== undefined && !isTally(column, from) && !(addUp(column, columns) && !isBareFraction(column, from, bench))
  );
}

const PARTY = /(?:人员|队员|演员|选手)数?(?:[（(][^）)]*[）)])?$/u;
/** What is counted by turns takes place. */
const TURNS = /^[次场届]$/u;

/** How many there are at a time, whatever takes place then. */
const STANDING =
  /\b(?:registered voters|electors|electorate|population|inhabitants|residents|households|members|membership|staff|employees|dwellings|capacity)\b|登记选民|选民人?数|人口|会员人?数|员工人?数|容量/i;
const OCCASION =
  /(?:^|\s)(?:ballot|by-election|championship|conference|congress|convention|election|festival|meeting|poll|referendum|session|summit|vote)$/i;

/** How many of a house go out each time: "team size", "number of crew". Who comes for it ("participants", "visitors") is counted as often as it is. */
const GOING_OUT =
  /^(?:(?:size of (?:the |its )?)?(?:cast|crew|party|squad|staff|team)(?: size| strength)?|(?:number of )?(?:cast|crew|party|squad|staff|team) members)$|^number of (?:crew|staff)$/i;

/** What was answered to one question, and not to the next. */
const ANSWERS = /^(?:number of )?(?:yes|no|for|against) votes$|^(?:赞成|反对|同意)票数?$/i;

/** Does a column say how many went along with what takes place, or were there? The next time they are the same people again; nor do answers to several questions add up. */
export const goAgain = ({ name }: Pick<Column, "name">, noun: string): boolean =>
  (PARTY.test(name.trim()) && TURNS.test(measureWord(noun))) ||
  (GOING_OUT.test(humanise(name)) && TAKES_PLACE.has(nounKind(noun) ?? "")) ||
  ANSWERS.test(humanise(name)) ||
  isUsedAgain(humanise(name), noun) ||
  (STANDING.test(humanise(name)) && (OCCASION.test(noun) || TURNS.test(measureWord(noun))));

/** Kinds of nouns for what is done or happens. */
const TAKES_PLACE: ReadonlySet<string> = new Set(["act", "event"]);

/** "In millions", "万元": what the decimals are of. */
const SCALED = /\b(?:billions?|millions?|thousands?)\b|[百千万亿]/i;

/** Neither a number of things nor so much of anything: "8.4" of a scale that everybody who asks knows. */
function isBareFraction({ name, unit }: Column, from: Node, bench: Workbench): boolean {
  if (unit !== undefined || SCALED.test(name)) return false;
  const values = bench.columns(from).find(({ column }) => column.name === name)?.values ?? [];
  return values.some((value) => value.kind === "number" && /\.\d*[1-9]/.test(value.decimal));
}

/** What is shared out among those that compete: together it is as many as were played for. */
const SHARED_OUT =
  /^(?:number of )?(?:league )?points$|^(?:matches |games )?(?:won|lost|wins|losses|draws|drawn)$|^(?:总?积分|[胜负平][场盘局]?数?)$/i;

/** "All stations together", year by year; the months of one year are parts of it. */
const addsThings = ({ op, params }: Branch): boolean =>
  op === "year_totals" && !/^(?:months?|quarters?|月份?|季度?)$/i.test(String(params["by"]));

/** Years of one thing follow each other: their snowy days are different days. */
const isOfYears = (from: Node): boolean => !isLeaf(from) && (from.op === "over_years" || from.op === "year_totals");

/** What a question counted itself is a number of things. */
const isTally = ({ name }: Column, from: Node): boolean => !isLeaf(from) && from.op === "group" && name === "count";
