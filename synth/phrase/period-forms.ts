import { numeral } from "../../logic/chinese/numerals.ts";
import { ordinalWord } from "../../logic/english/english.ts";
import { chinesePeriod, PER_YEAR, periodOfKey, periodWords, yearOfPeriod } from "../../logic/values/period.ts";

/** How a season that begins in a year is written. */
function seasonsFrom(year: string): string[] {
  const next = String(Number(year) + 1);
  return ["–", "-", "/"].flatMap((mark) => [`${year}${mark}${next.slice(2)}`, `${year}${mark}${next}`]);
}

/** How a question says a year, a season that begins in it, a quarter or a month. */
export function periodForms(key: string): string[] {
  const period = periodOfKey(key);
  const said = [periodWords(period), chinesePeriod(period)];
  if (period.grain === "quarter") {
    const [quarter, year] = [(period.at % PER_YEAR.quarter) + 1, yearOfPeriod(period)];
    const [english, chinese] = [ordinalWord(quarter), numeral(quarter)];
    const named = [`Q${quarter}`, `${english} quarter`, `${quarter}${SUFFIX[quarter - 1]} quarter`];
    if (period.anyYear) return [...said, ...named, `${chinese}季度`, `${quarter}季度`];
    const behind = named.flatMap((name) => [
      `${name} ${year}`,
      `${name} of ${year}`,
      `${year} ${name}`,
      `${year}${name}`,
    ]);
    return [
      ...said,
      ...behind,
      ...["", "第"].flatMap((mark) => [`${year}年${mark}${chinese}季度`, `${year}年${mark}${quarter}季度`]),
    ];
  }
  return period.grain === "year" ? [key, ...seasonsFrom(key)] : said;
}

const SUFFIX = ["st", "nd", "rd", "th"];
