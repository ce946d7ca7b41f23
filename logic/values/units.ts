/**
 * Units as cells print them. The lexicon says which words behind a number are a unit without more evidence; words that
 * are not in it become one when several cells of a column share them (`columnHints`).
 */
import { toSimplified } from "../../core/chinese-scripts.ts";

/** Canonical key -> spellings. Two spellings of one key are the same unit; nothing is ever converted. */
const SPELLINGS: Readonly<Record<string, string>> = {
  "%": "%|percent|per cent|pct|percentage|％|个百分点",
  "‰": "‰",
  bp: "bp|bps|basis point|basis points|个基点|基点",
  km: "km|kms|kilometer|kilometre|kilometers|kilometres|公里|千米",
  m: "m|meter|metre|meters|metres|米|公尺",
  cm: "cm|centimeter|centimetre|centimeters|centimetres|厘米|公分",
  mm: "mm|millimeter|millimetre|millimeters|millimetres|毫米",
  mi: "mi|mile|miles|英里",
  ft: "ft|feet|foot|英尺",
  in: 'in|inch|inches|"|″',
  yd: "yd|yard|yards",
  里: "里|华里",
  nm: "nm|海里|nautical mile|nautical miles",
  "sq km":
    "sq km|sq. km|km²|km2|km^2|square kilometer|square kilometre|square kilometers|square kilometres|平方公里|平方千米",
  "sq m": "sq m|sq. m|m²|m2|m^2|square meter|square metre|square meters|square metres|平方米",
  "sq mi": "sq mi|sq. mi|mi²|mi2|square mile|square miles",
  "sq ft": "sq ft|sq. ft|ft²|ft2|square foot|square feet",
  ha: "ha|hectare|hectares|公顷",
  acres: "acre|acres",
  "cu m": "cu m|cu. m|m³|m3|cubic meter|cubic metre|cubic meters|cubic metres|立方米",
  "cu km": "cu km|立方公里|立方千米|km³|km3|cubic kilometers|cubic kilometres",
  kg: "kg|kgs|kilogram|kilograms|kilo|kilos|公斤|千克",
  g: "g|gram|grams|gramme|grammes|克",
  mg: "mg|毫克|milligram|milligrams",
  t: "t|ton|tons|tonne|tonnes|metric ton|metric tons|吨|公吨",
  lb: "lb|lbs|pound|pounds",
  oz: "oz|ounce|ounces",
  stone: "stone|stones",
  斤: "斤|市斤",
  l: "l|L|liter|litre|liters|litres|升",
  ml: "ml|毫升|mL|milliliter|milliliters|millilitre|millilitres",
  gal: "gal|gallon|gallons",
  bbl: "bbl|barrel|barrels",
  "bbl/day": "bbl/day|barrels per day|barrels/day",
  years: "year|years|yr|yrs|y/o|years old|岁|年",
  months: "month|months|mo|mos|个月",
  weeks: "week|weeks|wk|wks|周|星期",
  days: "day|days|天|日",
  hours: "hour|hours|hr|hrs|h|小时",
  minutes: "minute|minutes|min|mins|min.|分钟|minutes (h min)|分钟（时分）",
  // What is printed by the clock is counted in seconds, too (`clock-unit.ts`), and what is told in hours in minutes (`hours-unit.ts`).
  seconds: "second|seconds|sec|secs|s|秒|seconds (h:mm:ss)|秒（时:分:秒）",
  ms: "ms|毫秒|millisecond|milliseconds",
  B: "B|byte|bytes|字节",
  bits: "bit|bits",
  kB: "kB|KB|kilobyte|kilobytes",
  MB: "MB|兆字节|megabyte|megabytes",
  GB: "GB|gigabyte|gigabytes",
  TB: "TB|terabyte|terabytes",
  PB: "PB|petabyte|petabytes",
  KiB: "KiB",
  MiB: "MiB",
  GiB: "GiB",
  "Mbit/s": "Mbps|Mbit/s|Mb/s",
  Hz: "Hz",
  kHz: "kHz",
  MHz: "MHz",
  GHz: "GHz",
  W: "W|watt|watts|瓦",
  kW: "kW|kilowatt|kilowatts|千瓦",
  MW: "MW|megawatt|megawatts|兆瓦",
  GW: "GW|gigawatt|gigawatts",
  Wh: "Wh",
  kWh: "kWh|千瓦时|度",
  MWh: "MWh",
  GWh: "GWh",
  TWh: "TWh",
  J: "J|joule|joules",
  kJ: "kJ",
  kcal: "kcal|calories|Cal|cal",
  V: "V|volt|volts",
  A: "A|amp|amps",
  mAh: "mAh",
  hp: "hp|马力|bhp|horsepower",
  mpg: "mpg",
  mph: "mph",
  "km/h": "km/h|公里/小时|千米/时|kph|kmh",
  "m/s": "m/s|米/秒",
  kn: "kn|knots|knot|kt|kts",
  "°C": "°C|℃|° C|摄氏度",
  "°F": "°F|℉|° F",
  "°": "°|degrees|degree|deg",
  K: "K|kelvin",
  Pa: "Pa",
  hPa: "hPa|mbar",
  kPa: "kPa",
  MPa: "MPa",
  bar: "bar",
  psi: "psi",
  dB: "dB",
  px: "px|像素|pixel|pixels",
  MP: "MP|megapixel|megapixels",
  pages: "page|pages|pp|pp.|页",
  people: "people|名|persons|person|inhabitants|residents|人",
  points: "point|points|pts|pt|pts.|分",
  votes: "vote|votes|票",
  seats: "seat|seats|席",
  credits: "credit|credits|ECTS|credit hours|学分",
  students: "student|students",
  employees: "employee|employees",
  goals: "goal|goals",
  games: "game|games",
  rooms: "room|rooms",
  beds: "bed|beds",
  copies: "copies",
  $: "$|US$|USD|dollar|dollars|US dollars|U.S. dollars|美元",
  "€": "€|EUR|euro|euros|欧元",
  "£": "£|GBP|pounds sterling|英镑",
  "¥": "¥|￥|元|人民币|CNY|RMB|yuan",
  JPY: "JPY|JP¥|yen|日元",
  "₹": "₹|INR|Rs|Rs.|rupees",
  CHF: "CHF|Fr.|瑞士法郎",
  C$: "C$|CA$|CAD",
  A$: "A$|AU$|AUD",
  NZ$: "NZ$|NZD",
  HK$: "HK$|HKD|港元|港币",
  R$: "R$|BRL",
  "₩": "₩|KRW|won|韩元",
  "₽": "₽|RUB|rubles|roubles|卢布",
  SEK: "SEK|瑞典克朗",
  NOK: "NOK|挪威克朗",
  DKK: "DKK|丹麦克朗",
  PLN: "PLN|zł",
  CZK: "CZK|Kč",
  HUF: "HUF|Ft",
  SGD: "SGD|S$",
  MXN: "MXN|MX$",
  ZAR: "ZAR",
  TRY: "TRY|₺",
  THB: "THB|฿",
  ILS: "ILS|₪",
};

const KEYS = new Map<string, string>();
for (const [key, spellings] of Object.entries(SPELLINGS)) {
  for (const spelling of spellings.split("|")) KEYS.set(spelling, key);
}

const CURRENCIES = new Set(
  "$ € £ ¥ JPY ₹ CHF C$ A$ NZ$ HK$ R$ ₩ ₽ SEK NOK DKK PLN CZK HUF SGD MXN ZAR TRY THB ILS".split(" "),
);

/** Currency marks and codes that may stand before the number, longest first. */
export const CURRENCY_PREFIXES: readonly string[] = [...KEYS]
  .filter(([spelling, key]) => CURRENCIES.has(key) && !/^[a-z]/.test(spelling) && !/\s/.test(spelling))
  .map(([spelling]) => spelling)
  .sort((a, b) => b.length - a.length);

/** A unit is at most this long; what is longer is a sentence. */
const LONGEST_UNIT = 40;
/** "deaths/1,000 population", "male(s)/female", "km/h" */
const RATE = /^[\p{L}°%$€£'()\s.-]*\/\s?[\d., ]*[\p{L}°²³][\p{L}°²³()\s-]*$/u;
/** "of GDP", "per day", "annual rate of change": what may follow a known unit. Never digits. */
const COMPLEMENT = /^(?:(?:of|per|in|annual|a|an)\s)[\p{L}\s'-]+$|^[\p{Ll}\s'-]{1,24}$/u;

/** Is this text, behind a number, a unit without any further evidence? */
export function isKnownUnit(given: string): boolean {
  const text = toSimplified(given);
  if (text.length > LONGEST_UNIT) return false;
  if (lexiconKey(text) !== undefined) return true;
  if (/^\p{Script=Han}/u.test(text)) return isChineseUnit(text);
  if (RATE.test(text)) return true;
  if (text.startsWith("%")) return COMPLEMENT.test(text.slice(1).trim());
  const complement = /^(\S+(?:\s\S+)?)\s((?:of|per|an?)\s.+)$/u.exec(text);
  if (complement) return lexiconKey(complement[1]!) !== undefined && COMPLEMENT.test(complement[2]!);
  return /^per\s[\p{L}\s-]+$/u.test(text);
}

/** Is this, as it is written, a unit of the lexicon? */
export function isSpelledUnit(text: string): boolean {
  return lexiconKey(toSimplified(text)) !== undefined;
}

/** "万" and "亿" belong to a unit that a heading prints: "万人", "亿元", "万吨标准煤". */
const CHINESE_SCALE = /^(?:[十百千]?万亿?|[十百千]?亿|百|千|十)(?=\p{Script=Han}|[a-zA-Z$€£¥])/u;
/** Measure words: what stands before them was counted. */
const MEASURE_WORD =
  /^(?:[字个名位家所座部辆台套件次张项种条间户株头只艘架篇册本场枚起例处层班门届匹羽亩卷幅桩宗款颗粒段栋幢块片节集期排列批轮遍趟])$|^(?:人次|辆次|架次|车次|标准箱|标箱|小时|学时|人口|册次|户次|平方|立方|床位|张床|个月|个百分点|公顷|亩|标准煤|吨标准煤)$/;

/** A Chinese unit: one of the lexicon or a measure word, a scale before it, a rate of two of them. */
function isChineseUnit(text: string): boolean {
  const [unit = "", per] = text.split(/\s?[/／每]\s?/);
  if (per !== undefined && !isPlainChineseUnit(per.replace(/^[十百千万]+/, ""))) return false;
  return isPlainChineseUnit(unit) || isPlainChineseUnit(unit.replace(CHINESE_SCALE, ""));
}

function isPlainChineseUnit(text: string): boolean {
  return lexiconKey(text) !== undefined || MEASURE_WORD.test(text);
}

/** The same for every spelling of a unit ("km²", "sq km" -> "sq km"; "province", "provinces" -> "province"). */
export function unitKey(unit: string): string {
  const known = lexiconKey(toSimplified(unit));
  if (known !== undefined) return known;
  const folded = unit
    .replace(/\(e?s\)/g, "")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
  return folded.replace(/ies$/, "y").replace(/(?<=[a-z]{2})s$/, "");
}

/** Do two values carry the same unit? None counts as a unit of its own. */
export function sameUnit(a: string | undefined, b: string | undefined): boolean {
  return a === b || (a !== undefined && b !== undefined && unitKey(a) === unitKey(b));
}

/** Is the unit a currency? Such units are printed before the number where they are signs. */
export function isCurrency(unit: string): boolean {
  return CURRENCIES.has(lexiconKey(unit) ?? "");
}

function lexiconKey(unit: string): string | undefined {
  const exact = KEYS.get(unit) ?? (unit.length > 2 ? KEYS.get(unit.toLowerCase()) : undefined);
  return exact ?? (unit.length > 1 && unit.endsWith(".") ? lexiconKey(unit.slice(0, -1)) : undefined);
}
