import { Decimal, plain } from "../numerics/decimal.ts";

const DIGIT = new Map([..."零一二三四五六七八九"].map((character, value) => [character, value]));
for (const [character, value] of [
  ["〇", 0],
  ["两", 2],
  ["壹", 1],
  ["贰", 2],
  ["叁", 3],
  ["肆", 4],
  ["伍", 5],
  ["陆", 6],
  ["柒", 7],
  ["捌", 8],
  ["玖", 9],
] as const)
  DIGIT.set(character, value);
const SMALL_UNIT = new Map([
  ["十", 10],
  ["拾", 10],
  ["百", 100],
  ["佰", 100],
  ["千", 1000],
  ["仟", 1000],
]);

const NUMERAL = "[零〇一二三四五六七八九十百千万亿两壹贰叁肆伍陆柒捌玖拾佰仟]";
/** A run of numerals; what is a part of an ordinal or stands behind figures is none. */
const RUN = new RegExp(`(百分之|千分之)?(负)?(?<![\\d第]|\\d\\s)(${NUMERAL}+(?:点[零〇一二三四五六七八九]+)?)`, "gu");
/** One numeral says a number before what is counted, or at the end, and not as a part of a word. */
const COUNTED = /^(?:[年月日号天岁个名位家所座部辆台套件次张项种条间艘架篇倍。，,.！!]|$)/u;
const BEFORE = /[有是为共约达到年月的中\P{Script=Han}]$|^$/u;

/**
 * A text with its Chinese numerals in figures ("三百二十个" -> "320个", "百分之六点三" -> "6.3%", "二〇二一年五月" -> "2021年5月") and with
 * figures set apart from the characters before them. Words that only hold a numeral ("统一", "第三") stay.
 */
export function withFigures(text: string): string {
  return text
    .replace(RUN, (whole, part: string | undefined, negative: string | undefined, run: string, at: number) => {
      const single = [...run].length === 1 && part === undefined;
      if (single && !(COUNTED.test(text.slice(at + whole.length)) && BEFORE.test(text.slice(0, at)))) return whole;
      if (/^[万亿千百]/.test(run)) return whole;
      const number = readNumeral(run);
      if (number === undefined) return whole;
      const figures = `${negative ? "-" : ""}${plain(number)}`;
      return part === undefined ? figures : `${figures}${part === "百分之" ? "%" : "‰"}`;
    })
    .replace(/百分之(?=-?\d)(-?[\d.]+)/g, "$1%")
    .replace(/(?<=[\p{Script=Han}：，。、（])(?<!第)(?=[-−]?[\d$€£¥])/gu, " ");
}

/** The value of "三百二十", "一千二百万", "二〇二一", "六点三"; undefined where the characters make no number. */
export function readNumeral(text: string): Decimal | undefined {
  const [whole = "", fraction] = text.split("点");
  const integer = readInteger(whole);
  if (integer === undefined) return undefined;
  if (fraction === undefined) return integer;
  const digits = [...fraction].map((character) => DIGIT.get(character));
  if (digits.length === 0 || digits.includes(undefined)) return undefined;
  return integer.plus(new Decimal(`0.${digits.join("")}`));
}

function readInteger(text: string): Decimal | undefined {
  const characters = [...text];
  if (characters.length === 0) return undefined;
  // Digit by digit, as years are written.
  if (characters.every((character) => DIGIT.has(character)))
    return new Decimal(characters.map((character) => DIGIT.get(character)).join(""));
  for (const [word, size] of [
    ["亿", 1e8],
    ["万", 1e4],
  ] as const) {
    const at = text.lastIndexOf(word);
    if (at < 0) continue;
    const head = readInteger(text.slice(0, at));
    const tail = at === text.length - 1 ? new Decimal(0) : readInteger(text.slice(at + 1));
    return head !== undefined && tail?.lt(size) ? head.times(size).plus(tail) : undefined;
  }
  return readBelowTenThousand(characters);
}

function readBelowTenThousand(characters: readonly string[]): Decimal | undefined {
  let sum = 0;
  let digit: number | undefined;
  let last = 10_000;
  for (const character of characters) {
    const unit = SMALL_UNIT.get(character);
    if (unit === undefined) {
      const value = DIGIT.get(character);
      if (value === undefined || (digit !== undefined && digit !== 0)) return undefined;
      digit = value;
    } else {
      if (unit >= last) return undefined;
      sum += (digit || 1) * unit;
      last = unit;
      digit = undefined;
    }
  }
  return new Decimal(sum + (digit ?? 0));
}
