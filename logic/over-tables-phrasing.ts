import type { ChinesePhrase } from "./chinese/phrase.ts";
import { chineseThings, columnName } from "./chinese/phrasing.ts";
import { isDoneBy } from "./english/done-by.ts";
import { numberWord, plural } from "./english/english.ts";
import { humanise } from "./english/humanise.ts";
import { nounKind } from "./english/noun-kinds.ts";
import { columnWords, thingsInput } from "./english/phrasing.ts";
import { quantityName } from "./english/quantity-name.ts";
import type { Phrase, TableResult } from "./operation.ts";
import { fromIndex, type Params, rowsTaken, standsAmong } from "./over-tables.ts";
import { columnNamed } from "./table.ts";
import { chineseTablesCalled, tablesCalled } from "./tables-called.ts";
import { timeOf } from "./time-of-row.ts";
import { chineseTimeWords, type StatedTimes, timeWords } from "./time-words.ts";
import { keyAt } from "./values/period.ts";

/** "金牌总数" of "金牌数", "观众总人数" of "观众人数", "积分之和" */
const summed = (what: string): string =>
  /(?<!总)数$/u.test(what) && !what.includes("总") ? what.replace(/[人次票场席户]?数$/u, "总$&") : `${what}之和`;

const NUMERALS: Readonly<Record<number, string>> = { 2: "二", 3: "三", 5: "五", 10: "十" };

/** "total number of points in the final tables from 2020 to 2024", "number of appearances in the tables “Top scorers” from 2020 to 2024" */
export function quantityOverTables(params: Params, inputs: readonly Phrase[], table: TableResult): string {
  const where = tablesCalled(params.tables, spanWords(params, table), params.by === undefined);
  if (params.take === "appearances")
    return deedWords(params, inputs, table) ?? `number of appearances ${asWhat(params, inputs, table)}${where}`;
  if (params.take === "places") {
    const places = params.last === 1 ? "first places" : `top-${numberWord(params.last!)} finishes`;
    return `number of ${places} ${where}`;
  }
  const column = columnNamed(table, params.column!);
  const quantity = quantityName(column, thingsInput(inputs, fromIndex(params)), column.unit);
  return `total ${quantity.replace(/^total /, "")} ${where}`;
}

/** "as champion " where others of the kind stand in the tables under another heading */
function asWhat(params: Params, inputs: readonly Phrase[], table: TableResult): string {
  if (params.by === undefined || !standsAmong(table.columns, rowsTaken(params, table), params.by)) return "";
  return `as ${columnWords(columnNamed(table, params.by), thingsInput(inputs, fromIndex(params)))} `;
}

/**
 * "number of episodes directed in seasons 1 to 5": where a column says what somebody did to what the rows are, it is that which is
 * counted, and the tables need no name of their own.
 */
function deedWords(params: Params, inputs: readonly Phrase[], table: TableResult): string | undefined {
  const participle = /^(\p{L}+) by$/iu.exec(params.by?.trim() ?? "")?.[1]?.toLowerCase();
  const { plural: rows, listed } = thingsInput(inputs, fromIndex(params));
  if (participle === undefined || !isDoneBy(participle) || listed || humanise(params.tables) !== rows) return undefined;
  const span = spanWords(params, table)?.replace(/^of /, "in ");
  return `number of ${rows} ${participle} ${span ?? tablesCalled(params.tables, undefined, false)}`;
}

/** "2018年至2021年各年“奖牌榜”中的金牌总数", "第1届至第6届各届“获奖名单”中出现的次数" */
export function chineseQuantityOverTables(
  params: Params,
  inputs: readonly ChinesePhrase[],
  table: TableResult,
): string {
  const where = chineseTablesCalled(params.tables, chineseSpan(params, table));
  if (params.take === "appearances") return `${where}中${chosenAs(params)}的次数`;
  const last = params.last === 1 ? "第一" : `前${NUMERALS[params.last!] ?? params.last}`;
  if (params.take === "places") return `${where}中排名${last}的次数`;
  const tables = chineseThings(inputs, fromIndex(params));
  return `${where}中的${summed(columnName(columnNamed(table, params.column!), tables))}`;
}

/** What befell whom a list names, as the heading above them says it: “获奖” of “获奖学生”. */
function chosenAs({ by, tables }: Params): string {
  const chosen = /^(?<deed>获奖|得奖|获评|获选|入选|入围|当选|夺冠|晋级|上榜)(?=\p{Script=Han}{1,4}$)/u.exec(
    by?.trim() ?? "",
  );
  return chosen?.groups?.["deed"] ?? (tables.endsWith("榜") ? "上榜" : "出现");
}

/** The times of the tables, as printed. */
function timesOf(params: Params, table: TableResult): StatedTimes {
  const time = { time: params.time! };
  return {
    heading: params.time!,
    points: rowsTaken(params, table).flatMap((row) => {
      const { period, value } = timeOf(table, row, time);
      return period === undefined ? [] : [{ at: period.at, period, printed: value.printed }];
    }),
  };
}

function spanWords(params: Params, table: TableResult): string | undefined {
  if (params.editions) return editionsCalled(params.editions, table.columns[0]!.name);
  if (params.time === undefined || params.since === undefined || params.until === undefined) return undefined;
  const { of } = timeWords(timesOf(params, table));
  return `from ${of(keyAt(params.since))} to ${of(keyAt(params.until))}`;
}

/** "of seasons 1 to 5" of "Season 1" and "Season 5", or of "1" and "5" below "Season"; "from the 4th Bay Cup to the 6th Bay Cup" */
function editionsCalled(editions: readonly [string, string], heading: string): string {
  const [first, last] = editions.map((name) => numberOfKind(name, heading)) as [EditionNumber, EditionNumber];
  if (first && last && first.kind === last.kind) return `of ${plural(first.kind)} ${first.number} to ${last.number}`;
  return `from ${editions.map(withArticle).join(" to ")}`;
}

type EditionNumber = { kind: string; number: string } | undefined;

function numberOfKind(name: string, heading: string): EditionNumber {
  const { kind = humanise(heading), number } =
    /^(?:(?<kind>\p{L}+) )?(?<number>\d{1,3})$/u.exec(name.trim())?.groups ?? {};
  const said = kind.toLowerCase();
  return number === undefined || nounKind(said) === undefined ? undefined : { kind: said, number };
}

/** "the 4th Harbour Festival", "Harbour Festival 2019" */
const withArticle = (name: string): string => (ORDINAL.test(name) ? `the ${name}` : name);
const ORDINAL = /^(?:\d+(?:st|nd|rd|th)|\p{Lu}?\p{Ll}+th|first|second|third)\s/iu;

function chineseSpan(params: Params, table: TableResult): string | undefined {
  if (params.editions?.every((name) => /^\d+$/.test(name.trim()))) {
    const unit = /[届屆期季轮輪卷]$/u.exec(table.columns[0]!.name)?.[0] ?? "期";
    return `第${params.editions[0]}${unit}至第${params.editions[1]}${unit}各${unit}`;
  }
  if (params.editions) {
    // What stands behind the number of each says when it was: "第3届（2018年）".
    const [first, last] = params.editions.map((name) => name.replace(/(?<=第.+)[（(][^（()）]*[)）]$/u, "")) as [
      string,
      string,
    ];
    return `${first}至${last}各${/[届屆期季轮輪卷]/u.exec(last)?.[0] ?? "次"}`;
  }
  if (params.time === undefined || params.since === undefined || params.until === undefined) return undefined;
  const { of, noun } = chineseTimeWords(timesOf(params, table));
  return `${of(keyAt(params.since))}至${of(keyAt(params.until))}各${noun === "年份" ? "年" : noun}`;
}
