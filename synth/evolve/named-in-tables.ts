import type { Column, Row } from "../../core/relation.ts";
import { isPlural } from "../../logic/english/english.ts";
import { humanise } from "../../logic/english/humanise.ts";
import { printedText } from "../../logic/table.ts";
import { foldText } from "../../logic/values/normalise.ts";
import { PAGE_COLUMN } from "../survey/collections/table-families.ts";
import type { Survey } from "../survey/survey.ts";
import type { SurveyedRelation } from "../survey/surveyed.ts";

/** Fewer pages are no series. */
export const LEAST_PAGES = 3;
/** Of fewer things nobody asks which has most. */
export const LEAST_THINGS = 4;
/** Of tables in which fewer of the names stand again (share of rows) each lists things of its own. */
const RECURRING = 0.6;
/** What stands for several, or for none. */
const NO_THING =
  /^(?:others?|all|total|sum|various|none|independents?|n\/?a|vacant|unknown|其他|其它|合计|总计|无|空缺|[-–—]*)$/i;

/** What a row is called in a column, made comparable. */
export const nameAt = ({ cells }: Row, at: number): string => foldText(printedText(cells[at]!.value));

/** Does a column name things that stand in several of the tables, in a word for each of them? */
export function isOfThings(
  { name, type, unnamed }: Column,
  at: number,
  rows: readonly Row[],
  { naming }: SurveyedRelation,
  survey: Survey,
): boolean {
  // "书名" is called by the things that it leads to.
  const said = survey.language === "zh" ? (naming.names?.[name] ?? name) : name;
  if ((type !== "text" && type !== "entity") || unnamed || name === PAGE_COLUMN || !isNoun(said, survey.language))
    return false;
  const tables = new Map<string, Set<string>>();
  for (const row of rows) {
    const { value, evidence } = row.cells[at]!;
    const called = nameAt(row, at);
    if (value.kind !== "text" && value.kind !== "entity") return false;
    if (NO_THING.test(called) || /[,;、，；]/u.test(called)) return false;
    tables.set(called, (tables.get(called) ?? new Set()).add(evidence.url));
  }
  if (areNumbers([...tables.keys()]) || holdsPairs(tables)) return false;
  const again = rows.filter((row) => tables.get(nameAt(row, at))!.size > 1).length;
  const all = new Set(rows.map(({ cells }) => cells[0]!.evidence.url)).size;
  // What stands in all tables alike is a sort of row (a prize, a discipline), unless its figures are of it.
  return tables.size >= LEAST_THINGS && again >= RECURRING * rows.length && all >= LEAST_PAGES;
}

/** "Race 1", "第3场": rows that are counted anew in each table are no things that stand in several. */
const areNumbers = (names: readonly string[]): boolean => {
  const [alike, ...others] = new Set(names.map((name) => name.replace(/\d+|(?<=第)[一二三四五六七八九十百]+/gu, "#")));
  return alike?.includes("#") === true && others.length === 0;
};

/** "Ida Orr & Max Dunn" beside "Ida Orr": who stands there with somebody stands there, too, and would not be counted. */
const holdsPairs = (names: ReadonlyMap<string, unknown>): boolean =>
  [...names.keys()].some((name) => {
    const parts = name.split(/\s*(?:&|\/|\+|\band\b|(?<=\p{Script=Han})[和与及]|\bwith\b)\s*/u);
    return parts.length > 1 && parts.some((part) => names.has(part));
  });

/** Is what a column is called a word for each of those that it names? */
function isNoun(heading: string, language: Survey["language"]): boolean {
  if (language === "zh")
    return /^\p{Script=Han}{1,6}$/u.test(heading) && !/(?:名称|名|编号|代码|备注|说明)$/u.test(heading);
  const said = humanise(heading);
  return (
    /^\p{Ll}+(?: \p{Ll}+)?$/u.test(said) &&
    !isPlural(said) &&
    !/^(?:notes?|remarks?|comments?|results?|status)$/.test(said)
  );
}
