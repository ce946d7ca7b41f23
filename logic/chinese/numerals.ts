/** Numbers, dates and lists as Chinese texts write them (GB/T 15835—2011 for the choice of figures). */

const DIGITS = "零一二三四五六七八九十";

/** "三" for places and small numbers, figures past ten. */
export function numeral(n: number): string {
  return DIGITS[n] ?? String(n);
}

/** "两" before a measure word, "三", "12". */
export function countNumeral(n: number): string {
  return n === 2 ? "两" : numeral(n);
}

/** "A、B和C" */
export function chineseList(items: readonly string[], conjunction: "和" | "或" = "和"): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join("、")}${conjunction}${items.at(-1)}`;
}

/** "2021年5月12日", "2021年5月", "2021年" of an ISO date cut to its granularity. */
export function chineseDate(iso: string): string {
  const [date = "", time] = iso.split("T");
  const [year = "", month, day] = date.split("-");
  const written = [
    `${year.replace(/^0+/, "")}年`,
    month ? `${Number(month)}月` : "",
    day ? `${Number(day)}日` : "",
  ].join("");
  return time ? `${written}${time}` : written;
}

/** From here on round numbers are written with 万 and 亿. */
const SCALES = [
  { word: "万亿", power: 12 },
  { word: "亿", power: 8 },
  { word: "万", power: 4 },
] as const;
/** So many decimals before 万 or 亿 are still easier to read than the figures in full. */
const MOST_DECIMALS = 2;

/** "5万" of "50000", "1.2亿" of "120000000"; numbers that are not round stay in figures. */
export function chineseNumber(decimal: string): string {
  const [, sign = "", whole = "", fraction] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(decimal) ?? [];
  if (whole === "" || fraction !== undefined) return decimal;
  for (const { word, power } of SCALES) {
    if (whole.length <= power) continue;
    const rest = whole.slice(-power).replace(/0+$/, "");
    if (rest.length <= MOST_DECIMALS) return `${sign}${whole.slice(0, -power)}${rest === "" ? "" : `.${rest}`}${word}`;
  }
  return decimal;
}
