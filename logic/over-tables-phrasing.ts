import type { ChinesePhrase } from "./chinese/phrase.ts";
import { chineseThings, columnName } from "./chinese/phrasing.ts";
import { numberWord } from "./english/english.ts";
import { thingsInput } from "./english/phrasing.ts";
import { quantityName } from "./english/quantity-name.ts";
import type { Phrase, TableResult } from "./operation.ts";
import { fromIndex, type Params, rowsTaken } from "./over-tables.ts";
import { columnNamed } from "./table.ts";
import { chineseTablesCalled, tablesCalled } from "./tables-called.ts";
import { timeOf } from "./time-of-row.ts";
import { chineseTimeWords, type StatedTimes, timeWords } from "./time-words.ts";
import { keyAt } from "./values/period.ts";

/** "金牌总数" of "金牌数", "积分之和" */
const summed = (what: string): string => (/(?<!总)数$/u.test(what) ? what.replace(/数$/u, "总数") : `${what}之和`);

const NUMERALS: Readonly<Record<number, string>> = { 2: "二", 3: "三", 5: "五", 10: "十" };

/** "total number of points in the final tables from 2020 to 2024", "number of appearances in the tables “Top scorers” from 2020 to 2024" */
export function quantityOverTables(params: Params, inputs: readonly Phrase[], table: TableResult): string {
  const where = tablesCalled(params.tables, spanWords(params, table), params.by === undefined);
  if (params.take === "appearances") return `number of appearances ${where}`;
  if (params.take === "places") {
    const places = params.last === 1 ? "first places" : `top-${numberWord(params.last!)} finishes`;
    return `number of ${places} ${where}`;
  }
  const column = columnNamed(table, params.column!);
  const quantity = quantityName(column, thingsInput(inputs, fromIndex(params)), column.unit);
  return `total ${quantity.replace(/^total /, "")} ${where}`;
}

/** "2018年至2021年各年“奖牌榜”中的金牌总数", "第1届至第6届各届“获奖名单”中出现的次数" */
export function chineseQuantityOverTables(
  params: Params,
  inputs: readonly ChinesePhrase[],
  table: TableResult,
): string {
  const where = chineseTablesCalled(params.tables, chineseSpan(params, table));
  if (params.take === "appearances") return `${where}中${params.tables.endsWith("榜") ? "上榜" : "出现"}的次数`;
  const last = params.last === 1 ? "第一" : `前${NUMERALS[params.last!] ?? params.last}`;
  if (params.take === "places") return `${where}中排名${last}的次数`;
  const tables = chineseThings(inputs, fromIndex(params));
  return `${where}中的${summed(columnName(columnNamed(table, params.column!), tables))}`;
}

/** The times of the tables, as printed. */
function timesOf(params: Params, table: TableResult): StatedTimes {
  const time = { time: params.time! };
  return {
    points: rowsTaken(params, table).flatMap((row) => {
      const { period, value } = timeOf(table, row, time);
      return period === undefined ? [] : [{ at: period.at, period, printed: value.printed }];
    }),
  };
}

function spanWords(params: Params, table: TableResult): string | undefined {
  if (params.editions) return `from ${params.editions.map(withArticle).join(" to ")}`;
  if (params.time === undefined || params.since === undefined || params.until === undefined) return undefined;
  const { of } = timeWords(timesOf(params, table));
  return `from ${of(keyAt(params.since))} to ${of(keyAt(params.until))}`;
}

/** "the 4th Harbour Festival", "Harbour Festival 2019" */
const withArticle = (name: string): string => (ORDINAL.test(name) ? `the ${name}` : name);
const ORDINAL = /^(?:\d+(?:st|nd|rd|th)|\p{Lu}?\p{Ll}+th|first|second|third)\s/iu;

function chineseSpan(params: Params, table: TableResult): string | undefined {
  if (params.editions) {
    // What stands behind the number of each says when it was: "第3届（2018年）".
    const [first, last] = params.editions.map((name) => name.replace(/(?<=第.+)[（(][^（()）]*[)）]$/u, "")) as [
      string,
      string,
    ];
    return `${first}至${last}各${/[届屆期季]/u.exec(last)?.[0] ?? "次"}`;
  }
  if (params.time === undefined || params.since === undefined || params.until === undefined) return undefined;
  const { of, noun } = chineseTimeWords(timesOf(params, table));
  return `${of(keyAt(params.since))}至${of(keyAt(params.until))}各${noun === "年份" ? "年" : noun}`;
}
