import type { Column } from "../core/relation.ts";
import type { ChineseThings } from "./chinese/phrase.ts";
import { columnName } from "./chinese/phrasing.ts";
import { type Condition, conjuncts } from "./condition.ts";
import { columnWords } from "./english/phrasing.ts";
import { GuardError } from "./guard-error.ts";
import type { TableResult, ThingsPhrase } from "./operation.ts";
import { columnNamed } from "./table.ts";
import { expectedIn } from "./values/expected-dates.ts";

/**
 * The things with columns of a condition called after what is said behind their dates: what is planned for April has not been done in
 * April, so that “竣工于2031年之后” is “计划竣工时间晚于2031年”, and "opened after 2031" is "whose planned opening date is after 2031".
 *
 * @param said what a column is called
 */
function withExpected<T extends { names?: Readonly<Record<string, string>> }>(
  things: T,
  condition: Condition,
  table: TableResult,
  said: (column: Column, word: string) => string,
): T {
  const names = conjuncts(condition)
    .flat()
    .flatMap(({ column }): [string, string][] => {
      const { word } = expectedIn(table, column);
      return word === undefined ? [] : [[column, said(columnNamed(table, column), word)]];
    });
  return names.length === 0 ? things : { ...things, names: { ...things.names, ...Object.fromEntries(names) } };
}

/** What a time is called: “opened” is none, and nothing is “planned opened”. */
const TIME_NOUN = /\b(?:dates?|days?|times?|years?|months?|completion|opening|start|end|launch|release)$/i;

export const expectedThings = (things: ThingsPhrase, condition: Condition, table: TableResult): ThingsPhrase =>
  withExpected(things, condition, table, (column, word) => {
    const name = columnWords(column, things);
    if (!TIME_NOUN.test(name)) throw new GuardError("expected", `"${column.name}" says what has not been done yet`);
    return `${word} ${name}`;
  });

export const expectedChinese = (things: ChineseThings, condition: Condition, table: TableResult): ChineseThings =>
  withExpected(things, condition, table, (column, word) => {
    const name = columnName(column, things);
    // What is behind 的 is planned, and not whose it is.
    const owner = /^.*的/u.exec(name)?.[0] ?? "";
    return `${owner}${word}${name.slice(owner.length)}`;
  });
